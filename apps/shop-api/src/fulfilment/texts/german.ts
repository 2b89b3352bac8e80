import type { ItemMailTexts } from './item-mail-texts';

export const german: ItemMailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  kinds: {
    dispatched: {
      subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      heading: 'Ihr Paket ist unterwegs',
      intro: 'wir haben Ihr Paket dem Zusteller übergeben.',
      next: [],
    },
    delivered: {
      subject: (number) => `Ihre Bestellung ${number} ist zugestellt`,
      heading: 'Ihr Paket ist da',
      intro: 'der Zusteller hat Ihr Paket zugestellt.',
      next: ['Fehlt etwas oder ist etwas beschädigt? Rufen Sie uns an: Wir bringen das in Ordnung.'],
    },
    porting_requested: {
      subject: (number) => `Bestellung ${number}: Wir haben Ihre Nummer angefragt`,
      heading: 'Ihre Nummer zieht um',
      intro: 'wir haben Ihre Nummer bei Ihrem jetzigen Anbieter angefragt.',
      next: ['Ihre alte SIM-Karte funktioniert bis zum Umzug. Sie müssen nichts kündigen.'],
    },
    porting_accepted: {
      subject: (number) => `Bestellung ${number}: Ihre Nummer kann umziehen`,
      heading: 'Ihre Nummer kann umziehen',
      intro: 'Ihr jetziger Anbieter hat dem Umzug Ihrer Nummer zugestimmt.',
      next: ['Wir schreiben Ihnen, sobald die Nummer bei uns ist.'],
    },
    porting_refused: {
      subject: (number) => `Bestellung ${number}: Ihre Nummer kann noch nicht umziehen`,
      heading: 'Ihre Nummer kann noch nicht umziehen',
      intro: 'Ihr jetziger Anbieter hat den Umzug Ihrer Nummer abgelehnt.',
      next: [
        'Prüfen Sie Anbieter und SIM-Nummer auf der Seite Ihrer Bestellung und berichtigen Sie sie dort; dann fragen wir erneut an.',
      ],
    },
    ported: {
      subject: (number) => `Bestellung ${number}: Ihre Nummer ist bei uns`,
      heading: 'Ihre Nummer ist bei uns',
      intro: 'Ihre Nummer ist umgezogen. Ab jetzt funktioniert sie mit Ihrer neuen SIM-Karte.',
      next: [],
    },
    installed: {
      subject: (number) => `Bestellung ${number}: Die Installation ist fertig`,
      heading: 'Ihre Installation ist fertig',
      intro: 'die Installation bei Ihnen zu Hause ist fertig.',
      next: [],
    },
    activated: {
      subject: (number) => `Bestellung ${number}: Ihr Dienst läuft`,
      heading: 'Ihr Dienst läuft',
      intro: 'Ihr Dienst ist eingeschaltet: Alles ist bereit.',
      next: [],
    },
    failed: {
      subject: (number) => `Bestellung ${number}: Ein Schritt hat nicht geklappt`,
      heading: 'Ein Schritt hat nicht geklappt',
      intro: 'ein Schritt Ihrer Bestellung hat nicht geklappt. Wir kümmern uns darum und rufen Sie an.',
      next: ['Sie möchten nicht warten? Rufen Sie uns an.'],
    },
    rescheduled: {
      subject: (number) => `Bestellung ${number}: Der neue Tag Ihrer Installation`,
      heading: 'Ihre Installation ist verschoben',
      intro: 'Sie haben einen anderen Tag für Ihre Installation gewählt.',
      next: [],
    },
    corrected: {
      subject: (number) => `Bestellung ${number}: Ihre Berichtigung`,
      heading: 'Ihre Berichtigung ist notiert',
      intro: 'Sie haben berichtigt, was wir für den Umzug Ihrer Nummer brauchen. Wir verwenden Ihre letzte Eingabe.',
      next: ['Das waren nicht Sie? Rufen Sie uns an.'],
    },
    cancelled: {
      subject: (number) => `Bestellung ${number}: Ihre Stornierung`,
      heading: 'Ihre Stornierung ist bestätigt',
      intro: 'Sie haben Folgendes vor dem Versand storniert. Der Vertrag ist beendet.',
      next: [],
    },
    withdrawn: {
      subject: (number) => `Bestellung ${number}: Bestätigung Ihres Widerrufs`,
      heading: 'Ihr Widerruf ist bestätigt',
      intro:
        'wir haben Ihre Erklärung erhalten: „Ich widerrufe den Vertrag über Folgendes.“ Diese E-Mail bestätigt sie mit Inhalt, Datum und Uhrzeit.',
      next: [],
    },
  },
  reasons: {
    number_unknown: 'Der jetzige Anbieter kennt die Nummer nicht.',
    holder_differs: 'Die Nummer gehört einer anderen Person.',
    operator_differs: 'Die Nummer gehört zu einem anderen Anbieter.',
    contract_running: 'Der jetzige Vertrag kann noch nicht enden.',
    address_unknown: 'Die Adresse wurde nicht gefunden.',
    nobody_there: 'Es war niemand da.',
    not_available: 'Der Dienst ist an dieser Adresse nicht verfügbar.',
    technical: 'Es gibt eine technische Störung.',
  },
  times: { morning: 'am Vormittag', afternoon: 'am Nachmittag' },
  labels: {
    items: 'Betrifft',
    at: 'Datum',
    tracking: 'Paketnummer',
    reason: 'Grund',
    before: 'Bisher',
    after: 'Neu',
    refund: 'Zurück auf Ihre Karte',
    charge: 'Für den Dienst bis heute',
    billed: 'Auf Ihrer letzten Rechnung',
    order: 'Bestellnummer',
  },
  chargeFor: (amount, days) => `${amount} für ${days} ${days === 1 ? 'Tag' : 'Tage'}`,
  returnGoods: (address) => [
    `Senden Sie die Ware innerhalb von 14 Tagen mit der Bestellnummer zurück an: ${address}. Die Rücksendung ist kostenlos: Legen Sie den Beleg bei, wir erstatten das Porto.`,
    'Entfernen Sie vorher Ihr Konto und Ihre SIM-Karte vom Telefon. Für einen Wertverlust durch mehr als bloßes Ausprobieren können wir Ersatz verlangen.',
  ],
  parcel: 'Paket verfolgen',
  follow: 'Bestellung verfolgen',
};
