import type { StoredAttributes, LocalisedText } from '../catalogue/catalogue-tables';
import { same, texts } from './texts';

export const topUpAmounts = [500, 1000, 1500, 2500, 5000].map((amount) => ({
  code: `top-up-${amount / 100}`,
  amount,
  name: texts(`Recharge de ${amount / 100} €`, `€${amount / 100} top-up`, `Aufladung von ${amount / 100} €`),
}));

interface StarterPackSeed {
  readonly code: string;
  readonly productCode: string;
  readonly name: LocalisedText;
  readonly amount: number;
  readonly credit: number;
  readonly attributes: StoredAttributes;
  readonly highlights: readonly LocalisedText[];
}

const validity = texts(
  'Numéro valable 12 mois après chaque recharge',
  'Number valid for 12 months after each top-up',
  'Nummer nach jeder Aufladung 12 Monate gültig',
);

export const starterPacks: readonly StarterPackSeed[] = [
  {
    code: 'starter-10',
    productCode: 'starter',
    name: same('Alzette Prepaid 10'),
    amount: 1000,
    credit: 1000,
    attributes: {
      mobile_subscription_full_name: texts(
        'Carte prépayée avec 10 € de crédit',
        'Prepaid card with €10 of credit',
        'Prepaid-Karte mit 10 € Guthaben',
      ),
    },
    highlights: [texts('10 € de crédit', '€10 of credit', '10 € Guthaben'), validity],
  },
  {
    code: 'starter-20',
    productCode: 'starter-plus',
    name: same('Alzette Prepaid 20'),
    amount: 1500,
    credit: 2000,
    attributes: {
      mobile_subscription_full_name: texts(
        'Carte prépayée avec 20 € de crédit',
        'Prepaid card with €20 of credit',
        'Prepaid-Karte mit 20 € Guthaben',
      ),
    },
    highlights: [
      texts('20 € de crédit au prix de 15 €', '€20 of credit for €15', '20 € Guthaben für 15 €'),
      texts('2 Go en Europe le premier mois', '2 GB in Europe in the first month', '2 GB in Europa im ersten Monat'),
      validity,
    ],
  },
];

/** Vouchers: `code` in capitals without spaces. */
export const vouchers = [
  { code: 'WELCOME50', amount: 5000, line_number: '+352691123456', expires_on: '2099-12-31' },
  { code: 'EXPIRED', amount: 5000, line_number: '+352691123456', expires_on: '2025-12-31' },
];
