import type { DeviceOffer, SubscriptionVariant, VariantPrice } from '../index';
import type { Locale } from '../locale';
import { aDeviceOffer } from './device';
import { aMobileVariant } from './subscription-variant';

export interface TermCase {
  readonly name: string;
  readonly offer: DeviceOffer | SubscriptionVariant;
  /** The sentences that every place prints, with plain spaces. */
  readonly sentences: Readonly<Record<Locale, readonly string[]>>;
  /** The sentence about its total for a new customer, without add-ons; null where no term or instalment continues after today. */
  readonly total: Sentence | null;
}

const free = planOf(0);
const in12 = planOf(12);
const in24 = planOf(24);

const noTerm = {
  fr: 'Le forfait est sans engagement.',
  en: 'The plan has no minimum term.',
  de: 'Der Tarif hat keine Mindestlaufzeit.',
};
const term = (months: number) => ({
  fr: `Le forfait comporte un engagement de ${months} mois. S’il prend fin plus tôt, les montants mensuels qui restent jusque-là sont dus.`,
  en: `The plan has a minimum term of ${months} months. If it ends earlier, the monthly amounts that remain until then fall due.`,
  de: `Der Tarif hat eine Mindestlaufzeit von ${months} Monaten. Endet er früher, werden die bis dahin verbleibenden Monatsbeträge fällig.`,
});
const totals = {
  device: (amount: string) => ({
    fr: `Total du montant dû aujourd’hui et de toutes les mensualités : ${inEuro(amount)}.`,
    en: `Total of the amount due today and all instalments: €${amount}.`,
    de: `Summe aus dem heute fälligen Betrag und allen Raten: ${inEuro(amount, '.')}.`,
  }),
  plan: (months: number, amount: string) => ({
    fr: `Coût total sur l’engagement de ${months} mois, avec le montant dû aujourd’hui : ${inEuro(amount)}.`,
    en: `Total cost over the minimum term of ${months} months, with the amount due today: €${amount}.`,
    de: `Gesamtkosten in der Mindestlaufzeit von ${months} Monaten, mit dem heute fälligen Betrag: ${inEuro(amount, '.')}.`,
  }),
  both: (months: number, amount: string) => ({
    fr: `Coût total sur l’engagement de ${months} mois, avec le montant dû aujourd’hui et toutes les mensualités : ${inEuro(amount)}.`,
    en: `Total cost over the minimum term of ${months} months, with the amount due today and all instalments: €${amount}.`,
    de: `Gesamtkosten in der Mindestlaufzeit von ${months} Monaten, mit dem heute fälligen Betrag und allen Raten: ${inEuro(amount, '.')}.`,
  }),
};
const instalments = (fr: string, en: string, de: string) => ({
  fr: `Le téléphone est payé en ${fr}. Si le contrat prend fin plus tôt, les mensualités restantes sont dues.`,
  en: `The phone is paid in ${en}. If the contract ends earlier, the remaining instalments fall due.`,
  de: `Das Handy wird in ${de} bezahlt. Endet der Vertrag früher, werden die restlichen Raten fällig.`,
});

/** The terms of a line, as product page, cart, checkout, contract and contract summary all have to print them. */
export const termCases: readonly TermCase[] = [
  {
    name: 'a phone in 36 instalments with a plan without a minimum term',
    offer: phoneWith(free, 36, flat(1600)),
    sentences: joined(
      noTerm,
      instalments('36 mensualités de 16,00 €', '36 instalments of €16.00', '36 Raten zu 16,00 €'),
    ),
    // 149.00 + 19.00 + 36 × 16.00
    total: totals.device('744.00'),
  },
  {
    name: 'a phone whose instalments end with the minimum term',
    offer: phoneWith(in24, 24, flat(2200)),
    sentences: joined(
      term(24),
      instalments('24 mensualités de 22,00 €', '24 instalments of €22.00', '24 Raten zu 22,00 €'),
    ),
    // 149.00 + 19.00 + 24 × 22.00 + 12 × 24.99 + 12 × 29.99
    total: totals.both(24, '1,355.76'),
  },
  {
    name: 'a phone whose instalments rise',
    offer: phoneWith(in12, 24, {
      applied: { newCustomer: 1500, existingCustomer: 1700 },
      original: 1900,
      discountDuration: 12,
    }),
    sentences: joined(
      term(12),
      instalments(
        '12 mensualités de 15,00 €, puis 12 de 19,00 €',
        '12 instalments of €15.00, then 12 of €19.00',
        '12 Raten zu 15,00 €, danach 12 zu 19,00 €',
      ),
    ),
    // 149.00 + 19.00 + 12 × 15.00 + 12 × 19.00 + 12 × 24.99
    total: totals.both(12, '875.88'),
  },
  {
    name: 'a phone that is paid at once',
    offer: phoneWith(free, null, flat(0)),
    sentences: joined(noTerm),
    total: null,
  },
  { name: 'a plan without a minimum term', offer: free, sentences: joined(noTerm), total: null },
  {
    name: 'a plan with a minimum term',
    offer: in24,
    sentences: joined(term(24)),
    // 19.00 + 12 × 24.99 + 12 × 29.99
    total: totals.plan(24, '678.76'),
  },
];

type Sentence = Readonly<Record<Locale, string>>;

/** `1,355.76` as French and German write it; French separates thousands with a space. */
function inEuro(amount: string, thousands = ' '): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `${whole.replace(',', thousands)},${cents} €`;
}

function joined(...sentences: readonly Sentence[]): TermCase['sentences'] {
  return {
    fr: sentences.map(({ fr }) => fr),
    en: sentences.map(({ en }) => en),
    de: sentences.map(({ de }) => de),
  };
}

function flat(cents: number): VariantPrice {
  return { applied: { newCustomer: cents, existingCustomer: cents }, original: cents, discountDuration: null };
}

function planOf(months: number): SubscriptionVariant {
  return aMobileVariant({ commitment: { months, text: 'unused' } });
}

function phoneWith(subscription: SubscriptionVariant, months: number | null, price: VariantPrice): DeviceOffer {
  const device_funding =
    months === null
      ? { code: 'no_funding', label: 'Paid at once', extra: '677,00', months }
      : { code: `funding-${months}`, label: `${months} instalments`, extra: '149,00', months };
  return aDeviceOffer({
    subscription,
    price,
    options: { device_funding },
    // A device has no minimum term, independent of the catalogue: only its plan has one.
    commitment: { months: months ?? 0, text: 'unused' },
  });
}
