import type { Locale } from '../locale';

/** Functions take numbers of months or instalments, and formatted amounts: `19,99 €`. */
export interface TermTexts {
  /** Below the name of a plan. */
  readonly noTerm: string;
  readonly term: (months: number) => string;
  /** Sentences that shop and contract share, so they address neither "you" nor "the customer". */
  readonly planWithoutTerm: string;
  readonly planWithTerm: (months: number) => string;
  readonly devicePaidIn: (instalments: string) => string;
  /** The cost of plan and options until the minimum term ends, and of the phone with its last instalment. */
  readonly total: {
    readonly planTotal: (months: number, amount: string) => string;
    readonly planAndDeviceTotal: (months: number, amount: string) => string;
    readonly deviceTotal: (amount: string) => string;
  };
  readonly instalments: Steps<(count: number, amount: string) => string>;
  readonly price: {
    readonly perMonth: (amount: string) => string;
    readonly forMonths: (amount: string, months: number) => string;
    readonly then: string;
  };
}

interface Steps<Text> {
  readonly first: Text;
  readonly further: Text;
  readonly then: string;
}

const english: TermTexts = {
  noTerm: 'No minimum term',
  term: (months) => `Minimum term of ${months} ${plural(months, 'month', 'months')}`,
  planWithoutTerm: 'The plan has no minimum term.',
  planWithTerm: (months) =>
    `The plan has a minimum term of ${months} ${plural(months, 'month', 'months')}. If it ends earlier, the monthly amounts that remain until then fall due.`,
  devicePaidIn: (instalments) =>
    `The phone is paid in ${instalments}. If the contract ends earlier, the remaining instalments fall due.`,
  total: {
    planTotal: (months, amount) =>
      `Total cost over the minimum term of ${months} ${plural(months, 'month', 'months')}, with the amount due today: ${amount}.`,
    planAndDeviceTotal: (months, amount) =>
      `Total cost over the minimum term of ${months} ${plural(months, 'month', 'months')}, with the amount due today and all instalments: ${amount}.`,
    deviceTotal: (amount) => `Total of the amount due today and all instalments: ${amount}.`,
  },
  instalments: {
    first: (count, amount) => `${count} ${plural(count, 'instalment', 'instalments')} of ${amount}`,
    further: (count, amount) => `${count} of ${amount}`,
    then: ', then ',
  },
  price: {
    perMonth: (amount) => `${amount} per month`,
    forMonths: (amount, months) => `${amount} for ${months} ${plural(months, 'month', 'months')}`,
    then: ', then ',
  },
};

const french: TermTexts = {
  noTerm: 'Sans engagement',
  term: (months) => `Engagement de ${months} mois`,
  planWithoutTerm: 'Le forfait est sans engagement.',
  planWithTerm: (months) =>
    `Le forfait comporte un engagement de ${months} mois. S’il prend fin plus tôt, les montants mensuels qui restent jusque-là sont dus.`,
  devicePaidIn: (instalments) =>
    `Le téléphone est payé en ${instalments}. Si le contrat prend fin plus tôt, les mensualités restantes sont dues.`,
  total: {
    planTotal: (months, amount) =>
      `Coût total sur l’engagement de ${months} mois, avec le montant dû aujourd’hui : ${amount}.`,
    planAndDeviceTotal: (months, amount) =>
      `Coût total sur l’engagement de ${months} mois, avec le montant dû aujourd’hui et toutes les mensualités : ${amount}.`,
    deviceTotal: (amount) => `Total du montant dû aujourd’hui et de toutes les mensualités : ${amount}.`,
  },
  instalments: {
    first: (count, amount) => `${count} ${plural(count, 'mensualité', 'mensualités')} de ${amount}`,
    further: (count, amount) => `${count} de ${amount}`,
    then: ', puis ',
  },
  price: {
    perMonth: (amount) => `${amount} par mois`,
    forMonths: (amount, months) => `${amount} pendant ${months} mois`,
    then: ', puis ',
  },
};

const german: TermTexts = {
  noTerm: 'Ohne Mindestlaufzeit',
  term: (months) => `${months} ${plural(months, 'Monat', 'Monate')} Mindestlaufzeit`,
  planWithoutTerm: 'Der Tarif hat keine Mindestlaufzeit.',
  planWithTerm: (months) =>
    `Der Tarif hat eine Mindestlaufzeit von ${months} ${plural(months, 'Monat', 'Monaten')}. Endet er früher, werden die bis dahin verbleibenden Monatsbeträge fällig.`,
  devicePaidIn: (instalments) =>
    `Das Handy wird in ${instalments} bezahlt. Endet der Vertrag früher, werden die restlichen Raten fällig.`,
  total: {
    planTotal: (months, amount) =>
      `Gesamtkosten in der Mindestlaufzeit von ${months} ${plural(months, 'Monat', 'Monaten')}, mit dem heute fälligen Betrag: ${amount}.`,
    planAndDeviceTotal: (months, amount) =>
      `Gesamtkosten in der Mindestlaufzeit von ${months} ${plural(months, 'Monat', 'Monaten')}, mit dem heute fälligen Betrag und allen Raten: ${amount}.`,
    deviceTotal: (amount) => `Summe aus dem heute fälligen Betrag und allen Raten: ${amount}.`,
  },
  instalments: {
    first: (count, amount) => `${count} ${plural(count, 'Rate', 'Raten')} zu ${amount}`,
    further: (count, amount) => `${count} zu ${amount}`,
    then: ', danach ',
  },
  price: {
    perMonth: (amount) => `${amount} pro Monat`,
    forMonths: (amount, months) => `${amount} für ${months} ${plural(months, 'Monat', 'Monate')}`,
    then: ', danach ',
  },
};

function plural(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

export const termTexts: Readonly<Record<Locale, TermTexts>> = { fr: french, en: english, de: german };
