import type { Cents } from '../money';
import { type PriceStep, priceSteps, recurringCharge } from '../price-steps';
import type { SubscriptionVariant } from '../wire/catalogue';

/** The advertised price of a plan: every buyer of the plan pays it. */
export interface HeadlinePrice {
  /** With the add-ons that the plan requires. */
  readonly monthly: Cents;
  /** The same with each rise, in order. */
  readonly steps: readonly PriceStep[];
  /** The required add-ons with a monthly price, which `monthly` contains. */
  readonly including: readonly { readonly name: string; readonly monthly: Cents }[];
}

/** The monthly price of a plan with its required add-ons (spec row D7), for this kind of customer. */
export function headlinePrice(plan: SubscriptionVariant, isExistingCustomer: boolean): HeadlinePrice {
  const required = plan.additionals
    .filter((product) => product.required && !product.included)
    .flatMap(({ variants: [first] }) => first ?? []);
  const charges = [plan, ...required].map(({ price }) => recurringCharge(price, isExistingCustomer));
  return {
    monthly: charges.reduce((sum, { monthly }) => sum + monthly, 0),
    steps: priceSteps(charges),
    including: required
      .map(({ name, price }) => ({ name, monthly: recurringCharge(price, isExistingCustomer).monthly }))
      .filter(({ monthly }) => monthly > 0),
  };
}
