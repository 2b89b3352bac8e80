import type { EmbedLocale } from '../embed-host';

interface Words {
  readonly loading: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** What an element says before its host, and with it the message catalogues, have arrived. Written out: the file stays small. */
export const words: Readonly<Record<EmbedLocale, Words>> = {
  fr: {
    loading: 'Chargement en cours',
    title: 'La boutique ne s’affiche pas pour le moment',
    text: 'Votre panier est gardé. Réessayez, ou appelez-nous : nous terminons ensemble.',
    retry: 'Réessayer',
  },
  en: {
    loading: 'Loading',
    title: 'The shop cannot be shown right now',
    text: 'Your cart is kept. Try again, or call us and we will finish together.',
    retry: 'Try again',
  },
  de: {
    loading: 'Wird geladen',
    title: 'Der Shop lässt sich gerade nicht anzeigen',
    text: 'Ihr Warenkorb bleibt erhalten. Versuchen Sie es erneut oder rufen Sie uns an: Wir schließen gemeinsam ab.',
    retry: 'Erneut versuchen',
  },
};
