import type { CheckoutType } from './cart';
import type { Cents } from './money';
import type { OrderAddress, OrderItem } from './wire/order';

export type PrepaidCheckoutType = Exclude<CheckoutType, 'esales'>;

/** The one thing in a prepaid cart. `amount` is paid once, `credit` is what it is worth on the phone. */
export interface PrepaidProduct {
  readonly type: PrepaidCheckoutType;
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  readonly amount: Cents;
  readonly credit: Cents;
}

/** What an order calls the line of each prepaid checkout. */
export const prepaidItemTypes = {
  prepaid_top_up: 'prepaid-top-up',
  prepaid_starter_pack: 'prepaid-starter-pack',
} as const satisfies Record<PrepaidCheckoutType, OrderItem['type']>;

export function isPrepaidCheckout(type: unknown): type is PrepaidCheckoutType {
  return typeof type === 'string' && type in prepaidItemTypes;
}

/** A top-up asks nobody who they are: its order carries this person (spec 7.7, row M4). */
export const topUpAddress: OrderAddress = {
  firstName: 'Prepaid',
  lastName: 'Top-up',
  countryCode: 'LU',
  street: '1, Prepaid',
  city: 'Luxembourg',
  postcode: '1000',
};

/** Stands in an order for a shopper who wants no receipt; no mail is ever sent there. */
export const topUpEmail = 'top-up@prepaid.invalid';
