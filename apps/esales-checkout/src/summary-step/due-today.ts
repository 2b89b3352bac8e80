import { type CartItem, type Cents, type OrderResponse, withQuantity } from '@alzette/shop-model';

/** A part of the sum that is due today. A voucher's is negative. */
export interface DuePart {
  readonly id: string;
  readonly kind: 'upfront' | 'voucher' | 'activation' | 'installation' | 'shipping';
  /** Name of the item or fee, or code of the voucher; empty for a part that belongs to the whole order. */
  readonly name: string;
  readonly cents: Cents;
}

/** The parts of the order's total, in the order's own amounts: they add up to the total (spec row K3). */
export function partsDueToday(order: OrderResponse, items: readonly CartItem[]): readonly DuePart[] {
  const inCart = new Map(items.map((item) => [item.identifier, item]));
  const perItem = order.items.flatMap((item): DuePart[] => {
    const { identifier, quantity, upfront, installationFee } = item;
    const ordered = inCart.get(identifier);
    const discount = ordered?.voucher ? Math.min(ordered.voucher.amount, ordered.price.upfront) : 0;
    const name = item.deviceModelName ?? item.variantName;
    return [
      { id: `upfront-${identifier}`, kind: 'upfront', name, cents: (upfront + discount) * quantity },
      {
        id: `voucher-${identifier}`,
        kind: 'voucher',
        name: ordered?.voucher?.voucherCode ?? '',
        cents: -discount * quantity,
      },
      { id: `installation-${identifier}`, kind: 'installation', name, cents: installationFee * quantity },
    ];
  });
  const shipping: DuePart = { id: 'shipping', kind: 'shipping', name: '', cents: order.shippingTotal };
  return [...perItem, ...activationFees(order), shipping].filter(({ cents }) => cents !== 0);
}

/** One part per name and price. */
function activationFees({ items }: OrderResponse): readonly DuePart[] {
  const quantities = new Map<string, number>();
  return items
    .map(({ activationFee, activationFeeName, variantName, quantity }) => {
      const name = activationFeeName ?? variantName;
      const id = `activation-${name}-${activationFee}`;
      quantities.set(id, (quantities.get(id) ?? 0) + quantity);
      return { id, name, activationFee };
    })
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .map(({ id, name, activationFee }) => {
      const quantity = quantities.get(id) ?? 0;
      return { id, kind: 'activation', name: withQuantity(quantity, name), cents: activationFee * quantity };
    });
}
