import type { Locale, OrderMilestone } from '@alzette/shop-model';

type Label = 'paid' | 'monthly' | 'dates';

interface MilestoneFacts {
  /** The names of the items of the milestone. */
  readonly items: string;
  /** The contents of a parcel. */
  readonly contents: string;
  readonly number: string;
  /** The name of the installation mode. */
  readonly installation: string;
}

/** The copy of the confirmation of a subscription order, except the texts shared with receipts. Numbers are formatted already. */
export interface ConfirmationTexts {
  readonly subject: (operator: string, orderNumber: string) => string;
  readonly heading: string;
  readonly intro: string;
  readonly labels: Readonly<Record<Label, string>>;
  readonly nothingDue: string;
  /** The prices of an item: an amount that is due today, or none; and the name of the delivery. */
  readonly today: (amount: string) => string;
  readonly included: string;
  readonly delivery: string;
  /** A milestone, before its date. */
  readonly milestones: Readonly<Record<OrderMilestone['kind'], (facts: MilestoneFacts) => string>>;
  /** The start date of an item that the shopper installs. */
  readonly start: (facts: MilestoneFacts) => string;
  /** The SIM cards of plans, as part of the contents of a parcel. */
  readonly simCards: (count: number, plans: string) => string;
  readonly times: Readonly<Record<'morning' | 'afternoon', string>>;
  readonly documents: (names: string) => string;
  /** Documents that are too large for one mail. */
  readonly moreMails: (count: number) => string;
  readonly restIntro: string;
  readonly parcel: string;
  readonly esim: string;
  readonly keptNumber: (number: string) => string;
}

export const confirmationTexts: Readonly<Record<Locale, ConfirmationTexts>> = {
  fr: {
    subject: (operator, orderNumber) => `Votre commande ${operator} ${orderNumber}`,
    heading: 'Votre commande est confirmée',
    intro: 'Merci pour votre commande. En voici le récapitulatif ; conservez ce message et ses pièces jointes.',
    labels: {
      paid: 'Payé aujourd’hui',
      monthly: 'Par mois',
      dates: 'Calendrier',
    },
    nothingDue: 'Rien à payer',
    today: (amount) => `${amount} aujourd’hui`,
    included: 'Compris',
    delivery: 'Livraison',
    milestones: {
      esim: ({ items }) => `eSIM ${items} par e-mail`,
      parcel: ({ contents }) => `${contents}, par la poste`,
      porting: ({ number }) => `Transfert du numéro ${number}, prévu`,
      installation: ({ items, installation }) => `${items}, ${installation}`,
    },
    start: ({ items, installation }) => `${items}, ${installation}, date de début`,
    simCards: (count, plans) => `${count === 1 ? 'carte' : `${count} cartes`} SIM ${plans}`,
    times: { morning: 'le matin', afternoon: 'l’après-midi' },
    documents: (names) => `Vos documents sont joints : ${names}.`,
    moreMails: (count) => `Vos documents sont répartis sur ${count} messages, car ils sont trop lourds pour un seul.`,
    restIntro: 'Voici la suite des documents de votre commande.',
    parcel: 'Votre colis part vers l’adresse ci-dessus ; comptez environ deux jours ouvrables.',
    esim: 'Votre eSIM arrive dans un autre message, avec le code à scanner. Pour l’activer, il vous faut une connexion Wi-Fi.',
    keptNumber: (number) =>
      `Vous gardez votre numéro ${number}. Nous organisons son transfert : ne résiliez pas vous-même le contrat chez votre opérateur actuel.`,
  },
  en: {
    subject: (operator, orderNumber) => `Your ${operator} order ${orderNumber}`,
    heading: 'Your order is confirmed',
    intro: 'Thank you for your order. Here is what you ordered; please keep this mail and what is attached.',
    labels: {
      paid: 'Paid today',
      monthly: 'Per month',
      dates: 'What happens when',
    },
    nothingDue: 'Nothing to pay',
    today: (amount) => `${amount} today`,
    included: 'Included',
    delivery: 'Delivery',
    milestones: {
      esim: ({ items }) => `eSIM ${items} by e-mail`,
      parcel: ({ contents }) => `${contents}, expected by post`,
      porting: ({ number }) => `Number ${number} moves, expected`,
      installation: ({ items, installation }) => `${items}, ${installation}`,
    },
    start: ({ items, installation }) => `${items}, ${installation}, start date`,
    simCards: (count, plans) => `${count === 1 ? 'SIM card' : `${count} SIM cards`} ${plans}`,
    times: { morning: 'in the morning', afternoon: 'in the afternoon' },
    documents: (names) => `Your documents are attached: ${names}.`,
    moreMails: (count) => `Your documents come in ${count} mails, because they are too large for one.`,
    restIntro: 'Here are the remaining documents of your order.',
    parcel: 'Your parcel goes to the address above; it takes about two working days.',
    esim: 'Your eSIM comes in a separate mail, with the code to scan. You need a Wi-Fi connection to activate it.',
    keptNumber: (number) =>
      `You keep your number ${number}. We arrange the move: do not end the contract with your present operator yourself.`,
  },
  de: {
    subject: (operator, orderNumber) => `Ihre Bestellung ${orderNumber} bei ${operator}`,
    heading: 'Ihre Bestellung ist bestätigt',
    intro:
      'vielen Dank für Ihre Bestellung. Hier finden Sie die Übersicht; bewahren Sie diese E-Mail mit ihren Anhängen auf.',
    labels: {
      paid: 'Heute bezahlt',
      monthly: 'Pro Monat',
      dates: 'Termine',
    },
    nothingDue: 'Nichts zu zahlen',
    today: (amount) => `${amount} heute`,
    included: 'Inklusive',
    delivery: 'Lieferung',
    milestones: {
      esim: ({ items }) => `eSIM ${items} per E-Mail`,
      parcel: ({ contents }) => `${contents}, mit der Post`,
      porting: ({ number }) => `Wechsel der Nummer ${number}, voraussichtlich`,
      installation: ({ items, installation }) => `${items}, ${installation}`,
    },
    start: ({ items, installation }) => `${items}, ${installation}, Startdatum`,
    simCards: (count, plans) => `${count === 1 ? 'SIM-Karte' : `${count} SIM-Karten`} ${plans}`,
    times: { morning: 'vormittags', afternoon: 'nachmittags' },
    documents: (names) => `Ihre Dokumente sind angehängt: ${names}.`,
    moreMails: (count) => `Ihre Dokumente kommen in ${count} E-Mails, weil sie für eine zu groß sind.`,
    restIntro: 'Hier sind die weiteren Dokumente zu Ihrer Bestellung.',
    parcel: 'Ihr Paket geht an die oben genannte Adresse und braucht etwa zwei Werktage.',
    esim: 'Ihre eSIM kommt in einer eigenen E-Mail mit dem Code zum Scannen. Zum Aktivieren brauchen Sie eine WLAN-Verbindung.',
    keptNumber: (number) =>
      `Sie behalten Ihre Nummer ${number}. Wir kümmern uns um den Wechsel: Kündigen Sie den Vertrag bei Ihrem jetzigen Anbieter nicht selbst.`,
  },
};
