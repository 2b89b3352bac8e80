import type { LegalPage, Locale } from '@alzette/shop-model';
import type { SitePage } from './site-page';

/** Messages of the pages that the server renders. The operator file and the legal texts contain the titles of other pages. */
export interface PageMessages {
  /** Titles for the browser's tab, where the operator's name follows. The title of the home page contains it as `{name}`. */
  readonly titles: Readonly<Record<Exclude<SitePage, 'remote' | LegalPage>, string>>;
  /** The texts that search engines and link previews show below the title. */
  readonly descriptions: Readonly<Record<Exclude<SitePage, 'remote' | 'unknown' | LegalPage>, string>>;
  /** The description of a device's page; `{name}` stands for the device. */
  readonly deviceDescription: string;
  readonly loading: string;
  readonly needsScript: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly toHome: string;
  readonly reload: string;
}

/** The title of the home page, which begins with the operator's name. */
export function homeTitle(locale: Locale, name: string): string {
  return pageMessages[locale].titles.home.replace('{name}', () => name);
}

export const pageMessages: Readonly<Record<Locale, PageMessages>> = {
  fr: {
    titles: {
      home: '{name}, mobile, internet et TV au Luxembourg',
      phones: 'Téléphones',
      mobile: 'Forfaits mobiles',
      internet: 'Internet à la maison',
      'internet-mobile': 'Internet et mobile',
      tv: 'Télévision',
      duo: 'Duo internet et TV',
      'top-up': 'Recharger une carte prépayée',
      'starter-packs': 'Packs de démarrage',
      cart: 'Votre panier',
      checkout: 'Votre commande',
      orders: 'Mes commandes',
      unknown: 'Page introuvable',
    },
    descriptions: {
      home: 'Téléphones, abonnements mobiles, internet et télévision au Luxembourg. Commandez en ligne, gardez votre numéro, payez par carte.',
      phones:
        'Tous les téléphones avec ou sans abonnement : mensualités, stock et délai de livraison en un coup d’œil.',
      mobile:
        'Les abonnements mobiles et leurs prix, engagement et options compris. Gardez votre numéro, sur carte SIM ou eSIM.',
      internet: 'La fibre à la maison : débits garantis, box et rendez-vous d’installation, avec le prix par mois.',
      'internet-mobile': 'Internet à la maison et abonnement mobile dans une seule offre, avec le prix par mois.',
      tv: 'La télévision et ses bouquets, avec le prix par mois.',
      duo: 'Internet et télévision dans une seule offre, avec le prix par mois.',
      'top-up': 'Rechargez une carte prépayée en une minute, payez par carte. Le crédit est là tout de suite.',
      'starter-packs': 'Packs de démarrage prépayés, sans abonnement, livrés chez vous.',
      cart: 'Vos articles, leurs options et les prix à payer aujourd’hui et par mois.',
      checkout: 'Vérifiez vos articles, prouvez votre identité, signez et payez par carte.',
      orders: 'Vos commandes : où elles en sont, ce que vous avez commandé et vos documents.',
    },
    deviceDescription: '{name}, avec ou sans forfait : couleurs, mensualités, stock et délai de livraison.',
    loading: 'La page se charge.',
    needsScript:
      'Pour choisir des options, remplir le panier, commander et vous connecter, JavaScript est nécessaire. Activez-le dans votre navigateur et rechargez la page, ou appelez-nous :',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est peut-être incomplète, ou la page a changé de place.',
    failedTitle: 'La page ne peut pas s’afficher',
    failedText: 'Un problème est survenu de notre côté. Votre panier est conservé. Réessayez dans un instant.',
    toHome: 'Aller à l’accueil',
    reload: 'Recharger la page',
  },
  en: {
    titles: {
      home: '{name}, mobile, internet and TV in Luxembourg',
      phones: 'Phones',
      mobile: 'Mobile plans',
      internet: 'Home internet',
      'internet-mobile': 'Internet and mobile',
      tv: 'Television',
      duo: 'Duo, internet and TV',
      'top-up': 'Top up a prepaid card',
      'starter-packs': 'Starter packs',
      cart: 'Your cart',
      checkout: 'Your order',
      orders: 'My orders',
      unknown: 'Page not found',
    },
    descriptions: {
      home: 'Phones, mobile plans, internet and TV in Luxembourg. Order online, keep your number, pay by card.',
      phones: 'Every phone with or without a plan: instalments, stock and delivery at a glance.',
      mobile: 'Mobile plans and their prices, terms and options included. Keep your number, on a SIM card or an eSIM.',
      internet: 'Fibre at home: guaranteed speeds, router and installation date, with the price per month.',
      'internet-mobile': 'Home internet and a mobile plan in one offer, with the price per month.',
      tv: 'Television and its packages, with the price per month.',
      duo: 'Internet and television in one offer, with the price per month.',
      'top-up': 'Top up a prepaid card in a minute and pay by card. The credit is there at once.',
      'starter-packs': 'Prepaid starter packs without a contract, delivered to your door.',
      cart: 'Your items, their options, and what you pay today and each month.',
      checkout: 'Check your items, prove your identity, sign and pay by card.',
      orders: 'Your orders: where they stand, what you ordered, and your documents.',
    },
    deviceDescription: '{name}, with or without a plan: colours, instalments, stock and delivery.',
    loading: 'The page is loading.',
    needsScript:
      'Choosing options, the cart, the checkout and the login need JavaScript. Turn it on in your browser and reload the page, or call us:',
    notFoundTitle: 'This page does not exist',
    notFoundText: 'The address may be incomplete, or the page has moved.',
    failedTitle: 'The page cannot be shown',
    failedText: 'Something went wrong on our side. Your cart is kept. Try again in a moment.',
    toHome: 'Go to the home page',
    reload: 'Reload the page',
  },
  de: {
    titles: {
      home: '{name}, Mobilfunk, Internet und TV in Luxemburg',
      phones: 'Handys',
      mobile: 'Mobilfunktarife',
      internet: 'Internet zu Hause',
      'internet-mobile': 'Internet und Mobil',
      tv: 'Fernsehen',
      duo: 'Duo, Internet und TV',
      'top-up': 'Prepaid-Karte aufladen',
      'starter-packs': 'Starterpakete',
      cart: 'Ihr Warenkorb',
      checkout: 'Ihre Bestellung',
      orders: 'Meine Bestellungen',
      unknown: 'Seite nicht gefunden',
    },
    descriptions: {
      home: 'Handys, Mobilfunktarife, Internet und Fernsehen in Luxemburg. Online bestellen, Nummer behalten, mit Karte zahlen.',
      phones: 'Alle Handys mit oder ohne Tarif: Raten, Bestand und Lieferzeit auf einen Blick.',
      mobile: 'Mobilfunktarife mit Preisen, Laufzeit und Optionen. Behalten Sie Ihre Nummer, auf SIM-Karte oder eSIM.',
      internet:
        'Glasfaser zu Hause: garantierte Geschwindigkeiten, Router und Installationstermin, mit dem Preis pro Monat.',
      'internet-mobile': 'Internet zu Hause und Mobilfunktarif in einem Angebot, mit dem Preis pro Monat.',
      tv: 'Fernsehen und seine Pakete, mit dem Preis pro Monat.',
      duo: 'Internet und Fernsehen in einem Angebot, mit dem Preis pro Monat.',
      'top-up':
        'Laden Sie eine Prepaid-Karte in einer Minute auf und zahlen Sie mit Karte. Das Guthaben ist sofort da.',
      'starter-packs': 'Prepaid-Starterpakete ohne Vertrag, zu Ihnen nach Hause geliefert.',
      cart: 'Ihre Artikel, ihre Optionen und was Sie heute und jeden Monat zahlen.',
      checkout: 'Prüfen Sie Ihre Artikel, weisen Sie sich aus, unterschreiben und zahlen Sie mit Karte.',
      orders: 'Ihre Bestellungen: wie weit sie sind, was Sie bestellt haben, und Ihre Dokumente.',
    },
    deviceDescription: '{name}, mit oder ohne Tarif: Farben, Raten, Bestand und Lieferzeit.',
    loading: 'Die Seite wird geladen.',
    needsScript:
      'Für die Wahl von Optionen, den Warenkorb, die Bestellung und die Anmeldung ist JavaScript nötig. Aktivieren Sie es in Ihrem Browser und laden Sie die Seite neu, oder rufen Sie uns an:',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen.',
    failedTitle: 'Die Seite kann nicht angezeigt werden',
    failedText: 'Bei uns ist etwas schiefgelaufen. Ihr Warenkorb bleibt erhalten. Versuchen Sie es gleich noch einmal.',
    toHome: 'Zur Startseite',
    reload: 'Seite neu laden',
  },
};
