/** Id of the card of a line item. */
export function cartItemId(identifier: string): string {
  return `cart-item-${identifier}`;
}
