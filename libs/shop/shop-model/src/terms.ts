// The price and term of a contract, for every place that prints them: product page, cart, checkout, contract and
// contract summary. An entry of its own, so that its texts reach only the pages that show them.
import type { CartItem } from './cart';
import { chargesOf, oneOffOf } from './cart-totals';
import type { Locale } from './locale';
import { type Cents, formatMoney } from './money';
import { type PriceStep, type RecurringCharge, recurringCharge } from './price-steps';
import { termTexts } from './terms/term-texts';

/** Equal instalments of a device, in cents. */
export interface Instalments {
  readonly count: number;
  readonly amount: Cents;
}

/** The term of a line, and the amount that remains due when it ends earlier. */
export interface ItemTerms {
  /** Minimum term of the plan: 0 without one. Null for a device alone. */
  readonly planMonths: number | null;
  /** In order; empty without a device, or for a device that is paid at once. */
  readonly instalments: readonly Instalments[];
}

/** The terms of a cart item for this kind of customer; null for add-ons, which share those of their parent. */
export function termsOfItem(item: CartItem, isExistingCustomer: boolean): ItemTerms | null {
  const { type, device, subscription, price, commitmentMonths } = item;
  if (type === 'subscription-additional' || type === 'tv-package') return null;
  if (type !== 'device') return { planMonths: commitmentMonths, instalments: [] };
  return {
    planMonths: subscription?.commitmentMonths ?? null,
    instalments: instalmentsOf(device?.funding?.months ?? null, recurringCharge(price, isExistingCustomer)),
  };
}

/** The cost of a line with its add-ons. */
export interface ItemCost extends ItemTerms {
  /** How many times the instalments of one device are due. */
  readonly quantity: number;
  /** The monthly charges of plan and add-ons, for all pieces, without instalments. */
  readonly charges: readonly RecurringCharge[];
  /** Due today, for all pieces. */
  readonly oneOff: Cents;
}

/** The cost of a cart item with its add-ons for this kind of customer; null for an add-on. */
export function costOfItem(item: CartItem, addOns: readonly CartItem[], isExistingCustomer: boolean): ItemCost | null {
  const terms = termsOfItem(item, isExistingCustomer);
  if (!terms) return null;
  const { subscription, type, price, quantity } = item;
  const planPrice = type === 'device' ? subscription?.price : price;
  return {
    ...terms,
    quantity,
    charges: [
      ...(planPrice ? [recurringCharge(planPrice, isExistingCustomer, quantity)] : []),
      ...addOns.flatMap((addOn) => chargesOf(addOn, isExistingCustomer)),
    ],
    oneOff: [item, ...addOns].reduce((total, each) => total + oneOffOf(each), 0),
  };
}

/**
 * The minimum total cost of a line: the amount due today, its monthly amounts until the minimum term ends, and every instalment, also
 * those after the term (Directive (EU) 2018/1972, article 102). Null where no term or instalment continues after today.
 */
export function totalOverTerm({ planMonths, instalments, quantity, charges, oneOff }: ItemCost): Cents | null {
  const months = planMonths ?? 0;
  if (months === 0 && instalments.length === 0) return null;
  const monthly = charges.reduce((total, charge) => total + sumOfInstalments(instalmentsOf(months, charge)), 0);
  return oneOff + monthly + quantity * sumOfInstalments(instalments);
}

/** The instalments of a device: lower ones first, where a discount ends before the last. @param months null if paid at once */
export function instalmentsOf(
  months: number | null,
  { monthly, original, discountMonths }: RecurringCharge,
): readonly Instalments[] {
  if (months === null) return [];
  const reduced = Math.min(discountMonths ?? months, months);
  return [
    { count: reduced, amount: monthly },
    { count: months - reduced, amount: original },
  ].filter(({ count }) => count > 0);
}

/** The sum of all instalments. */
export function sumOfInstalments(instalments: readonly Instalments[]): Cents {
  return instalments.reduce((total, { count, amount }) => total + count * amount, 0);
}

/** `No minimum term`, `Minimum term of 24 months` */
export function termLabel(months: number, locale: Locale): string {
  const { noTerm, term } = termTexts[locale];
  return months === 0 ? noTerm : term(months);
}

/** `36 instalments of €16.00`; `12 instalments of €15.00, then 12 of €19.00` */
export function instalmentsText(instalments: readonly Instalments[], locale: Locale): string {
  const { first, further, then } = termTexts[locale].instalments;
  return instalments
    .map(({ count, amount }, index) => (index === 0 ? first : further)(count, formatMoney(amount, locale)))
    .join(then);
}

/** The terms in full sentences: the minimum term of the plan, then the instalments, each with the amount due on leaving earlier. */
export function termSentences({ planMonths, instalments }: ItemTerms, locale: Locale): readonly string[] {
  const { planWithoutTerm, planWithTerm, devicePaidIn } = termTexts[locale];
  return [
    ...(planMonths === null ? [] : [planMonths === 0 ? planWithoutTerm : planWithTerm(planMonths)]),
    ...(instalments.length === 0 ? [] : [devicePaidIn(instalmentsText(instalments, locale))]),
  ];
}

/** The total over the minimum term in one sentence; null where no term or instalment continues after today. */
export function totalSentence(cost: ItemCost, locale: Locale): string | null {
  const total = totalOverTerm(cost);
  if (total === null) return null;
  const { planTotal, planAndDeviceTotal, deviceTotal } = termTexts[locale].total;
  const amount = formatMoney(total, locale);
  const months = cost.planMonths ?? 0;
  if (months === 0) return deviceTotal(amount);
  return cost.instalments.length === 0 ? planTotal(months, amount) : planAndDeviceTotal(months, amount);
}

/** `€39.99 per month`; `€29.99 for 12 months, then €39.99 per month`, with every rise in order (spec row B10). */
export function priceText(steps: readonly PriceStep[], locale: Locale): string {
  const { perMonth, forMonths, then } = termTexts[locale].price;
  return steps
    .map(({ monthly, months }) => {
      const amount = formatMoney(monthly, locale);
      return months === null ? perMonth(amount) : forMonths(amount, months);
    })
    .join(then);
}
