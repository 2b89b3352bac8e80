import { type Static, Type } from 'typebox';
import { centsToEuros, vatIncluded } from '@alzette/shop-model';

const MoneySchema = Type.Object({ unit: Type.Literal('EUR'), value: Type.Number() });
const AmountSchema = Type.Object({
  taxRate: Type.Number(),
  taxIncludedAmount: MoneySchema,
  dutyFreeAmount: MoneySchema,
});
const chargeFields = {
  name: Type.String(),
  priceType: Type.Union([Type.Literal('recurring'), Type.Literal('oneTime')]),
  recurringChargePeriod: Type.Optional(Type.Literal('month')),
  price: AmountSchema,
};
/** An OrderPrice or CartPrice: the usual price. An alteration lowers it, for `applicationDuration` months if set. */
export const TmfPriceSchema = Type.Object({
  ...chargeFields,
  priceAlteration: Type.Optional(
    Type.Array(
      Type.Object({ ...chargeFields, priority: Type.Integer(), applicationDuration: Type.Optional(Type.Integer()) }),
    ),
  ),
});
export type TmfPrice = Static<typeof TmfPriceSchema>;

/** Amounts in cents, VAT included. `usual` is the price without a discount. */
export interface Charge {
  readonly name: string;
  readonly isRecurring: boolean;
  readonly amount: number;
  readonly usual: number;
  /** Months of the discount; null if it does not end. */
  readonly discountMonths: number | null;
}

/** Empty without a charge. */
export function recurring(name: string, amount: number, usual: number, discountMonths: number | null): Charge[] {
  return amount > 0 || usual > 0 ? [{ name, isRecurring: true, amount, usual, discountMonths }] : [];
}

/** Empty without a charge. */
export function oneTime(name: string, amount: number): Charge[] {
  return amount > 0 ? [{ name, isRecurring: false, amount, usual: amount, discountMonths: null }] : [];
}

/** The initial charges in cents: monthly and one-off. Charges of 0 are left out. */
export function totalPrices(
  { monthly, oneOff }: { readonly monthly: number; readonly oneOff: number },
  vatPercent: number,
): TmfPrice[] {
  return pricesOf(
    [...recurring('monthly total', monthly, monthly, null), ...oneTime('total today', oneOff)],
    vatPercent,
  );
}

export function pricesOf(charges: readonly Charge[], vatPercent: number): TmfPrice[] {
  return charges.map((charge) => priceOf(charge, vatPercent));
}

function priceOf({ name, isRecurring, amount, usual, discountMonths }: Charge, vatPercent: number): TmfPrice {
  const kind = isRecurring
    ? ({ priceType: 'recurring', recurringChargePeriod: 'month' } as const)
    : ({ priceType: 'oneTime' } as const);
  const withoutVat = (cents: number) => cents - vatIncluded(cents, vatPercent);
  const price = (gross: number, net: number) => ({
    taxRate: vatPercent,
    taxIncludedAmount: money(gross),
    dutyFreeAmount: money(net),
  });
  const lowered = {
    ...kind,
    name: 'discount',
    priority: 1,
    price: price(amount - usual, withoutVat(amount) - withoutVat(usual)),
    ...(discountMonths !== null && { applicationDuration: discountMonths }),
  };
  return {
    ...kind,
    name,
    price: price(usual, withoutVat(usual)),
    ...(amount < usual && { priceAlteration: [lowered] }),
  };
}

/** Euros, also below zero. */
function money(cents: number): { unit: 'EUR'; value: number } {
  return { unit: 'EUR', value: cents < 0 ? -centsToEuros(-cents) : centsToEuros(cents) };
}
