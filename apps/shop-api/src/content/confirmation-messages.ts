import type { ConfirmationMessage, Locale } from '@alzette/shop-model';

type Configuration = ConfirmationMessage['configuration'];

const configurations: readonly Configuration[] = [
  { clientType: 'new', taxonType: 'mobile', mode: 'new' },
  { clientType: 'existing', taxonType: 'mobile', mode: 'new' },
  { clientType: 'all', taxonType: 'mobile', mode: 'change' },
  { clientType: 'all', taxonType: 'default', mode: 'all' },
];

/** In the order of the configurations. */
const texts: Record<Locale, readonly string[]> = {
  fr: [
    'Bienvenue {firstname}. Votre forfait {subscription_name} (commande {order_number}) est en préparation. Il s’active dès que votre carte SIM ou votre eSIM est dans votre téléphone.',
    'Merci {firstname}. Votre nouveau forfait {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Il s’active dès que votre carte SIM ou votre eSIM est dans votre téléphone.',
    'C’est noté, {firstname} : votre ligne passe au forfait {subscription_name} (commande {order_number}). Vous gardez votre numéro et nous vous prévenons par SMS le jour du changement.',
    'Merci {firstname} {lastname}. Nous préparons votre commande {order_number} et vous tenons au courant par e-mail.',
  ],
  en: [
    'Welcome, {firstname}. Your {subscription_name} plan (order {order_number}) is being prepared. It starts as soon as your SIM card or eSIM is in your phone.',
    'Thank you, {firstname}. Your new {subscription_name} plan (order {order_number}) is being added to your account. It starts as soon as your SIM card or eSIM is in your phone.',
    'All set, {firstname}: your line is moving to {subscription_name} (order {order_number}). You keep your number, and we text you on the day it changes.',
    'Thank you, {firstname} {lastname}. We are preparing your order {order_number} and will keep you posted by e-mail.',
  ],
  de: [
    'Willkommen, {firstname}. Ihr Tarif {subscription_name} (Bestellung {order_number}) wird vorbereitet. Er startet, sobald Ihre SIM-Karte oder eSIM in Ihrem Telefon ist.',
    'Danke, {firstname}. Ihr neuer Tarif {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Er startet, sobald Ihre SIM-Karte oder eSIM in Ihrem Telefon ist.',
    'Alles klar, {firstname}: Ihr Anschluss wechselt zu {subscription_name} (Bestellung {order_number}). Ihre Nummer bleibt, und am Tag des Wechsels schicken wir Ihnen eine SMS.',
    'Danke, {firstname} {lastname}. Wir bereiten Ihre Bestellung {order_number} vor und halten Sie per E-Mail auf dem Laufenden.',
  ],
};

/** What the confirmation screen may say, the general message last. */
export function confirmationMessages(locale: Locale): ConfirmationMessage[] {
  return configurations.map((configuration, index) => ({
    id: index + 1,
    message: texts[locale][index] ?? '',
    configuration,
  }));
}
