import { discounted, price, type SubscriptionSeed } from './seed-types';
import { tvPackages } from './tv';
import { activation, same, texts } from './texts';
import { comfortInstallation, firstSocketInstallation, selfInstallation, technicianInstallation } from './installation';

const shared = {
  family: 'duo',
  activationFee: 4900,
  activationFeeName: activation.duo,
  commitmentMonths: 24,
  tvPackages: tvPackages.map(({ code }) => code),
} as const;

const addOnCodes = ['wifi-booster', 'security-suite', 'fixed-line', 'second-tv'];

/** Internet at home and television in one contract. */
export const duoOffers: readonly SubscriptionSeed[] = [
  {
    ...shared,
    code: 'duo-start',
    productCode: 'duo-start',
    name: same('Alzette Duo Start'),
    price: price(4999),
    commitmentMonths: 12,
    speeds: { download: 100, upload: 40 },
    attributes: {
      subscription_internet_label: texts(
        'Internet et TV, simplement',
        'Internet and TV, plain and simple',
        'Internet und TV, ganz einfach',
      ),
      subscription_internet_speed_value: 100,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_tv_characteristic_main_unit: texts('60 chaînes', '60 channels', '60 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 40 en HD', '40 of them in HD', 'davon 40 in HD'),
      subscription_tv_require_apple_tv: false,
      subscription_duo_webdeals: false,
    },
    highlights: [
      texts('Une seule facture', 'One bill for both', 'Eine Rechnung für beides'),
      texts('Replay pendant 7 jours', '7 days of replay', '7 Tage Replay'),
    ],
    addOns: { optional: [...addOnCodes, 'tv-recorder'], required: ['wifi-box'] },
    installationModes: [selfInstallation, technicianInstallation],
  },
  {
    ...shared,
    code: 'duo-family',
    productCode: 'duo-family',
    name: same('Alzette Duo Family'),
    price: discounted(5499, 5999, 6499, 12),
    speeds: { download: 500, upload: 250 },
    attributes: {
      subscription_internet_label: texts('Pour toute la famille', 'For the whole family', 'Für die ganze Familie'),
      subscription_internet_speed_value: 500,
      subscription_internet_speed_unit: texts('Mbit/s', 'Mbit/s', 'Mbit/s'),
      subscription_tv_characteristic_main_unit: texts('110 chaînes', '110 channels', '110 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 90 en HD', '90 of them in HD', 'davon 90 in HD'),
      subscription_tv_require_apple_tv: false,
      subscription_duo_webdeals: true,
      subscription_duo_webdeals_value: 10,
      subscription_duo_webdeals_text: texts(
        'Exclusivité web : jusqu’à 10 € de moins par mois pendant 12 mois',
        'Online only: up to €10 off a month for 12 months',
        'Nur online: 12 Monate lang bis zu 10 € weniger im Monat',
      ),
    },
    highlights: [
      texts('Raccordement fibre compris', 'Fibre connection included', 'Glasfaseranschluss inklusive'),
      texts('Replay pendant 7 jours', '7 days of replay', '7 Tage Replay'),
      texts('Wifi 7 Box comprise', 'Wifi 7 box included', 'Wifi-7-Box inklusive'),
    ],
    addOns: { optional: [...addOnCodes, 'tv-recorder'], included: ['wifi-box'] },
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
  {
    ...shared,
    code: 'duo-max',
    productCode: 'duo-max',
    name: same('Alzette Duo Max'),
    price: discounted(7499, 7499, 8499, 6),
    speeds: { download: 1000, upload: 500 },
    attributes: {
      subscription_internet_label: texts(
        'Tout au plus vite',
        'Everything at full speed',
        'Alles in voller Geschwindigkeit',
      ),
      subscription_internet_speed_value: 1,
      subscription_internet_speed_unit: texts('Gbit/s', 'Gbit/s', 'Gbit/s'),
      subscription_tv_characteristic_main_unit: texts('180 chaînes', '180 channels', '180 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 20 en 4K', '20 of them in 4K', 'davon 20 in 4K'),
      subscription_tv_require_apple_tv: false,
      subscription_duo_webdeals: true,
      subscription_duo_webdeals_value: 10,
      subscription_duo_webdeals_text: texts(
        'Exclusivité web : 10 € de moins par mois pendant 6 mois',
        'Online only: €10 off a month for 6 months',
        'Nur online: 6 Monate lang 10 € weniger im Monat',
      ),
    },
    highlights: [
      texts('Raccordement fibre compris', 'Fibre connection included', 'Glasfaseranschluss inklusive'),
      texts('Enregistrement compris', 'Recording included', 'Aufnahme inklusive'),
      texts('Replay pendant 30 jours', '30 days of replay', '30 Tage Replay'),
    ],
    addOns: { optional: addOnCodes, included: ['wifi-box', 'tv-recorder'] },
    installationModes: [firstSocketInstallation, comfortInstallation],
  },
];
