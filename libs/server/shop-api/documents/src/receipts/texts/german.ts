import type { ReceiptTexts } from './receipt-texts';

export const german: ReceiptTexts = {
  topUp: {
    subject: (operator, orderNumber) => `Ihre Aufladung bei ${operator}: Beleg ${orderNumber}`,
    heading: 'Ihre Nummer ist aufgeladen',
    greeting: () => 'Guten Tag,',
    intro: 'vielen Dank für Ihre Aufladung. Wir haben Ihre Zahlung erhalten; dies ist Ihr Beleg.',
    next: ['Das Guthaben ist auf Ihrer Nummer und sofort nutzbar. Sie brauchen nichts weiter zu tun.'],
  },
  starterPack: {
    subject: (operator, orderNumber) => `Ihre Prepaid-Karte von ${operator}: Beleg ${orderNumber}`,
    heading: 'Ihre Prepaid-Karte ist unterwegs',
    greeting: (name) => `Guten Tag ${name},`,
    intro: 'vielen Dank für Ihre Bestellung. Wir haben Ihre Zahlung erhalten; dies ist Ihr Beleg.',
    action: 'Karte aktivieren',
    next: [
      'Wir schicken die Karte mit der Post an die oben genannte Adresse; die Lieferung ist kostenlos.',
      'Die Karte funktioniert noch nicht: Beim Aktivieren wird, wie vom Gesetz verlangt, Ihre Identität geprüft. Sobald die Karte da ist, öffnen Sie die oben genannte Aktivierungsseite und halten Sie die Karte und Ihren Personalausweis oder Reisepass bereit, oder rufen Sie uns an. Danach können Sie sofort telefonieren, surfen und das Guthaben der Karte nutzen.',
    ],
  },
  labels: {
    product: 'Gekauft',
    number: 'Nummer',
    deliverTo: 'Lieferung an',
    paid: 'Bezahlt',
    order: 'Bestellnummer',
    date: 'Datum',
  },
  vat: (amount) => `darin ${amount} MwSt.`,
  card: (brand, lastDigits) => `mit ${brand}-Karte, Endziffern ${lastDigits}`,
  follow: 'Bestellung verfolgen',
  withdrawal:
    'Sie können Ihren Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen: bei Diensten ab heute, bei Waren ab dem Tag, an dem sie ankommen.',
  withdraw: 'Vertrag widerrufen',
  help: (phone) => `Fragen? Rufen Sie uns unter ${phone} an und halten Sie Ihre Bestellnummer bereit.`,
};
