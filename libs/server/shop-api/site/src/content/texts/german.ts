import type { ConfirmationTexts } from './confirmation-texts';

export const german: ConfirmationTexts = {
  device: {
    welcome:
      'Willkommen, {firstname}. Ihr {device_name} und Ihr Tarif {subscription_name} (Bestellung {order_number}) werden vorbereitet. Das Telefon kommt per Paket, und der Anschluss startet, sobald SIM-Karte oder eSIM darin ist.',
    added:
      'Danke, {firstname}. Ihr {device_name} kommt per Paket, und der Tarif {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu.',
    changed:
      'Alles klar, {firstname}: Ihr {device_name} kommt per Paket, und Ihr Anschluss wechselt zu {subscription_name} (Bestellung {order_number}). Ihre Nummer bleibt.',
  },
  deviceAlone:
    'Danke, {firstname} {lastname}. Ihr {device_name} (Bestellung {order_number}) wird vorbereitet und kommt per Paket.',
  mobile: {
    welcome:
      'Willkommen, {firstname}. Ihr Tarif {subscription_name} (Bestellung {order_number}) wird vorbereitet. Er startet, sobald Ihre SIM-Karte oder eSIM in Ihrem Telefon ist.',
    added:
      'Danke, {firstname}. Ihr neuer Tarif {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Er startet, sobald Ihre SIM-Karte oder eSIM in Ihrem Telefon ist.',
    changed:
      'Alles klar, {firstname}: Ihr Anschluss wechselt zu {subscription_name} (Bestellung {order_number}). Ihre Nummer bleibt, und am Tag des Wechsels schicken wir Ihnen eine SMS.',
  },
  internet: {
    welcome:
      'Willkommen, {firstname}. Ihr Anschluss {subscription_name} (Bestellung {order_number}) wird vorbereitet. Los geht es an dem Tag, den Sie gewählt haben.',
    added:
      'Danke, {firstname}. Ihr Anschluss {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Los geht es an dem Tag, den Sie gewählt haben.',
    changed:
      'Alles klar, {firstname}: Ihr Anschluss wechselt zu {subscription_name} (Bestellung {order_number}). Der alte läuft bis zum Tag des Wechsels.',
  },
  internetMobile: {
    welcome:
      'Willkommen, {firstname}. Internet und Mobil zusammen: Ihr {subscription_name} (Bestellung {order_number}) wird vorbereitet. Los geht es an dem Tag, den Sie gewählt haben.',
    added:
      'Danke, {firstname}. Internet und Mobil zusammen: Ihr {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Los geht es an dem Tag, den Sie gewählt haben.',
    changed:
      'Alles klar, {firstname}: Internet und Mobil wechseln zu {subscription_name} (Bestellung {order_number}). Ihre Nummer bleibt, und der alte Anschluss läuft bis zum Tag des Wechsels.',
  },
  tv: {
    welcome:
      'Willkommen, {firstname}. Ihr Angebot {subscription_name} (Bestellung {order_number}) wird vorbereitet. Die Sender sind ab dem Tag da, den Sie gewählt haben.',
    added:
      'Danke, {firstname}. Ihr Angebot {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Die Sender sind ab dem Tag da, den Sie gewählt haben.',
    changed:
      'Alles klar, {firstname}: Ihr Fernsehen wechselt zu {subscription_name} (Bestellung {order_number}). Ihre jetzigen Sender bleiben bis zum Tag des Wechsels.',
  },
  duo: {
    welcome:
      'Willkommen, {firstname}. Internet und Fernsehen: Ihr {subscription_name} (Bestellung {order_number}) wird vorbereitet. Los geht es an dem Tag, den Sie gewählt haben.',
    added:
      'Danke, {firstname}. Ihr {subscription_name} (Bestellung {order_number}) kommt zu Ihrem Kundenkonto hinzu. Los geht es an dem Tag, den Sie gewählt haben.',
    changed:
      'Alles klar, {firstname}: Internet und Fernsehen wechseln zu {subscription_name} (Bestellung {order_number}). Alles läuft bis zum Tag des Wechsels.',
  },
  addOn: 'Die Option {subscription_name} (Bestellung {order_number}) beginnt mit Ihrem Angebot.',
  tvPackage: 'Das Paket {subscription_name} (Bestellung {order_number}) ist mit Ihrem Fernsehen offen.',
  prepaidTopUp:
    'Vielen Dank, Ihre Nummer ist aufgeladen: {subscription_name} (Bestellung {order_number}). Sie können das Guthaben sofort nutzen.',
  prepaidStarterPack:
    'Vielen Dank, {firstname} {lastname}. Ihre Karte {subscription_name} (Bestellung {order_number}) kommt mit der Post. Halten Sie zum Aktivieren Ihren Personalausweis oder Reisepass bereit: Die Karte funktioniert, sobald Ihre Identität geprüft ist.',
  other:
    'Danke, {firstname} {lastname}. Wir bereiten Ihre Bestellung {order_number} vor und halten Sie per E-Mail auf dem Laufenden.',
};
