import type { ConfirmationTexts } from './confirmation-texts';

export const german: ConfirmationTexts = {
  device: {
    welcome: 'Das Telefon kommt per Paket. Der Anschluss startet, sobald seine SIM-Karte oder eSIM im Telefon ist.',
    added: 'Das Telefon kommt per Paket, und {subscription_name} kommt zu Ihrem Kundenkonto hinzu.',
    changed: 'Das Telefon kommt per Paket, und Ihr Anschluss wechselt zu {subscription_name}. Ihre Nummer bleibt.',
  },
  deviceAlone: 'Ihr {device_name} kommt per Paket.',
  mobile: {
    welcome: 'Der Tarif startet, sobald seine SIM-Karte oder eSIM im Telefon ist.',
    added: 'Der Tarif kommt zu Ihrem Kundenkonto hinzu. Er startet, sobald seine SIM-Karte oder eSIM im Telefon ist.',
    changed:
      'Ihr Anschluss wechselt zu {subscription_name}. Ihre Nummer bleibt, und am Tag des Wechsels schicken wir Ihnen eine SMS.',
  },
  internet: {
    welcome: 'Der Anschluss startet an dem Tag, den Sie gewählt haben.',
    added: 'Der Anschluss kommt zu Ihrem Kundenkonto hinzu. Er startet an dem Tag, den Sie gewählt haben.',
    changed: 'Ihr Anschluss wechselt zu {subscription_name}. Der alte läuft bis zum Tag des Wechsels.',
  },
  internetMobile: {
    welcome: 'Internet und Mobil starten an dem Tag, den Sie gewählt haben.',
    added: 'Internet und Mobil kommen zu Ihrem Kundenkonto hinzu. Sie starten an dem Tag, den Sie gewählt haben.',
    changed:
      'Internet und Mobil wechseln zu {subscription_name}. Ihre Nummer bleibt, und der alte Anschluss läuft bis zum Tag des Wechsels.',
  },
  tv: {
    welcome: 'Die Sender sind ab dem Tag da, den Sie gewählt haben.',
    added: 'Die Sender kommen zu Ihrem Kundenkonto hinzu. Sie sind ab dem Tag da, den Sie gewählt haben.',
    changed: 'Ihr Fernsehen wechselt zu {subscription_name}. Ihre jetzigen Sender bleiben bis zum Tag des Wechsels.',
  },
  duo: {
    welcome: 'Internet und Fernsehen starten an dem Tag, den Sie gewählt haben.',
    added: 'Internet und Fernsehen kommen zu Ihrem Kundenkonto hinzu. Sie starten an dem Tag, den Sie gewählt haben.',
    changed: 'Internet und Fernsehen wechseln zu {subscription_name}. Alles läuft bis zum Tag des Wechsels.',
  },
  addOn: 'Aktiv ab dem ersten Tag des Tarifs.',
  tvPackage: 'Offen ab dem ersten Tag Ihres Fernsehens.',
  prepaidTopUp:
    'Vielen Dank, Ihre Nummer ist aufgeladen: {subscription_name} (Bestellung {order_number}). Sie können das Guthaben sofort nutzen.',
  prepaidStarterPack:
    'Vielen Dank, {firstname} {lastname}. Ihre Karte {subscription_name} (Bestellung {order_number}) kommt mit der Post. Halten Sie zum Aktivieren Ihren Personalausweis oder Reisepass bereit: Die Karte funktioniert, sobald Ihre Identität geprüft ist.',
  other:
    'Danke, {firstname} {lastname}. Wir bereiten Ihre Bestellung {order_number} vor und halten Sie per E-Mail auf dem Laufenden.',
};
