import { selfInstallation, technicianInstallation } from './installation';
import { discounted, price, type AddOnSeed, type SubscriptionSeed, type TvPackageSeed } from './seed-types';
import { activation, same, texts } from './texts';

const pack = (code: string, rest: Omit<TvPackageSeed, 'code' | 'productCode'>): TvPackageSeed => ({
  code: `pack-${code}-1`,
  productCode: `pack-${code}`,
  ...rest,
});

export const tvPackages: readonly TvPackageSeed[] = [
  pack('sport', {
    name: same('Sport'),
    subtitle: texts(
      '12 chaînes de football, cyclisme et tennis',
      '12 channels of football, cycling and tennis',
      '12 Sender für Fußball, Radsport und Tennis',
    ),
    price: price(1299),
  }),
  pack('cinema', {
    name: texts('Cinéma et séries', 'Films and series', 'Filme und Serien'),
    subtitle: texts(
      '9 chaînes, les films un an après la salle',
      '9 channels, films a year after the cinema',
      '9 Sender, Filme ein Jahr nach dem Kino',
    ),
    price: discounted(999, 1199, 1199, 6),
  }),
  pack('kids', {
    name: texts('Enfants', 'Kids', 'Kinder'),
    subtitle: texts('7 chaînes sans publicité', '7 channels without advertising', '7 Sender ohne Werbung'),
    price: price(599),
  }),
  pack('discovery', {
    name: texts('Découverte', 'Discovery', 'Wissen'),
    subtitle: texts(
      '8 chaînes de nature, d’histoire et de sciences',
      '8 channels on nature, history and science',
      '8 Sender zu Natur, Geschichte und Wissenschaft',
    ),
    price: price(699),
  }),
  pack('portugal', {
    name: same('Portugal'),
    subtitle: texts('14 chaînes en portugais', '14 channels in Portuguese', '14 Sender auf Portugiesisch'),
    price: price(899),
  }),
  pack('italy', {
    name: texts('Italie', 'Italy', 'Italien'),
    subtitle: texts('10 chaînes en italien', '10 channels in Italian', '10 Sender auf Italienisch'),
    price: price(899),
  }),
  pack('music', {
    name: texts('Musique et concerts', 'Music and concerts', 'Musik und Konzerte'),
    subtitle: texts(
      '6 chaînes, du classique au rock',
      '6 channels, from classical to rock',
      '6 Sender von Klassik bis Rock',
    ),
    price: price(499),
  }),
  pack('international', {
    name: texts('International', 'International', 'International'),
    subtitle: texts(
      '20 chaînes d’information en 9 langues',
      '20 news channels in 9 languages',
      '20 Nachrichtensender in 9 Sprachen',
    ),
    price: price(799),
  }),
  pack('opera', {
    name: texts('Opéra', 'Opera', 'Oper'),
    subtitle: texts(
      '2 chaînes d’opéra et de ballet',
      '2 channels of opera and ballet',
      '2 Sender für Oper und Ballett',
    ),
    price: price(599),
    withdrawn: true,
  }),
];

const allPackages = tvPackages.map(({ code }) => code);

const shared = {
  family: 'tv',
  activationFee: 1900,
  activationFeeName: activation.tv,
  commitmentMonths: 12,
  installationModes: [selfInstallation, technicianInstallation],
  tvPackages: allPackages,
} as const;

