import { discounted, price, type AddOnSeed } from './seed-types';
import { noText, same, texts } from './texts';

const europeWorld = texts('Europe et monde', 'Europe and the world', 'Europa und die Welt');
const music = texts('Musique sans compter', 'Music without counting', 'Musik ohne Zählen');
const voicemail = texts('Messagerie visuelle', 'Visual voicemail', 'Visuelle Mailbox');
const boost = texts('Coup de pouce 1 Go', '1 GB boost', '1-GB-Nachschlag');
const dataSim = texts('SIM pour autre appareil', 'SIM for another device', 'SIM für ein weiteres Gerät');
const bill = texts('Facture détaillée', 'Itemised bill', 'Einzelverbindungsnachweis');
const cloud = texts('Nuage Alzette', 'Alzette cloud', 'Alzette-Cloud');

export const mobileAddOns: readonly AddOnSeed[] = [
  {
    code: 'music',
    name: music,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'L’écoute en continu n’utilise pas vos données',
        'Streaming does not use your data',
        'Streaming verbraucht kein Datenvolumen',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_on_remove_popup: texts(
        'Sans cette option, l’écoute en continu compte à nouveau dans vos données. La retirer ?',
        'Without this option streaming counts as data again. Remove it?',
        'Ohne diese Option zählt Streaming wieder als Datenverbrauch. Option entfernen?',
      ),
    },
    variants: [{ code: 'music-monthly', name: music, price: price(499), attributes: {} }],
  },
  {
    code: 'europe-world',
    name: europeWorld,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        '10 Go de plus dans 42 pays',
        '10 GB more in 42 countries',
        '10 GB mehr in 42 Ländern',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_on_add_popup: texts(
        'L’option commence le jour de l’activation et se résilie chaque mois. L’ajouter ?',
        'The option starts on the day of activation and can be cancelled any month. Add it?',
        'Die Option beginnt am Tag der Aktivierung und ist monatlich kündbar. Option hinzufügen?',
      ),
      subscription_additional_read_more_popup_enabled: true,
      subscription_additional_read_more_popup_title: texts('Les 42 pays', 'The 42 countries', 'Die 42 Länder'),
      subscription_additional_read_more_popup_content: texts(
        'L’Union européenne, la Suisse, le Royaume-Uni, les États-Unis, le Canada et dix autres pays. Au-delà de 10 Go, la vitesse baisse et rien n’est facturé.',
        'The European Union, Switzerland, the United Kingdom, the United States, Canada and ten other countries. Beyond 10 GB the speed drops and nothing is charged.',
        'Die Europäische Union, die Schweiz, das Vereinigte Königreich, die USA, Kanada und zehn weitere Länder. Ab 10 GB sinkt die Geschwindigkeit, es kostet nichts zusätzlich.',
      ),
    },
    variants: [{ code: 'europe-world-monthly', name: europeWorld, price: price(999), attributes: {} }],
  },
  {
    code: 'visual-voicemail',
    name: voicemail,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Vos messages, lus ou écoutés dans l’ordre voulu',
        'Your messages, read or heard in any order',
        'Ihre Nachrichten, in beliebiger Reihenfolge gelesen oder gehört',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [{ code: 'visual-voicemail-monthly', name: voicemail, price: price(199), attributes: {} }],
  },
  {
    code: 'data-boost',
    name: boost,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Valable chaque mois, au Luxembourg',
        'Valid every month, in Luxembourg',
        'Jeden Monat gültig, in Luxemburg',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_is_countable: true,
    },
    variants: [{ code: 'data-boost-1', name: boost, price: price(299), attributes: {} }],
  },
  {
    code: 'data-sim',
    name: dataSim,
    display: 'column',
    image: 'data-sim',
    deliverable: true,
    attributes: {
      subscription_additional_pretitle: texts(
        'Tablette, montre ou ordinateur',
        'Tablet, watch or laptop',
        'Tablet, Uhr oder Laptop',
      ),
      subscription_additional_header_title: texts(
        'Vos données sur plusieurs appareils',
        'Your data on several devices',
        'Ihr Datenvolumen auf mehreren Geräten',
      ),
      subscription_additional_subtitle: texts(
        'Partage les données de votre forfait',
        'Shares the data of your plan',
        'Teilt das Datenvolumen Ihres Tarifs',
      ),
      subscription_additional_footer_description: texts(
        'Les cartes arrivent par la poste avec la carte principale.',
        'The cards come by post with the main card.',
        'Die Karten kommen zusammen mit der Hauptkarte per Post.',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 3,
    },
    variants: [
      {
        code: 'data-sim-5',
        name: texts('SIM données 5 Go', '5 GB data SIM', 'Daten-SIM 5 GB'),
        price: price(500),
        activationFee: 1000,
        activationFeeName: texts('Carte SIM supplémentaire', 'Additional SIM card', 'Zusätzliche SIM-Karte'),
        attributes: { subscription_additional_variant_name: texts('5 Go', '5 GB', '5 GB') },
      },
      {
        code: 'data-sim-20',
        name: texts('SIM données 20 Go', '20 GB data SIM', 'Daten-SIM 20 GB'),
        price: discounted(700, 900, 900, 3),
        activationFee: 1000,
        activationFeeName: texts('Carte SIM supplémentaire', 'Additional SIM card', 'Zusätzliche SIM-Karte'),
        attributes: { subscription_additional_variant_name: texts('20 Go', '20 GB', '20 GB') },
      },
    ],
  },
  {
    code: 'itemised-bill',
    name: bill,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Chaque appel et chaque SMS, en PDF',
        'Every call and text, as a PDF',
        'Jeder Anruf und jede SMS als PDF',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [{ code: 'itemised-bill-monthly', name: bill, price: price(100), attributes: {} }],
  },
  {
    code: 'cloud',
    name: cloud,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        '100 Go pour vos photos',
        '100 GB for your photos',
        '100 GB für Ihre Fotos',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'cloud-100',
        name: same('Cloud 100'),
        price: price(299),
        activationFee: 0,
        activationFeeName: noText,
        attributes: {},
      },
    ],
    withdrawn: true,
  },
];
