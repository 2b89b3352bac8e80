import type { Locale } from '@alzette/shop-model';

/**
 * The copy of the mail about a failed payment. It contains nothing that the shopper typed, because a stranger can have it sent to any
 * address.
 */
export interface ReminderTexts {
  readonly subject: (operator: string) => string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly labels: Readonly<Record<'due' | 'until', string>>;
  readonly pay: string;
  /** Notes about the link, one paragraph each. */
  readonly next: readonly string[];
  readonly help: (phone: string) => string;
}

export const reminderTexts: Readonly<Record<Locale, ReminderTexts>> = {
  fr: {
    subject: (operator) => `Votre commande ${operator} n’est pas encore payée`,
    heading: 'Le paiement n’a pas abouti',
    greeting: 'Bonjour,',
    intro: 'Le paiement par carte de votre commande n’a pas abouti. Rien n’a été débité et votre commande vous attend.',
    labels: { due: 'À payer aujourd’hui', until: 'À payer avant le' },
    pay: 'Payer ma commande',
    next: [
      'Ouvrez le lien dans le navigateur où vous avez passé la commande : ailleurs, par sécurité, elle ne s’affiche pas.',
      'Vous ne voulez plus de cette commande, ou elle n’est pas de vous ? Ne faites rien : elle prend fin d’elle-même et rien n’est débité.',
    ],
    help: (phone) => `Une question ? Appelez-nous au ${phone}.`,
  },
  en: {
    subject: (operator) => `Your ${operator} order is not paid yet`,
    heading: 'The payment did not go through',
    greeting: 'Hello,',
    intro: 'The card payment of your order did not go through. Nothing was charged, and we keep your order for you.',
    labels: { due: 'To pay today', until: 'To pay before' },
    pay: 'Pay my order',
    next: [
      'Open the link in the browser in which you ordered: for your security the order does not show anywhere else.',
      'You no longer want this order, or it is not yours? Do nothing: it ends by itself and nothing is charged.',
    ],
    help: (phone) => `Questions? Call us on ${phone}.`,
  },
  de: {
    subject: (operator) => `Ihre Bestellung bei ${operator} ist noch nicht bezahlt`,
    heading: 'Die Zahlung ist fehlgeschlagen',
    greeting: 'Guten Tag,',
    intro:
      'die Kartenzahlung Ihrer Bestellung ist fehlgeschlagen. Es wurde nichts abgebucht, und wir halten Ihre Bestellung bereit.',
    labels: { due: 'Heute zu zahlen', until: 'Zu zahlen bis' },
    pay: 'Bestellung bezahlen',
    next: [
      'Öffnen Sie den Link in dem Browser, in dem Sie bestellt haben: Anderswo ist die Bestellung aus Sicherheitsgründen nicht zu sehen.',
      'Sie möchten die Bestellung nicht mehr, oder sie ist nicht von Ihnen? Sie brauchen nichts zu tun: Sie endet von selbst, und es wird nichts abgebucht.',
    ],
    help: (phone) => `Fragen? Rufen Sie uns unter ${phone} an.`,
  },
};
