const key = 'alzette.prepaid-checkout.order';

/** Which cart became which order, over the way to the payment page and back. */
interface MadeOrder {
  readonly cart: string;
  readonly tokenValue: string;
}

export function keepMadeOrder(order: MadeOrder): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(order));
  } catch {
    // Without storage the cart is gone as well when the browser comes back: there is nothing to empty.
  }
}

/** Whether this order was made from this cart, which has not begun anew since. */
export function isMadeOrder({ cart, tokenValue }: MadeOrder): boolean {
  try {
    return window.sessionStorage.getItem(key) === JSON.stringify({ cart, tokenValue } satisfies MadeOrder);
  } catch {
    return false;
  }
}
