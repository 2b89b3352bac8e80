import type { Locale } from '@alzette/shop-model';

interface SignMessages {
  readonly title: (count: number) => string;
  readonly position: (position: number, count: number) => string;
  readonly file: string;
  readonly reference: string;
  readonly fingerprint: string;
  readonly open: string;
  readonly next: string;
  readonly sign: (count: number) => string;
  readonly refuse: string;
  readonly failIdentity: string;
  readonly signed: (count: number) => string;
  readonly failed: string;
  readonly close: string;
}

export const signMessages: Readonly<Record<Locale, SignMessages>> = {
  fr: {
    title: (count) => (count === 1 ? 'Signez votre contrat' : 'Signez vos contrats'),
    position: (position, count) => `Document ${position} sur ${count}`,
    file: 'Fichier',
    reference: 'Référence',
    fingerprint: 'Empreinte',
    open: 'Ouvrir le PDF dans un nouvel onglet',
    next: 'Lu et accepté, document suivant',
    sign: (count) => (count === 1 ? 'Lu et accepté, signer' : `Lu et accepté, signer les ${count} documents`),
    refuse: 'Refuser de signer',
    failIdentity: 'Simuler un échec de l’identité',
    signed: (count) => (count === 1 ? 'Le document est signé' : 'Les documents sont signés'),
    failed: 'Le document n’est pas signé',
    close: 'Vous pouvez fermer cette fenêtre et revenir à la boutique.',
  },
  en: {
    title: (count) => (count === 1 ? 'Sign your contract' : 'Sign your contracts'),
    position: (position, count) => `Document ${position} of ${count}`,
    file: 'File',
    reference: 'Reference',
    fingerprint: 'Fingerprint',
    open: 'Open the PDF in a new tab',
    next: 'Read and accepted, next document',
    sign: (count) => (count === 1 ? 'Read and accepted, sign' : `Read and accepted, sign all ${count} documents`),
    refuse: 'Refuse to sign',
    failIdentity: 'Simulate a failed identity',
    signed: (count) => (count === 1 ? 'The document is signed' : 'The documents are signed'),
    failed: 'The document is not signed',
    close: 'You can close this window and go back to the shop.',
  },
  de: {
    title: (count) => (count === 1 ? 'Unterschreiben Sie Ihren Vertrag' : 'Unterschreiben Sie Ihre Verträge'),
    position: (position, count) => `Dokument ${position} von ${count}`,
    file: 'Datei',
    reference: 'Referenz',
    fingerprint: 'Prüfsumme',
    open: 'PDF in einem neuen Tab öffnen',
    next: 'Gelesen und akzeptiert, nächstes Dokument',
    sign: (count) =>
      count === 1
        ? 'Gelesen und akzeptiert, unterschreiben'
        : `Gelesen und akzeptiert, alle ${count} Dokumente unterschreiben`,
    refuse: 'Unterschrift verweigern',
    failIdentity: 'Fehlgeschlagene Identität simulieren',
    signed: (count) => (count === 1 ? 'Das Dokument ist unterschrieben' : 'Die Dokumente sind unterschrieben'),
    failed: 'Das Dokument ist nicht unterschrieben',
    close: 'Sie können dieses Fenster schließen und zum Shop zurückkehren.',
  },
};
