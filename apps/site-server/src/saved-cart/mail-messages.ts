import type { Locale } from '@alzette/shop-model';

export interface CartMailMessages {
  readonly subject: (operator: string) => string;
  readonly greeting: string;
  readonly intro: string;
  readonly cart: string;
  /** The sentence about unnamed lines: after named ones, or alone. */
  readonly others: (count: number) => string;
  readonly count: (count: number) => string;
  readonly oneOff: (amount: string) => string;
  readonly prices: string;
  readonly open: string;
  readonly validUntil: (date: string) => string;
  readonly notYou: string;
}

export const cartMailMessages: Readonly<Record<Locale, CartMailMessages>> = {
  fr: {
    subject: (operator) => `Votre panier ${operator}`,
    greeting: 'Bonjour,',
    intro: 'Vous avez enregistré votre panier. Ce lien le rouvre tel quel, sur n’importe quel appareil.',
    cart: 'Votre panier',
    others: (count) => (count === 1 ? 'et 1 autre article' : `et ${count} autres articles`),
    count: (count) => (count === 1 ? '1 article vous y attend.' : `${count} articles vous y attendent.`),
    oneOff: (amount) => `${amount} à payer une fois`,
    prices: 'Prix d’aujourd’hui, TVA comprise. Le panier affichera les prix du jour où vous l’ouvrirez.',
    open: 'Rouvrir mon panier',
    validUntil: (date) => `Le lien est valable jusqu’au ${date}.`,
    notYou: 'Vous n’avez pas demandé ce message ? Ignorez-le : rien n’a été commandé.',
  },
  en: {
    subject: (operator) => `Your ${operator} cart`,
    greeting: 'Hello,',
    intro: 'You saved your cart. This link opens it again just as it was, on any device.',
    cart: 'Your cart',
    others: (count) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
    count: (count) => (count === 1 ? '1 item is waiting in it.' : `${count} items are waiting in it.`),
    oneOff: (amount) => `${amount} once`,
    prices: 'Today’s prices, VAT included. The cart will show the prices of the day you open it.',
    open: 'Open my cart',
    validUntil: (date) => `The link works until ${date}.`,
    notYou: 'Did you not ask for this message? Ignore it: nothing has been ordered.',
  },
  de: {
    subject: (operator) => `Ihr Warenkorb bei ${operator}`,
    greeting: 'Guten Tag,',
    intro: 'Sie haben Ihren Warenkorb gespeichert. Dieser Link öffnet ihn unverändert, auf jedem Gerät.',
    cart: 'Ihr Warenkorb',
    others: (count) => (count === 1 ? 'und 1 weiterer Artikel' : `und ${count} weitere Artikel`),
    count: (count) => (count === 1 ? '1 Artikel wartet darin auf Sie.' : `${count} Artikel warten darin auf Sie.`),
    oneOff: (amount) => `${amount} einmalig`,
    prices: 'Preise von heute, inklusive MwSt. Im Warenkorb sehen Sie die Preise des Tages, an dem Sie ihn öffnen.',
    open: 'Warenkorb öffnen',
    validUntil: (date) => `Der Link gilt bis zum ${date}.`,
    notYou: 'Sie haben diese Nachricht nicht angefordert? Dann ignorieren Sie sie: Es wurde nichts bestellt.',
  },
};
