import { appliedPrice, upfrontOf, type CartItem, type Cents, type ItemPrice } from '@alzette/shop-model';

/** One line of the monthly price. */
export interface MonthlyPart {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly monthly: Cents;
  /** What it becomes, and from which month on. */
  readonly later: { readonly monthly: Cents; readonly fromMonth: number } | null;
}

/** One piece of what is due today; `name` null stands for the phone itself. */
export interface TodayPart {
  readonly id: string;
  readonly name: string | null;
  readonly amount: Cents;
}

/** What the monthly price is made of; pieces that cost nothing by the month are left out. */
export function monthlyParts(items: readonly CartItem[], isExistingCustomer: boolean): readonly MonthlyPart[] {
  return piecesOf(items)
    .map(({ id, name, price, quantity }) => {
      const monthly = appliedPrice(price, isExistingCustomer) * quantity;
      const original = price.original * quantity;
      const endsAfter = monthly < original ? price.discountDuration : null;
      const later = endsAfter === null ? null : { monthly: original, fromMonth: endsAfter + 1 };
      return { id, name, quantity, monthly, later };
    })
    .filter(({ monthly, later }) => monthly > 0 || later !== null);
}

/** What is due today: the phone less its voucher, then fees. */
export function todayParts(items: readonly CartItem[]): readonly TodayPart[] {
  const phones = items.map((item) => ({
    id: `${item.identifier} phone`,
    name: null,
    amount: upfrontOf(item) * item.quantity,
  }));
  const fees = piecesOf(items).map(({ id, name, price, quantity }) => ({
    id: `${id} fee`,
    name: price.activationFeeName || name,
    amount: price.activationFee * quantity,
  }));
  return [...phones, ...fees].filter(({ amount }) => amount > 0);
}

interface Piece {
  readonly id: string;
  readonly name: string;
  readonly price: ItemPrice;
  readonly quantity: number;
}

/** Lines by what is priced: a phone and its plan are two. */
function piecesOf(items: readonly CartItem[]): readonly Piece[] {
  return items.flatMap(({ identifier, type, product, variant, device, subscription, price, quantity }): Piece[] => {
    const isAddOn = type === 'subscription-additional' || type === 'tv-package';
    const name = isAddOn ? product.name : [variant.name, device?.funding?.label].filter(Boolean).join(', ');
    const own = { id: identifier, name, price, quantity };
    if (!subscription) return [own];
    return [own, { id: `${identifier} plan`, name: subscription.variant.name, price: subscription.price, quantity }];
  });
}
