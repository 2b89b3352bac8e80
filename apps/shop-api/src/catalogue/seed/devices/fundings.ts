import type { FundingSeed } from '../seed-types';
import { discounted, price } from '../seed-types';
import { words } from '../words';

export const fundings = [
  { code: 'funding-24', months: 24, label: words('24 mensualités', '24 instalments', '24 Raten') },
  { code: 'funding-36', months: 36, label: words('36 mensualités', '36 instalments', '36 Raten') },
  { code: 'no_funding', months: null, label: words('En une fois', 'Paid at once', 'Einmalzahlung') },
] as const;

/** The same total however it is paid, without interest: what instalments leave over is due today. */
export function withoutInterest(
  total: number,
  monthly: { readonly in24: number; readonly in36?: number },
): FundingSeed[] {
  const { in24, in36 } = monthly;
  return [
    { funding: 'funding-24', price: price(in24), upfront: total - 24 * in24 },
    ...(in36 === undefined ? [] : [{ funding: 'funding-36' as const, price: price(in36), upfront: total - 36 * in36 }]),
    paidAtOnce(total),
  ];
}

/** An offer of the moment: 24 instalments that are lower for the first months. */
export function withDiscount(
  total: number,
  { upfront, newCustomer, existingCustomer, original, months }: Discount,
): FundingSeed[] {
  return [
    { funding: 'funding-24', price: discounted(newCustomer, existingCustomer, original, months), upfront },
    paidAtOnce(total),
  ];
}

interface Discount {
  readonly upfront: number;
  readonly newCustomer: number;
  readonly existingCustomer: number;
  readonly original: number;
  readonly months: number;
}

function paidAtOnce(total: number): FundingSeed {
  return { funding: 'no_funding', price: price(0), upfront: total };
}
