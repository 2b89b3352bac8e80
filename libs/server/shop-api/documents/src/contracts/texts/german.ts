import type { ContractTexts } from '../contract-texts';

export const german: ContractTexts = {
  name: (plan) => `Vertrag ${plan}`,
  title: {
    mobile: 'Mobilfunkvertrag',
    internet: 'Internetvertrag',
    'internet-mobile': 'Internet- und Mobilfunkvertrag',
    tv: 'TV-Vertrag',
    duo: 'Internet- und TV-Vertrag',
  },
  reference: 'Referenz',
  date: 'Datum',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  parties: 'Die Vertragsparteien',
  provider: 'Der Anbieter',
  customer: 'Der Kunde',
  born: (date) => `Geboren am ${date}`,
  identityDocument: { passport: 'Reisepass', 'identity-card': 'Personalausweis' },
  account: 'Kundennummer',
  service: 'Die Leistung',
  plan: 'Tarif',
  quantity: 'Anzahl',
  sim: 'SIM-Karte',
  simType: { physical: 'Physische SIM-Karte', eSIM: 'eSIM' },
  number: 'Rufnummer',
  newNumber: 'Neue Rufnummer, wird bei der Aktivierung vergeben',
  keptNumber: (number) => `Mitgenommene Rufnummer: ${number}`,
  installation: 'Installation',
  startDate: 'Startdatum',
  installationTime: { morning: 'vormittags', afternoon: 'nachmittags' },
  prices: 'Die Preise',
  monthly: 'Grundgebühr',
  device: 'Handy',
  paidAtOnce: 'Einmalzahlung',
  deviceToday: 'Handy, bei Bestellung',
  addOns: 'Optionen',
  dueToday: 'Heute fällig',
  vat: (percent) => `Alle Preise enthalten die luxemburgische Mehrwertsteuer von ${percent} %.`,
  payment: 'Bezahlung der Rechnungen',
  directDebit: (iban, operator, mandate) =>
    `Lastschrift: ${operator} zieht den Betrag jeder Rechnung vom Konto ${iban} ein, auf Grundlage des SEPA-Mandats ${mandate}.`,
  accountDebit: (operator) =>
    `Lastschrift: ${operator} zieht den Betrag vom bereits hinterlegten Konto des Kunden ein.`,
  onInvoice: 'Der Kunde bezahlt jede Rechnung per Überweisung.',
  term: 'Laufzeit und Kündigung',
  noTermEnd: 'Der Vertrag läuft auf unbestimmte Zeit: Der Kunde kann ihn jederzeit zum Monatsende kündigen.',
  fixedTermEnd:
    'Die Laufzeit beginnt mit der Aktivierung. Danach läuft der Vertrag auf unbestimmte Zeit weiter und kann mit einer Frist von einem Monat gekündigt werden.',
  keepsPhone: 'Der Kunde behält das Handy.',
  withdrawal: 'Widerrufsrecht',
  withdrawalText: (operator, phone) =>
    `Der Kunde kann diesen Vertrag innerhalb von vierzehn Tagen nach Abschluss ohne Angabe von Gründen und kostenlos widerrufen. Eine eindeutige Erklärung gegenüber ${operator} genügt, zum Beispiel telefonisch unter ${phone} oder schriftlich. Bereits gezahlte Beträge werden innerhalb von vierzehn Tagen erstattet. Hat der Kunde die Aktivierung vor Ablauf dieser Frist verlangt, so ist der bereits erbrachte Teil der Leistung zu bezahlen.`,
  summary: 'Vertragszusammenfassung',
  summaryText:
    'Vor der Unterschrift hat der Kunde die Vertragszusammenfassung dieser Referenz erhalten. Sie ist Teil dieses Vertrags.',
  annex: 'Anhang',
  annexText:
    'Was der Kunde mit der Bestellung akzeptiert, steht im Anhang „Was Sie akzeptiert haben“, mit Wortlaut und Uhrzeit. Der Anhang wird mit der Bestellbestätigung zugesandt und ist Teil dieses Vertrags.',
  signature: 'Unterschrift',
  signatureText:
    'Dieser Vertrag wird elektronisch unterschrieben. Unterschrift und Datum sind diesem Dokument beigefügt.',
};
