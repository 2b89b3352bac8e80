import type { CartItem, Cents, OrderResponse } from '@alzette/shop-model';

/** A part of the sum that is due today. A voucher's is negative. */
export interface DuePart {
  readonly id: string;
  readonly kind: 'upfront' | 'voucher' | 'activation' | 'installation' | 'shipping';
  /** Name of the item, or code of the voucher; empty for a part that belongs to the whole order. */
  readonly name: string;
  readonly cents: Cents;
}

/** What the order's total consists of, in the order's own amounts: the parts add up to it (spec row K3). */
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
  const activation = order.items.reduce((sum, { activationFee, quantity }) => sum + activationFee * quantity, 0);
  const whole: DuePart[] = [
    { id: 'activation', kind: 'activation', name: '', cents: activation },
    { id: 'shipping', kind: 'shipping', name: '', cents: order.shippingTotal },
  ];
  return [...perItem, ...whole].filter(({ cents }) => cents !== 0);
}
