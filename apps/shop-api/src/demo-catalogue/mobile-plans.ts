import { discounted, price, type SubscriptionSeed } from './seed-types';
import { activation, same, texts } from './texts';

const shared = { family: 'mobile', activationFeeName: activation.mobile } as const;

/** A plan of last year, which saved carts still contain. */
const withdrawnPlan: SubscriptionSeed = {
  family: 'mobile',
  code: 'mobile-alzette-mini',
  productCode: 'alzette-mini',
  name: same('Alzette Mini'),
  price: price(1499),
  activationFee: 1900,
  activationFeeName: activation.mobile,
  commitmentMonths: 12,
  esim: false,
  data: { code: 'data_8gb', label: texts('8 Go en 4G', '8 GB on 4G', '8 GB mit 4G') },
  dataEu: { code: 'data_eu_4gb', label: texts('4 Go en Europe', '4 GB in Europe', '4 GB in Europa') },
  attributes: {
    mobile_subscription_full_name: texts(
      'Forfait mobile Alzette Mini',
      'Alzette Mini mobile plan',
      'Mobilfunktarif Alzette Mini',
    ),
    subscription_mobile_webdeals: false,
  },
  highlights: [
    texts(
      'Appels et SMS illimités au Luxembourg',
      'Unlimited calls and texts in Luxembourg',
      'Unbegrenzt telefonieren und simsen in Luxemburg',
    ),
  ],
  addOns: { optional: ['music'] },
  withdrawn: true,
};

