import type { Acceptance, Locale } from '@alzette/shop-model';

/** The copy of an annex. Days and times are already formatted. */
export interface AnnexTexts {
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly order: string;
  readonly contracts: string;
  readonly headings: Readonly<Record<Acceptance['code'], string>>;
  readonly acceptedAt: string;
  readonly signedAt: string;
  readonly inLuxembourg: (moment: string) => string;
  /** The version of the terms. Its date follows. */
  readonly terms: string;
  readonly privacy: string;
  /** Precedes the date of any legal text. */
  readonly version: string;
  readonly session: string;
  readonly sessionText: string;
  readonly page: (page: number, pages: number) => string;
}

export const annexTexts: Readonly<Record<Locale, AnnexTexts>> = {
  fr: {
    name: 'Annexe au contrat',
    title: 'Ce que vous avez accepté',
    intro:
      'Cette annexe fait partie du contrat. Elle reprend ce que vous avez accepté avec la commande, dans les mots qui vous ont été montrés.',
    order: 'Numéro de commande',
    contracts: 'Contrat et référence',
    headings: {
      certify: 'Exactitude de vos informations',
      conditions: 'Conditions générales',
      immediate_start: 'Début immédiat du service',
    },
    acceptedAt: 'Accepté le',
    signedAt: 'Signé le',
    inLuxembourg: (moment) => `${moment} (heure de Luxembourg)`,
    terms: 'Conditions générales, version du',
    privacy: 'Protection des données, version du',
    version: 'Version du',
    session: 'Session',
    sessionText:
      'La session est la visite de notre site pendant laquelle vous avez commandé. Son empreinte (SHA-256) l’identifie sans y donner accès.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  en: {
    name: 'Annex to the contract',
    title: 'What you accepted',
    intro:
      'This annex is part of the contract. It lists what you accepted with the order, in the words that you were shown.',
    order: 'Order number',
    contracts: 'Contract and reference',
    headings: {
      certify: 'Accuracy of your details',
      conditions: 'Terms and conditions',
      immediate_start: 'Immediate start of the service',
    },
    acceptedAt: 'Accepted on',
    signedAt: 'Signed on',
    inLuxembourg: (moment) => `${moment} (Luxembourg time)`,
    terms: 'Terms, version of',
    privacy: 'Privacy notice, version of',
    version: 'Version of',
    session: 'Session',
    sessionText:
      'The session is the visit to our site during which you ordered. Its fingerprint (SHA-256) identifies it without giving access to it.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  de: {
    name: 'Anhang zum Vertrag',
    title: 'Was Sie akzeptiert haben',
    intro:
      'Dieser Anhang ist Teil des Vertrags. Er enthält, was Sie mit der Bestellung akzeptiert haben, im Wortlaut, der Ihnen angezeigt wurde.',
    order: 'Bestellnummer',
    contracts: 'Vertrag und Referenz',
    headings: {
      certify: 'Richtigkeit Ihrer Angaben',
      conditions: 'Allgemeine Geschäftsbedingungen',
      immediate_start: 'Sofortiger Beginn des Dienstes',
    },
    acceptedAt: 'Akzeptiert am',
    signedAt: 'Unterschrieben am',
    inLuxembourg: (moment) => `${moment} (Luxemburger Zeit)`,
    terms: 'Geschäftsbedingungen, Fassung vom',
    privacy: 'Datenschutzhinweise, Fassung vom',
    version: 'Fassung vom',
    session: 'Sitzung',
    sessionText:
      'Die Sitzung ist der Besuch unserer Website, bei dem Sie bestellt haben. Ihr Fingerabdruck (SHA-256) bezeichnet sie, ohne Zugang zu geben.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
