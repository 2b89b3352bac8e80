import type { Locale } from '@alzette/shop-model';
import type { CardFault } from './card';

interface CardPayMessages {
  readonly title: string;
  readonly amount: string;
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHelp: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly pay: string;
  readonly cancel: string;
  readonly testCards: string;
  readonly testCardLines: readonly string[];
  readonly errorTitle: string;
  readonly faults: Readonly<Record<CardFault, string>>;
  readonly secureTitle: string;
  readonly secureText: string;
  readonly secureCode: string;
  readonly secureSubmit: string;
  readonly secureFault: string;
  readonly outcomes: Readonly<Record<'paid' | 'pending' | 'declined' | 'cancelled' | 'expired', string>>;
  readonly backToShop: string;
}

export const cardPayMessages: Readonly<Record<Locale, CardPayMessages>> = {
  fr: {
    title: 'Paiement par carte',
    amount: 'Montant à payer',
    name: 'Nom sur la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHelp: 'Mois et année, par exemple 09/28',
    code: 'Code de sécurité',
    codeHelp: 'Trois chiffres au dos',
    pay: 'Payer',
    cancel: 'Annuler et revenir à la boutique',
    testCards: 'Cartes de test',
    testCardLines: [
      '4242 4242 4242 4242 paie',
      '4000 0000 0000 3220 demande le code 3-D Secure 123456',
      '4000 0000 0000 0002 est refusée',
    ],
    errorTitle: 'Corrigez ces champs pour payer',
    faults: {
      name: 'Indiquez le nom écrit sur la carte',
      number: 'Vérifiez le numéro de carte : il ne peut pas exister',
      expiry: 'Indiquez le mois et l’année, par exemple 09/28',
      expired: 'Cette carte a expiré : utilisez-en une autre',
      code: 'Indiquez les trois chiffres au dos de la carte',
    },
    secureTitle: 'Confirmez votre paiement',
    secureText: 'Votre banque vous a envoyé un code à six chiffres.',
    secureCode: 'Code reçu',
    secureSubmit: 'Confirmer le paiement',
    secureFault: 'Ce code n’est pas le bon : vérifiez-le et réessayez',
    outcomes: {
      paid: 'Ce paiement est déjà effectué',
      pending: 'Votre banque traite ce paiement',
      declined: 'Ce paiement a été refusé',
      cancelled: 'Ce paiement a été annulé',
      expired: 'Le délai de paiement est dépassé',
    },
    backToShop: 'Revenir à la boutique',
  },
  en: {
    title: 'Card payment',
    amount: 'Amount to pay',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHelp: 'Month and year, for example 09/28',
    code: 'Security code',
    codeHelp: 'Three digits on the back',
    pay: 'Pay',
    cancel: 'Cancel and go back to the shop',
    testCards: 'Test cards',
    testCardLines: [
      '4242 4242 4242 4242 pays',
      '4000 0000 0000 3220 asks for the 3-D Secure code 123456',
      '4000 0000 0000 0002 is declined',
    ],
    errorTitle: 'Correct these fields to pay',
    faults: {
      name: 'Enter the name written on the card',
      number: 'Check the card number: it cannot exist',
      expiry: 'Enter the month and the year, for example 09/28',
      expired: 'This card has expired: use another one',
      code: 'Enter the three digits on the back of the card',
    },
    secureTitle: 'Confirm your payment',
    secureText: 'Your bank has sent you a code of six digits.',
    secureCode: 'Code received',
    secureSubmit: 'Confirm payment',
    secureFault: 'This code is not the right one: check it and try again',
    outcomes: {
      paid: 'This payment is already made',
      pending: 'Your bank is processing this payment',
      declined: 'This payment was declined',
      cancelled: 'This payment was cancelled',
      expired: 'The time to pay is over',
    },
    backToShop: 'Go back to the shop',
  },
  de: {
    title: 'Kartenzahlung',
    amount: 'Zu zahlender Betrag',
    name: 'Name auf der Karte',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHelp: 'Monat und Jahr, zum Beispiel 09/28',
    code: 'Prüfziffer',
    codeHelp: 'Drei Ziffern auf der Rückseite',
    pay: 'Bezahlen',
    cancel: 'Abbrechen und zurück zum Shop',
    testCards: 'Testkarten',
    testCardLines: [
      '4242 4242 4242 4242 zahlt',
      '4000 0000 0000 3220 verlangt den 3-D-Secure-Code 123456',
      '4000 0000 0000 0002 wird abgelehnt',
    ],
    errorTitle: 'Korrigieren Sie diese Felder, um zu bezahlen',
    faults: {
      name: 'Geben Sie den Namen auf der Karte ein',
      number: 'Prüfen Sie die Kartennummer: Sie kann nicht stimmen',
      expiry: 'Geben Sie Monat und Jahr ein, zum Beispiel 09/28',
      expired: 'Diese Karte ist abgelaufen: Verwenden Sie eine andere',
      code: 'Geben Sie die drei Ziffern auf der Rückseite der Karte ein',
    },
    secureTitle: 'Bestätigen Sie Ihre Zahlung',
    secureText: 'Ihre Bank hat Ihnen einen sechsstelligen Code gesendet.',
    secureCode: 'Erhaltener Code',
    secureSubmit: 'Zahlung bestätigen',
    secureFault: 'Dieser Code stimmt nicht: Prüfen Sie ihn und versuchen Sie es noch einmal',
    outcomes: {
      paid: 'Diese Zahlung ist bereits erfolgt',
      pending: 'Ihre Bank bearbeitet diese Zahlung',
      declined: 'Diese Zahlung wurde abgelehnt',
      cancelled: 'Diese Zahlung wurde abgebrochen',
      expired: 'Die Zeit für die Zahlung ist abgelaufen',
    },
    backToShop: 'Zurück zum Shop',
  },
};
