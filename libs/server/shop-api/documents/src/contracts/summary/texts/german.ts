import type { SummaryTexts } from '../summary-texts';

export const german: SummaryTexts = {
  name: (plan) => `Vertragszusammenfassung ${plan}`,
  title: 'Vertragszusammenfassung',
  introduction:
    'Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstleistungsangebots, wie es das EU-Recht vorschreibt. Sie hilft dabei, Dienstleistungsangebote zu vergleichen. Vollständige Informationen über die Dienstleistung sind in anderen Dokumenten enthalten.',
  contact: 'Anbieter',
  date: 'Datum',
  reference: 'Referenz',
  headings: {
    services: 'Dienste und Geräte',
    speeds: 'Internetgeschwindigkeiten und Abhilfe bei Problemen',
    price: 'Preis',
    duration: 'Laufzeit, Verlängerung und Kündigung',
    disabilities: 'Funktionen für Endnutzer mit Behinderungen',
    other: 'Sonstige relevante Informationen',
  },
  each: 'je Stück',
  addOnsInContract: (count) => `${count} Optionen, im Vertrag genannt`,
  addOnsTogether: (count, price) => `${count} Optionen, im Vertrag einzeln aufgeführt: zusammen ${price}`,
  fixedDownload: ({ maximum, normal, minimum }) =>
    `Download über den Festnetzanschluss: ${maximum} beworben und maximal, ${normal} normalerweise verfügbar, ${minimum} mindestens.`,
  fixedUpload: ({ maximum, normal, minimum }) =>
    `Upload: ${maximum} beworben und maximal, ${normal} normalerweise verfügbar, ${minimum} mindestens.`,
  fixedSpeedUnknown: 'Die Geschwindigkeiten des Festnetzanschlusses sind die des Angebots, das der Vertrag nennt.',
  mobileSpeed: (download, upload) =>
    `Mobilfunknetz: geschätztes Maximum ${download} im Download und ${upload} im Upload, je nach Ort, Gerät und Netzauslastung.`,
  noInternet: 'Dieser Dienst umfasst keinen Internetzugang.',
  remedies: (phone) =>
    `Bleibt die Geschwindigkeit dauerhaft oder oft darunter, rufen Sie ${phone} an: Wir suchen die Ursache und beheben sie kostenlos. Gelingt das nicht, können Sie den Vertrag kostenlos kündigen; Ihre weiteren gesetzlichen Rechte bleiben bestehen.`,
  disabilities: (phone) =>
    `Auf Wunsch kostenlos: diese Zusammenfassung, der Vertrag und Rechnungen in Großschrift oder als Text für Bildschirmlesegeräte. Anrufe beim Notruf 112 sind kostenlos. Fragen: ${phone}.`,
  withdrawal:
    'Sie können den Vertrag innerhalb von vierzehn Tagen nach Abschluss ohne Angabe von Gründen und kostenlos widerrufen.',
  disputes: (operator) =>
    `Klärt ${operator} eine Beschwerde nicht, vermittelt das Institut luxembourgeois de régulation (ILR) kostenlos.`,
};