const replay = texts('Replay pendant 7 jours', '7 days of replay', '7 Tage Replay');

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
      subscription_tv_characteristic_main_unit: texts('60 chaînes', '60 channels', '60 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 40 en HD', '40 of them in HD', 'davon 40 in HD'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      replay,
      texts(
        'Chaînes luxembourgeoises, françaises et allemandes',
        'Luxembourgish, French and German channels',
        'Luxemburgische, französische und deutsche Sender',
      ),
      texts('Sans frais d’activation', 'No activation fee', 'Ohne Aktivierungsgebühr'),
    ],
    addOns: { optional: ['tv-recorder', 'second-tv'] },
  },
  {
    ...shared,
    code: 'tv-plus',
    productCode: 'tv-plus',
    name: same('Alzette TV Plus'),
    price: discounted(1999, 2499, 2499, 6),
    attributes: {
      subscription_tv_characteristic_main_unit: texts('110 chaînes', '110 channels', '110 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 90 en HD', '90 of them in HD', 'davon 90 in HD'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      replay,
      texts('Pause et retour au début', 'Pause and start over', 'Pause und Neustart'),
      texts(
        'Sur le téléviseur, la tablette et le téléphone',
        'On the television, tablet and phone',
        'Auf Fernseher, Tablet und Handy',
      ),
    ],
    addOns: { optional: ['tv-recorder', 'second-tv'] },
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
      subscription_tv_characteristic_main_unit: texts('90 chaînes', '90 channels', '90 Sender'),
      subscription_tv_characteristic_second_unit: texts('toutes en HD', 'all in HD', 'alle in HD'),
      subscription_tv_require_apple_tv: true,
    },
    highlights: [
      texts(
        'Sur votre Apple TV, sans décodeur',
        'On your Apple TV, without a set-top box',
        'Auf Ihrem Apple TV, ohne Receiver',
      ),
      replay,
      texts('Résiliable chaque mois', 'Cancel any month', 'Monatlich kündbar'),
    ],
    addOns: { optional: ['tv-recorder'] },
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
      subscription_tv_characteristic_main_unit: texts('180 chaînes', '180 channels', '180 Sender'),
      subscription_tv_characteristic_second_unit: texts('dont 20 en 4K', '20 of them in 4K', 'davon 20 in 4K'),
      subscription_tv_require_apple_tv: false,
    },
    highlights: [
      texts('Enregistrement compris', 'Recording included', 'Aufnahme inklusive'),
      texts('Replay pendant 30 jours', '30 days of replay', '30 Tage Replay'),
      texts('Pause et retour au début', 'Pause and start over', 'Pause und Neustart'),
    ],
    addOns: { optional: ['second-tv'], included: ['tv-recorder'] },
  },
];

const recorder = texts('Enregistrement', 'Recording', 'Aufnahme');
const secondTv = texts('Deuxième téléviseur', 'Second television', 'Zweiter Fernseher');

export const tvAddOns: readonly AddOnSeed[] = [
  {
    code: 'tv-recorder',
    name: recorder,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Vos programmes, gardés pendant six mois',
        'Your programmes, kept for six months',
        'Ihre Sendungen, sechs Monate aufbewahrt',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'tv-recorder-100',
        name: texts('Enregistrement 100 heures', '100 hours of recording', 'Aufnahme 100 Stunden'),
        price: price(399),
        attributes: { subscription_additional_variant_name: texts('100 heures', '100 hours', '100 Stunden') },
      },
      {
        code: 'tv-recorder-300',
        name: texts('Enregistrement 300 heures', '300 hours of recording', 'Aufnahme 300 Stunden'),
        price: price(699),
        attributes: { subscription_additional_variant_name: texts('300 heures', '300 hours', '300 Stunden') },
      },
    ],
  },
  {
    code: 'second-tv',
    name: secondTv,
    display: 'column',
    image: 'tv-box',
    deliverable: true,
    attributes: {
      subscription_additional_pretitle: texts('Dans la chambre aussi', 'In the bedroom too', 'Auch im Schlafzimmer'),
      subscription_additional_subtitle: texts(
        'Un décodeur de plus, toutes vos chaînes',
        'One more set-top box, all your channels',
        'Ein weiterer Receiver mit allen Sendern',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 3,
    },
    variants: [
      {
        code: 'second-tv-box',
        name: texts('Décodeur supplémentaire', 'Additional set-top box', 'Zusätzlicher Receiver'),
        price: price(499),
        activationFee: 1900,
        activationFeeName: texts('Activation du décodeur', 'Set-top box activation', 'Aktivierung des Receivers'),
        attributes: {},
      },
    ],
  },
];
