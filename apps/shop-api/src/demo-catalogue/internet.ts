import { discounted, price, type AddOnLinks, type SubscriptionSeed } from './seed-types';
import { activation, same, texts } from './texts';
import { comfortInstallation, firstSocketInstallation, selfInstallation, technicianInstallation } from './installation';

const boxOnTop: AddOnLinks = {
  optional: ['wifi-booster', 'security-suite', 'fixed-line', 'fixed-ip'],
  required: ['wifi-box'],
};
const boxIncluded: AddOnLinks = {
  optional: ['wifi-booster', 'security-suite', 'fixed-line', 'fixed-ip'],
  included: ['wifi-box'],
};

const shared = {
  family: 'internet',
  activationFee: 4900,
  activationFeeName: activation.internet,
  commitmentMonths: 24,
} as const;

const unlimitedVolume = texts('Volume illimité', 'Unlimited volume', 'Unbegrenztes Volumen');
const fibreSocket = texts('Raccordement fibre compris', 'Fibre connection included', 'Glasfaseranschluss inklusive');

export const internetOffers: readonly SubscriptionSeed[] = [
  {
    ...shared,
    code: 'internet-dsl-100',
    productCode: 'dsl-100',
    name: same('Alzette DSL 100'),
    price: price(3999),
    activationFee: 0,
    commitmentMonths: 0,
    speeds: { download: 100, upload: 40 },
    attributes: {
      subscription_internet_label: texts('Pour naviguer et regarder', 'To browse and watch', 'Zum Surfen und Schauen'),
      subscription_internet_speed_value: 100,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_internet_webdeals: false,
    },
    highlights: [
      unlimitedVolume,
      texts('Sans travaux, sur votre prise', 'No works, on the socket you have', 'Ohne Umbau, an Ihrer Dose'),
      texts('Sans frais d’activation', 'No activation fee', 'Ohne Aktivierungsgebühr'),
    ],
    addOns: boxOnTop,
    installationModes: [selfInstallation, technicianInstallation],
  },
  {
    ...shared,
    code: 'internet-fibre-500',
    productCode: 'fibre-500',
    name: same('Alzette Fibre 500'),
    price: discounted(3999, 4999, 4999, 6),
    speeds: { download: 500, upload: 250 },
    attributes: {
      subscription_internet_label: texts('Pour toute la famille', 'For the whole family', 'Für die ganze Familie'),
      subscription_internet_speed_value: 500,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_internet_webdeals: true,
      subscription_internet_webdeals_value: 10,
      subscription_internet_webdeals_text: texts(
        'Exclusivité web : 10 € de moins par mois pendant 6 mois',
        'Online only: €10 off a month for 6 months',
        'Nur online: 6 Monate lang 10 € weniger im Monat',
      ),
    },
    highlights: [
      unlimitedVolume,
      fibreSocket,
      texts('250 Mbit/s en envoi', '250 Mbit/s upload', '250 Mbit/s im Upload'),
    ],
    addOns: boxOnTop,
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
  {
    ...shared,
    code: 'internet-fibre-1000',
    productCode: 'fibre-1000',
    name: same('Alzette Fibre 1000'),
    price: discounted(4999, 5499, 5999, 12),
    speeds: { download: 1000, upload: 500 },
    attributes: {
      subscription_internet_label: texts('Le plus choisi', 'Chosen most', 'Am meisten gewählt'),
      subscription_internet_speed_value: 1,
      subscription_internet_speed_unit: texts('Gbit/s', 'Gbit/s', 'Gbit/s'),
      subscription_internet_webdeals: true,
      subscription_internet_webdeals_value: 10,
      subscription_internet_webdeals_text: texts(
        'Exclusivité web : jusqu’à 10 € de moins par mois pendant 12 mois',
        'Online only: up to €10 off a month for 12 months',
        'Nur online: 12 Monate lang bis zu 10 € weniger im Monat',
      ),
    },
    highlights: [
      unlimitedVolume,
      fibreSocket,
      texts('Wifi 7 Box comprise', 'Wifi 7 box included', 'Wifi-7-Box inklusive'),
    ],
    addOns: boxIncluded,
    installationModes: [firstSocketInstallation, technicianInstallation, comfortInstallation],
  },
  {
    ...shared,
    code: 'internet-fibre-5000',
    productCode: 'fibre-5000',
    name: same('Alzette Fibre 5000'),
    price: price(7999),
    speeds: { download: 5000, upload: 2500 },
    attributes: {
      subscription_internet_label: texts('Pour travailler et jouer', 'To work and play', 'Zum Arbeiten und Spielen'),
      subscription_internet_speed_value: 5,
      subscription_internet_speed_unit: texts('Gbit/s', 'Gbit/s', 'Gbit/s'),
      subscription_internet_webdeals: false,
    },
    highlights: [
      unlimitedVolume,
      fibreSocket,
      texts('2,5 Gbit/s en envoi', '2.5 Gbit/s upload', '2,5 Gbit/s im Upload'),
      texts('Wifi 7 Box comprise', 'Wifi 7 box included', 'Wifi-7-Box inklusive'),
    ],
    addOns: boxIncluded,
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
];