export const mobilePlans: readonly SubscriptionSeed[] = [
  {
    ...shared,
    code: 'mobile-alzette-xs',
    productCode: 'alzette-xs',
    name: same('Alzette XS'),
    price: price(999),
    activationFee: 0,
    commitmentMonths: 0,
    esim: false,
    data: { code: 'data_2gb', label: texts('2 Go en 4G', '2 GB on 4G', '2 GB mit 4G') },
    dataEu: {
      code: 'null_eu',
      label: texts('Pas de données en Europe', 'No data in Europe', 'Kein Datenvolumen in Europa'),
    },
    attributes: {
      subscription_mobile_webdeals: false,
      mobile_subscription_full_name: texts(
        'Forfait mobile Alzette XS',
        'Alzette XS mobile plan',
        'Mobilfunktarif Alzette XS',
      ),
    },
    highlights: [
      texts(
        'Appels et SMS illimités au Luxembourg',
        'Unlimited calls and texts in Luxembourg',
        'Unbegrenzt telefonieren und simsen in Luxemburg',
      ),
      texts('Sans frais d’activation', 'No activation fee', 'Ohne Aktivierungsgebühr'),
      texts('Résiliable chaque mois', 'Cancel any month', 'Monatlich kündbar'),
    ],
    addOns: { optional: ['music', 'data-boost', 'visual-voicemail', 'itemised-bill'] },
  },
  {
    ...shared,
    code: 'mobile-alzette-s',
    productCode: 'alzette-s',
    name: same('Alzette S'),
    price: price(1999),
    activationFee: 1900,
    commitmentMonths: 0,
    esim: true,
    data: { code: 'data_20gb', label: texts('20 Go en 5G', '20 GB on 5G', '20 GB mit 5G') },
    dataEu: { code: 'data_eu_12gb', label: texts('12 Go en Europe', '12 GB in Europe', '12 GB in Europa') },
    attributes: {
      subscription_mobile_webdeals: false,
      mobile_subscription_full_name: texts(
        'Forfait mobile Alzette S',
        'Alzette S mobile plan',
        'Mobilfunktarif Alzette S',
      ),
    },
    highlights: [
      texts(
        'Appels et SMS illimités au Luxembourg et en Europe',
        'Unlimited calls and texts in Luxembourg and Europe',
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
      ),
      texts('5G incluse', '5G included', '5G inklusive'),
      texts('Résiliable chaque mois', 'Cancel any month', 'Monatlich kündbar'),
    ],
    addOns: {
      optional: ['music', 'cloud', 'europe-world', 'data-boost', 'data-sim', 'itemised-bill', 'visual-voicemail'],
    },
  },
  {
    ...shared,
    code: 'mobile-alzette-m',
    productCode: 'alzette-m',
    name: same('Alzette M'),
    price: discounted(2999, 3999, 3999, 12),
    activationFee: 1900,
    commitmentMonths: 24,
    esim: true,
    data: { code: 'data_100gb', label: texts('100 Go en 5G', '100 GB on 5G', '100 GB mit 5G') },
    dataEu: { code: 'data_eu_35gb', label: texts('35 Go en Europe', '35 GB in Europe', '35 GB in Europa') },
    attributes: {
      subscription_mobile_webdeals: true,
      subscription_mobile_webdeals_value: 10,
      mobile_subscription_full_name: texts(
        'Forfait mobile Alzette M',
        'Alzette M mobile plan',
        'Mobilfunktarif Alzette M',
      ),
      subscription_mobile_webdeals_text: texts(
        'Exclusivité web : 10 € de moins par mois pendant 12 mois',
        'Online only: €10 off a month for 12 months',
        'Nur online: 12 Monate lang 10 € weniger im Monat',
      ),
    },
    highlights: [
      texts(
        'Appels et SMS illimités au Luxembourg et en Europe',
        'Unlimited calls and texts in Luxembourg and Europe',
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
      ),
      texts('5G incluse', '5G included', '5G inklusive'),
      texts(
        'Deuxième carte SIM pour votre tablette',
        'Second SIM card for your tablet',
        'Zweite SIM-Karte für Ihr Tablet',
      ),
    ],
    addOns: {
      optional: ['music', 'cloud', 'europe-world', 'data-boost', 'data-sim', 'itemised-bill'],
      included: ['visual-voicemail'],
    },
  },
  {
    ...shared,
    code: 'mobile-alzette-l',
    productCode: 'alzette-l',
    name: same('Alzette L'),
    price: discounted(4499, 4999, 4999, 6),
    activationFee: 1900,
    commitmentMonths: 24,
    esim: true,
    data: { code: 'data_200gb', label: texts('200 Go en 5G', '200 GB on 5G', '200 GB mit 5G') },
    dataEu: { code: 'data_eu_50gb', label: texts('50 Go en Europe', '50 GB in Europe', '50 GB in Europa') },
    attributes: {
      subscription_mobile_webdeals: true,
      subscription_mobile_webdeals_value: 5,
      mobile_subscription_full_name: texts(
        'Forfait mobile Alzette L',
        'Alzette L mobile plan',
        'Mobilfunktarif Alzette L',
      ),
      subscription_mobile_webdeals_text: texts(
        'Exclusivité web : 5 € de moins par mois pendant 6 mois',
        'Online only: €5 off a month for 6 months',
        'Nur online: 6 Monate lang 5 € weniger im Monat',
      ),
    },
    highlights: [
      texts(
        'Appels et SMS illimités au Luxembourg et en Europe',
        'Unlimited calls and texts in Luxembourg and Europe',
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
      ),
      texts(
        '120 minutes vers le reste du monde',
        '120 minutes to the rest of the world',
        '120 Minuten in den Rest der Welt',
      ),
      texts(
        'Deux cartes SIM pour vos autres appareils',
        'Two SIM cards for your other devices',
        'Zwei SIM-Karten für Ihre anderen Geräte',
      ),
      texts('5G incluse', '5G included', '5G inklusive'),
    ],
    addOns: {
      optional: ['music', 'europe-world', 'data-boost', 'data-sim', 'itemised-bill'],
      included: ['visual-voicemail'],
    },
  },
  {
    ...shared,
    code: 'mobile-alzette-unlimited',
    productCode: 'alzette-unlimited',
    name: same('Alzette Unlimited'),
    price: price(5999),
    activationFee: 1900,
    commitmentMonths: 24,
    esim: true,
    data: {
      code: 'data_unlimited',
      label: texts('Données illimitées en 5G', 'Unlimited data on 5G', 'Unbegrenztes Datenvolumen mit 5G'),
    },
    dataEu: { code: 'data_eu_80gb', label: texts('80 Go en Europe', '80 GB in Europe', '80 GB in Europa') },
    attributes: {
      subscription_mobile_webdeals: false,
      mobile_subscription_full_name: texts(
        'Forfait mobile Alzette Unlimited',
        'Alzette Unlimited mobile plan',
        'Mobilfunktarif Alzette Unlimited',
      ),
    },
    highlights: [
      texts(
        'Appels et SMS illimités au Luxembourg et en Europe',
        'Unlimited calls and texts in Luxembourg and Europe',
        'Unbegrenzt telefonieren und simsen in Luxemburg und Europa',
      ),
      texts(
        '300 minutes vers le reste du monde',
        '300 minutes to the rest of the world',
        '300 Minuten in den Rest der Welt',
      ),
      texts('Vitesse 5G maximale', 'Full 5G speed', 'Volle 5G-Geschwindigkeit'),
      texts(
        'Trois cartes SIM pour vos autres appareils',
        'Three SIM cards for your other devices',
        'Drei SIM-Karten für Ihre anderen Geräte',
      ),
    ],
    addOns: { optional: ['data-sim', 'itemised-bill', 'europe-world'], included: ['visual-voicemail', 'music'] },
  },
  withdrawnPlan,
];
