import type { Locale } from '@alzette/shop-model';

export interface MailboxMessages {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly to: string;
  readonly received: string;
  readonly noSubject: string;
  readonly html: string;
  readonly text: string;
  readonly attachment: string;
  readonly noPart: string;
  readonly all: string;
}

export const mailboxMessages: Readonly<Record<Locale, MailboxMessages>> = {
  fr: {
    title: 'Boîte aux lettres de test',
    intro: 'Tous les messages que la boutique envoie arrivent ici, quel que soit le destinataire.',
    empty: 'Aucun message pour l’instant. Enregistrez un panier par e-mail, puis rechargez cette page.',
    to: 'À',
    received: 'Reçu le',
    noSubject: '(sans objet)',
    html: 'Version mise en forme',
    text: 'Version texte',
    attachment: 'Pièce jointe',
    noPart: 'Ce message n’a pas cette version.',
    all: 'Tous les messages',
  },
  en: {
    title: 'Test mailbox',
    intro: 'Every message that the shop sends arrives here, whoever it is for.',
    empty: 'No messages yet. Save a cart by e-mail, then reload this page.',
    to: 'To',
    received: 'Received',
    noSubject: '(no subject)',
    html: 'Formatted version',
    text: 'Text version',
    attachment: 'Attachment',
    noPart: 'This message has no such version.',
    all: 'All messages',
  },
  de: {
    title: 'Test-Postfach',
    intro: 'Alle Nachrichten, die der Shop verschickt, kommen hier an, an wen sie auch gehen.',
    empty: 'Noch keine Nachrichten. Speichern Sie einen Warenkorb per E-Mail und laden Sie diese Seite neu.',
    to: 'An',
    received: 'Empfangen am',
    noSubject: '(ohne Betreff)',
    html: 'Gestaltete Fassung',
    text: 'Textfassung',
    attachment: 'Anhang',
    noPart: 'Diese Nachricht hat keine solche Fassung.',
    all: 'Alle Nachrichten',
  },
};
