import type { CheckoutType } from './cart';
import type { Cents } from './money';
import type { StarterPackList, TopUpAmounts } from './wire/catalogue';
import type { OrderAddress, OrderItem } from './wire/order';

export type PrepaidCheckoutType = Exclude<CheckoutType, 'esales'>;

/** The one product of a prepaid cart. `amount` is paid once; `credit` is the value on the phone. */
export interface PrepaidProduct {
  readonly type: PrepaidCheckoutType;
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  readonly amount: Cents;
  readonly credit: Cents;
}

/** All amounts of a top-up are one product. */
const topUpProductCode = 'top-up';

export function topUpProduct({ code, name, amount }: TopUpAmounts['items'][number]): PrepaidProduct {
  return { type: 'prepaid_top_up', code, productCode: topUpProductCode, name, amount, credit: amount };
}

export function starterPackProduct({
  code,
  name,
  product,
  amount,
  credit,
}: StarterPackList['items'][number]): PrepaidProduct {
  return { type: 'prepaid_starter_pack', code, productCode: product.code, name, amount, credit };
}

/** The item type of each prepaid checkout in an order. */
export const prepaidItemTypes = {
  prepaid_top_up: 'prepaid-top-up',
  prepaid_starter_pack: 'prepaid-starter-pack',
} as const satisfies Record<PrepaidCheckoutType, OrderItem['type']>;

export function isPrepaidCheckout(type: unknown): type is PrepaidCheckoutType {
  return typeof type === 'string' && Object.hasOwn(prepaidItemTypes, type);
}

export function isCheckoutType(type: string): type is CheckoutType {
  return type === 'esales' || isPrepaidCheckout(type);
}

/** The placeholder address of a top-up, whose order has no person (spec 7.7, row M4). */
export const topUpAddress: OrderAddress = {
  firstName: 'Prepaid',
  lastName: 'Top-up',
  countryCode: 'LU',
  street: '1, Prepaid',
  city: 'Luxembourg',
  postcode: '1000',
};

/** The e-mail address of an order without a receipt; no mail is ever sent there. */
export const topUpEmail = 'top-up@prepaid.invalid';
