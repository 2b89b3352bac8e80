import { discounted, price, type SubscriptionSeed } from './seed-types';
import { activation, same, texts } from './texts';
import { comfortInstallation, firstSocketInstallation, selfInstallation, technicianInstallation } from './installation';

const shared = {
  family: 'internet-mobile',
  activationFee: 4900,
  activationFeeName: activation.internet,
  commitmentMonths: 24,
  esim: true,
} as const;

const addOnCodes = ['europe-world', 'music', 'data-sim', 'wifi-booster', 'security-suite'];
const oneBill = texts('Une seule facture', 'One bill for both', 'Eine Rechnung für beides');

/** A mobile plan and internet at home in one contract (mobile joint offers). */
export const internetMobileOffers: readonly SubscriptionSeed[] = [
  {
    ...shared,
    code: 'internet-mobile-home-s',
    productCode: 'home-s',
    name: same('Alzette Home S'),
    price: price(4999),
    activationFee: 1900,
    commitmentMonths: 0,
    data: { code: 'data_20gb', label: texts('20 Go en 5G', '20 GB on 5G', '20 GB mit 5G') },
    dataEu: {
      code: 'null_eu',
      label: texts('Pas de données en Europe', 'No data in Europe', 'Kein Datenvolumen in Europa'),
    },
    speeds: { download: 100, upload: 40 },
    attributes: {
      mobile_subscription_full_name: texts(
        'Internet et mobile Home S',
        'Home S internet and mobile',
        'Internet und Mobilfunk Home S',
      ),
      subscription_internet_speed_value: 100,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_internet_label: texts('Pour une personne', 'For one', 'Für eine Person'),
      subscription_internet_mobile_webdeals: false,
    },
    highlights: [
      oneBill,
      texts(
        'Appels et SMS illimités au Luxembourg',
        'Unlimited calls and texts in Luxembourg',
        'Unbegrenzt telefonieren und simsen in Luxemburg',
      ),
      texts('Sans travaux, sur votre prise', 'No works, on the socket you have', 'Ohne Umbau, an Ihrer Dose'),
    ],
    addOns: { optional: addOnCodes, required: ['wifi-box'] },
    installationModes: [selfInstallation, technicianInstallation],
  },
  {
    ...shared,
    code: 'internet-mobile-home-m',
    productCode: 'home-m',
    name: same('Alzette Home M'),
    price: discounted(5999, 6499, 6999, 12),
    data: { code: 'data_100gb', label: texts('100 Go en 5G', '100 GB on 5G', '100 GB mit 5G') },
    dataEu: { code: 'data_eu_35gb', label: texts('35 Go en Europe', '35 GB in Europe', '35 GB in Europa') },
    speeds: { download: 500, upload: 250 },
    attributes: {
      mobile_subscription_full_name: texts(
        'Internet et mobile Home M',
        'Home M internet and mobile',
        'Internet und Mobilfunk Home M',
      ),
      subscription_internet_speed_value: 500,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_internet_label: texts('Pour la maison', 'For the home', 'Für Zuhause'),
      subscription_internet_mobile_webdeals: true,
      subscription_internet_mobile_webdeals_value: 10,
      subscription_internet_mobile_webdeals_text: texts(
        'Exclusivité web : jusqu’à 10 € de moins par mois pendant 12 mois',
        'Online only: up to €10 off a month for 12 months',
        'Nur online: 12 Monate lang bis zu 10 € weniger im Monat',
      ),
    },
    highlights: [
      oneBill,
      texts(
        'Appels et SMS illimités au Luxembourg et en Europe',
        'Unlimited calls and texts in Luxembourg and Europe',
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
      ),
      texts('Raccordement fibre compris', 'Fibre connection included', 'Glasfaseranschluss inklusive'),
    ],
    addOns: { optional: addOnCodes, included: ['wifi-box', 'visual-voicemail'] },
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
  {
    ...shared,
    code: 'internet-mobile-home-l',
    productCode: 'home-l',
    name: same('Alzette Home L'),
    price: discounted(7999, 7999, 8999, 6),
    data: {
      code: 'data_unlimited',
      label: texts('Données illimitées en 5G', 'Unlimited data on 5G', 'Unbegrenztes Datenvolumen mit 5G'),
    },
    dataEu: { code: 'data_eu_80gb', label: texts('80 Go en Europe', '80 GB in Europe', '80 GB in Europa') },
    speeds: { download: 1000, upload: 500 },
    attributes: {
      mobile_subscription_full_name: texts(
        'Internet et mobile Home L',
        'Home L internet and mobile',
        'Internet und Mobilfunk Home L',
      ),
      subscription_internet_speed_value: 1,
      subscription_internet_speed_unit: texts('Gbit/s', 'Gbit/s', 'Gbit/s'),
      subscription_internet_label: texts('Pour toute la famille', 'For the whole family', 'Für die ganze Familie'),
      subscription_internet_mobile_webdeals: true,
      subscription_internet_mobile_webdeals_value: 10,
      subscription_internet_mobile_webdeals_text: texts(
        'Exclusivité web : 10 € de moins par mois pendant 6 mois',
        'Online only: €10 off a month for 6 months',
        'Nur online: 6 Monate lang 10 € weniger im Monat',
      ),
    },
    highlights: [
      oneBill,
      texts(
        '300 minutes vers le reste du monde',
        '300 minutes to the rest of the world',
        '300 Minuten in den Rest der Welt',
      ),
      texts('Raccordement fibre compris', 'Fibre connection included', 'Glasfaseranschluss inklusive'),
    ],
    addOns: {
      optional: addOnCodes.filter((code) => code !== 'music'),
      included: ['wifi-box', 'visual-voicemail', 'music'],
    },
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
];
