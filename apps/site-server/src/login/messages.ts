import type { Locale } from '@alzette/shop-model';

export type LoginFault = 'unavailable' | 'failed' | 'foreign';

interface FaultMessage {
  readonly title: string;
  readonly text: string;
}

export interface LoginMessages {
  readonly faults: Readonly<Record<LoginFault, FaultMessage>>;
  readonly again: string;
  readonly back: string;
}

export const loginMessages: Readonly<Record<Locale, LoginMessages>> = {
  fr: {
    faults: {
      unavailable: {
        title: 'La connexion est momentanément impossible',
        text: 'Le service qui vérifie votre identité ne répond pas. Votre panier est conservé. Réessayez dans un instant, ou continuez sans vous connecter.',
      },
      failed: {
        title: 'La connexion n’a pas abouti',
        text: 'Nous n’avons pas pu lire votre compte. Votre panier est conservé. Réessayez, ou continuez sans vous connecter.',
      },
      foreign: {
        title: 'Cette connexion n’est plus valable',
        text: 'Elle a peut-être été commencée dans une autre fenêtre, ou il y a trop longtemps. Votre panier est conservé. Recommencez la connexion.',
      },
    },
    again: 'Se connecter à nouveau',
    back: 'Retourner à la boutique',
  },
  en: {
    faults: {
      unavailable: {
        title: 'You cannot log in at the moment',
        text: 'The service that checks who you are does not respond. Your cart is kept. Try again in a moment, or go on without logging in.',
      },
      failed: {
        title: 'The login did not work',
        text: 'We could not read your account. Your cart is kept. Try again, or go on without logging in.',
      },
      foreign: {
        title: 'This login is no longer valid',
        text: 'It may have been started in another window, or too long ago. Your cart is kept. Log in again.',
      },
    },
    again: 'Log in again',
    back: 'Go back to the shop',
  },
  de: {
    faults: {
      unavailable: {
        title: 'Die Anmeldung ist gerade nicht möglich',
        text: 'Der Dienst, der Ihre Identität prüft, antwortet nicht. Ihr Warenkorb bleibt erhalten. Versuchen Sie es gleich noch einmal, oder machen Sie ohne Anmeldung weiter.',
      },
      failed: {
        title: 'Die Anmeldung hat nicht geklappt',
        text: 'Wir konnten Ihr Konto nicht lesen. Ihr Warenkorb bleibt erhalten. Versuchen Sie es noch einmal, oder machen Sie ohne Anmeldung weiter.',
      },
      foreign: {
        title: 'Diese Anmeldung gilt nicht mehr',
        text: 'Vielleicht wurde sie in einem anderen Fenster begonnen oder vor zu langer Zeit. Ihr Warenkorb bleibt erhalten. Melden Sie sich neu an.',
      },
    },
    again: 'Neu anmelden',
    back: 'Zurück zum Shop',
  },
};
