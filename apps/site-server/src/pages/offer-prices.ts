import {
  type CartItem,
  centsToEuros,
  type Cents,
  chargesOf,
  type Offer,
  oneOffOf,
  priceSteps,
  upfrontOf,
} from '@alzette/shop-model';
import { termsOfItem } from '@alzette/shop-model/terms';

/** The prices of an offer with its required add-ons for a new customer, in cents, by the rule of the cart. */
interface OfferPrices {
  readonly once: readonly OncePart[];
  readonly monthly: readonly MonthlyPart[];
}

interface OncePart {
  readonly kind: 'Downpayment' | 'ActivationFee' | null;
  readonly amount: Cents;
}

interface MonthlyPart {
  readonly kind: 'Subscription' | 'Installment';
  readonly amount: Cents;
  /** Months before this price begins. */
  readonly start: number;
  /** Null for the final price, which has no end. */
  readonly months: number | null;
}

function pricesOf(offer: Offer): OfferPrices {
  const item = offer.item({ identifier: 'offer', origin: '/' });
  const addOns = offer.addOns.fitting(item, []);
  return {
    once: [item, ...addOns].flatMap(onceParts).filter(({ amount }) => amount > 0),
    monthly: item.device
      ? [...instalmentParts(item), ...subscriptionParts(addOns)]
      : subscriptionParts([item, ...addOns]),
  };
}

function onceParts(item: CartItem): readonly OncePart[] {
  const upfront = upfrontOf(item) * item.quantity;
  const withoutInstallation = oneOffOf({ ...item, installationMode: null });
  return [
    { kind: 'Downpayment', amount: upfront },
    { kind: 'ActivationFee', amount: withoutInstallation - upfront },
    { kind: null, amount: oneOffOf(item) - withoutInstallation },
  ];
}

function instalmentParts(item: CartItem): readonly MonthlyPart[] {
  const instalments = termsOfItem(item, false)?.instalments ?? [];
  return instalments.map(({ count, amount }, index) => ({
    kind: 'Installment',
    amount,
    start: instalments.slice(0, index).reduce((months, before) => months + before.count, 0),
    months: count,
  }));
}

function subscriptionParts(items: readonly CartItem[]): readonly MonthlyPart[] {
  const steps = priceSteps(items.flatMap((item) => chargesOf(item, false)));
  if (steps.every(({ monthly }) => monthly === 0)) return [];
  return steps.map(({ monthly, months }, index) => ({
    kind: 'Subscription',
    amount: monthly,
    start: steps.slice(0, index).reduce((sum, before) => sum + (before.months ?? 0), 0),
    months,
  }));
}

/**
 * The price of an offer as fields of a schema.org `Offer`: `price` where all is due today, otherwise one specification for each
 * part. Months are the unit `MON` of UN/CEFACT.
 */
export function priceFields(offer: Offer) {
  const { once, monthly } = pricesOf(offer);
  if (monthly.length === 0) return { price: centsToEuros(sum(once)), priceCurrency: 'EUR' };
  return {
    priceSpecification: [
      ...monthly.map(({ kind, amount, start, months }) => ({
        ...specification(kind, amount),
        unitCode: 'MON',
        billingIncrement: 1,
        ...(start > 0 && { billingStart: start }),
        ...(months !== null && { billingDuration: months }),
      })),
      ...once.map(({ kind, amount }) => specification(kind, amount)),
    ],
  };
}

function specification(kind: OncePart['kind'] | MonthlyPart['kind'], amount: Cents) {
  return {
    '@type': 'UnitPriceSpecification',
    ...(kind !== null && { priceComponentType: `https://schema.org/${kind}` }),
    price: centsToEuros(amount),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}

/** The total price of a device: the payment of today and all instalments, in euros. */
export function totalPrice(offer: Offer): number {
  const { once, monthly } = pricesOf(offer);
  const instalments = monthly.map(({ amount, months }) => ({ amount: amount * (months ?? 0) }));
  return centsToEuros(sum([...once, ...instalments]));
}

function sum(parts: readonly { readonly amount: Cents }[]): Cents {
  return parts.reduce((total, { amount }) => total + amount, 0);
}
