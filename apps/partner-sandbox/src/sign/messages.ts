import type { Locale } from '@alzette/shop-model';

interface SignMessages {
  readonly title: string;
  readonly file: string;
  readonly reference: string;
  readonly fingerprint: string;
  readonly open: string;
  readonly read: string;
  readonly sign: string;
  readonly refuse: string;
  readonly failIdentity: string;
  readonly errorTitle: string;
  readonly readFault: string;
  readonly signed: string;
  readonly failed: string;
  readonly close: string;
}

export const signMessages: Readonly<Record<Locale, SignMessages>> = {
  fr: {
    title: 'Signez votre contrat',
    file: 'Fichier',
    reference: 'Référence',
    fingerprint: 'Empreinte',
    open: 'Ouvrir le PDF dans un nouvel onglet',
    read: 'J’ai lu le document et je l’accepte',
    sign: 'Signer',
    refuse: 'Refuser de signer',
    failIdentity: 'Simuler un échec de l’identité',
    errorTitle: 'Il manque une étape pour signer',
    readFault: 'Cochez la case pour confirmer que vous avez lu le document',
    signed: 'Le document est signé',
    failed: 'Le document n’est pas signé',
    close: 'Vous pouvez fermer cette fenêtre et revenir à la boutique.',
  },
  en: {
    title: 'Sign your contract',
    file: 'File',
    reference: 'Reference',
    fingerprint: 'Fingerprint',
    open: 'Open the PDF in a new tab',
    read: 'I have read the document and accept it',
    sign: 'Sign',
    refuse: 'Refuse to sign',
    failIdentity: 'Simulate a failed identity',
    errorTitle: 'One thing is missing to sign',
    readFault: 'Tick the box to confirm that you have read the document',
    signed: 'The document is signed',
    failed: 'The document is not signed',
    close: 'You can close this window and go back to the shop.',
  },
  de: {
    title: 'Unterschreiben Sie Ihren Vertrag',
    file: 'Datei',
    reference: 'Referenz',
    fingerprint: 'Prüfsumme',
    open: 'PDF in einem neuen Tab öffnen',
    read: 'Ich habe das Dokument gelesen und stimme zu',
    sign: 'Unterschreiben',
    refuse: 'Unterschrift verweigern',
    failIdentity: 'Fehlgeschlagene Identität simulieren',
    errorTitle: 'Zum Unterschreiben fehlt noch etwas',
    readFault: 'Kreuzen Sie an, dass Sie das Dokument gelesen haben',
    signed: 'Das Dokument ist unterschrieben',
    failed: 'Das Dokument ist nicht unterschrieben',
    close: 'Sie können dieses Fenster schließen und zum Shop zurückkehren.',
  },
};
