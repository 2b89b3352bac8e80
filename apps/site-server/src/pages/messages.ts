import type { Locale } from '@alzette/shop-model';
import type { SitePage } from './site-page';

/** Words of the pages that the server itself draws. `titles.home` stands before the operator's name; a remote's page has its title in the operator file. */
export interface PageMessages {
  readonly titles: Readonly<Record<Exclude<SitePage, 'remote'>, string>>;
  readonly loading: string;
  readonly needsScript: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly toHome: string;
  readonly reload: string;
}

export const pageMessages: Readonly<Record<Locale, PageMessages>> = {
  fr: {
    titles: {
      home: 'Boutique en ligne',
      phones: 'Téléphones',
      mobile: 'Abonnements mobiles',
      internet: 'Internet à la maison',
      'internet-mobile': 'Internet et mobile',
      tv: 'Télévision',
      duo: 'Internet et télévision',
      'top-up': 'Recharge',
      'starter-packs': 'Packs de démarrage',
      cart: 'Panier',
      checkout: 'Commande',
      unknown: 'Page introuvable',
    },
    loading: 'La page se charge.',
    needsScript: 'La boutique a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est peut-être incomplète, ou la page a changé de place.',
    failedTitle: 'La page ne peut pas s’afficher',
    failedText: 'Un problème est survenu de notre côté. Votre panier est conservé. Réessayez dans un instant.',
    toHome: 'Aller à l’accueil',
    reload: 'Recharger la page',
  },
  en: {
    titles: {
      home: 'Online shop',
      phones: 'Phones',
      mobile: 'Mobile plans',
      internet: 'Home internet',
      'internet-mobile': 'Internet and mobile',
      tv: 'TV',
      duo: 'Internet and TV',
      'top-up': 'Top-up',
      'starter-packs': 'Starter packs',
      cart: 'Cart',
      checkout: 'Checkout',
      unknown: 'Page not found',
    },
    loading: 'The page is loading.',
    needsScript: 'The shop needs JavaScript. Turn it on in your browser, then reload the page.',
    notFoundTitle: 'This page does not exist',
    notFoundText: 'The address may be incomplete, or the page has moved.',
    failedTitle: 'The page cannot be shown',
    failedText: 'Something went wrong on our side. Your cart is kept. Try again in a moment.',
    toHome: 'Go to the home page',
    reload: 'Reload the page',
  },
  de: {
    titles: {
      home: 'Online-Shop',
      phones: 'Handys',
      mobile: 'Mobilfunktarife',
      internet: 'Internet für zu Hause',
      'internet-mobile': 'Internet und Mobilfunk',
      tv: 'Fernsehen',
      duo: 'Internet und Fernsehen',
      'top-up': 'Aufladen',
      'starter-packs': 'Starterpakete',
      cart: 'Warenkorb',
      checkout: 'Bestellung',
      unknown: 'Seite nicht gefunden',
    },
    loading: 'Die Seite wird geladen.',
    needsScript: 'Der Shop braucht JavaScript. Aktivieren Sie es in Ihrem Browser und laden Sie die Seite neu.',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen.',
    failedTitle: 'Die Seite kann nicht angezeigt werden',
    failedText: 'Bei uns ist etwas schiefgelaufen. Ihr Warenkorb bleibt erhalten. Versuchen Sie es gleich noch einmal.',
    toHome: 'Zur Startseite',
    reload: 'Seite neu laden',
  },
};
