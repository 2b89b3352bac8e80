import type { SubscriptionSeed } from '../seed-types';
import { discounted, price } from '../seed-types';
import { tvPackages } from '../tv-packages';
import { activation, same, words } from '../words';
import { selfInstallation, technicianInstallation } from './installation';

const allPackages = tvPackages.map(({ code }) => code);

const shared = {
  family: 'tv',
  activationFee: 1900,
  activationFeeName: activation.tv,
  commitmentMonths: 12,
  installationModes: [selfInstallation, technicianInstallation],
  tvPackages: allPackages,
} as const;

const replay = words('Replay pendant 7 jours', '7 days of replay', '7 Tage Replay');

export const tvOffers: readonly SubscriptionSeed[] = [
  {
    ...shared,
    code: 'tv-start',
    productCode: 'tv-start',
    name: same('Alzette TV Start'),
    price: price(1499),
    activationFee: 0,
    commitmentMonths: 0,
    attributes: {
      subscription_tv_characteristic_main_unit: words('60 chaînes', '60 channels', '60 Sender'),
      subscription_tv_characteristic_second_unit: words('dont 40 en HD', '40 of them in HD', 'davon 40 in HD'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      replay,
      words(
        'Chaînes luxembourgeoises, françaises et allemandes',
        'Luxembourgish, French and German channels',
        'Luxemburgische, französische und deutsche Sender',
      ),
      words('Sans frais d’activation', 'No activation fee', 'Ohne Aktivierungsgebühr'),
    ],
    additionals: { optional: ['tv-recorder', 'second-tv'] },
  },
  {
    ...shared,
    code: 'tv-plus',
    productCode: 'tv-plus',
    name: same('Alzette TV Plus'),
    price: discounted(1999, 2499, 2499, 6),
    attributes: {
      subscription_tv_characteristic_main_unit: words('110 chaînes', '110 channels', '110 Sender'),
      subscription_tv_characteristic_second_unit: words('dont 90 en HD', '90 of them in HD', 'davon 90 in HD'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      replay,
      words('Pause et retour au début', 'Pause and start over', 'Pause und Neustart'),
      words(
        'Sur le téléviseur, la tablette et le téléphone',
        'On the television, tablet and phone',
        'Auf Fernseher, Tablet und Handy',
      ),
    ],
    additionals: { optional: ['tv-recorder', 'second-tv'] },
  },
  {
    ...shared,
    code: 'tv-app',
    productCode: 'tv-app',
    name: same('Alzette TV App'),
    price: price(1799),
    activationFee: 0,
    commitmentMonths: 0,
    attributes: {
      subscription_tv_characteristic_main_unit: words('90 chaînes', '90 channels', '90 Sender'),
      subscription_tv_characteristic_second_unit: words('toutes en HD', 'all in HD', 'alle in HD'),
      subscription_tv_require_apple_tv: true,
    },
    highlights: [
      words(
        'Sur votre Apple TV, sans décodeur',
        'On your Apple TV, without a set-top box',
        'Auf Ihrem Apple TV, ohne Receiver',
      ),
      replay,
      words('Résiliable chaque mois', 'Cancel any month', 'Monatlich kündbar'),
    ],
    additionals: { optional: ['tv-recorder'] },
    installationModes: [selfInstallation],
  },
  {
    ...shared,
    code: 'tv-max',
    productCode: 'tv-max',
    name: same('Alzette TV Max'),
    price: discounted(2999, 2999, 3499, 12),
    commitmentMonths: 24,
    attributes: {
      subscription_tv_characteristic_main_unit: words('180 chaînes', '180 channels', '180 Sender'),
      subscription_tv_characteristic_second_unit: words('dont 20 en 4K', '20 of them in 4K', 'davon 20 in 4K'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      words('Enregistrement compris', 'Recording included', 'Aufnahme inklusive'),
      words('Replay pendant 30 jours', '30 days of replay', '30 Tage Replay'),
      words('Pause et retour au début', 'Pause and start over', 'Pause und Neustart'),
    ],
    additionals: { optional: ['second-tv'], included: ['tv-recorder'] },
  },
];
