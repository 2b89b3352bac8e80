import type { DeviceSeed } from '../seed-types';
import { same, words } from '../words';
import { brick, graphite, lilac, midnight, sage, sand, silver, snow } from './colours';
import { withDiscount, withoutInterest } from './fundings';

const additionals = { optional: ['screen-care', 'device-insurance', 'fast-charger'] };

export const ernzDevices: readonly DeviceSeed[] = [
  {
    slug: 'ernz-9-pro',
    name: same('Ernz 9 Pro'),
    brands: ['ernz'],
    esim: true,
    description: words(
      'Écran 6,3 pouces, triple capteur 50 Mpx et deux jours d’autonomie. Compatible 5G et eSIM.',
      '6.3-inch screen, triple 50-megapixel camera and two days on one charge. For 5G and eSIM.',
      '6,3-Zoll-Display, Dreifachkamera mit 50 Megapixeln und zwei Tage Akkulaufzeit. Für 5G und eSIM.',
    ),
    highlights: [
      words('Écran 6,3 pouces à 120 Hz', '6.3-inch screen at 120 Hz', '6,3-Zoll-Display mit 120 Hz'),
      words('Triple capteur 50 Mpx', 'Triple 50-megapixel camera', 'Dreifachkamera mit 50 Megapixeln'),
      words('Sept ans de mises à jour', 'Seven years of updates', 'Sieben Jahre Updates'),
    ],
    colours: [midnight, sand, sage, graphite],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(57_700, { in24: 1900, in36: 1400 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(67_700, { in24: 2200, in36: 1600 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(82_700, { in24: 2700, in36: 2000 }) },
    ],
    drawing: { width: 300, height: 616, corner: 54, cameras: 'triangle' },
    additionals,
  },
  {
    slug: 'ernz-9',
    name: same('Ernz 9'),
    brands: ['ernz'],
    esim: true,
    description: words(
      'Léger, 6,1 pouces, double capteur 50 Mpx et une batterie qui tient la journée. Compatible 5G et eSIM.',
      'Light, 6.1 inches, a double 50-megapixel camera and a battery that lasts all day. For 5G and eSIM.',
      'Leicht, 6,1 Zoll, Doppelkamera mit 50 Megapixeln und ein Akku für den ganzen Tag. Für 5G und eSIM.',
    ),
    highlights: [
      words('168 grammes', '168 grams', '168 Gramm'),
      words('Double capteur 50 Mpx', 'Double 50-megapixel camera', 'Doppelkamera mit 50 Megapixeln'),
      words('Sept ans de mises à jour', 'Seven years of updates', 'Sieben Jahre Updates'),
    ],
    colours: [silver, midnight, lilac],
    storages: [
      {
        quantity: 128,
        unit: 'GB',
        fundings: withDiscount(49_900, {
          upfront: 4900,
          newCustomer: 1500,
          existingCustomer: 1700,
          original: 1900,
          months: 12,
        }),
      },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(56_500, { in24: 1900, in36: 1400 }) },
    ],
    drawing: { width: 288, height: 592, corner: 50, cameras: 'column' },
    additionals,
  },
  {
    slug: 'ernz-lite-5',
    name: same('Ernz Lite 5'),
    brands: ['ernz'],
    esim: false,
    description: words(
      'L’essentiel en 5G : écran 6,5 pouces, 128 Go et prise pour écouteurs. Avec carte SIM physique.',
      'The essentials on 5G: 6.5-inch screen, 128 GB and a headphone socket. With a physical SIM card.',
      'Das Wesentliche mit 5G: 6,5-Zoll-Display, 128 GB und Kopfhöreranschluss. Mit physischer SIM-Karte.',
    ),
    highlights: [
      words('Écran 6,5 pouces', '6.5-inch screen', '6,5-Zoll-Display'),
      words('Batterie de 5000 mAh', '5000 mAh battery', 'Akku mit 5000 mAh'),
    ],
    colours: [graphite, sage, brick],
    storages: [
      { quantity: 64, unit: 'GB', fundings: withoutInterest(15_900, { in24: 600 }) },
      { quantity: 128, unit: 'GB', fundings: withoutInterest(19_900, { in24: 700 }) },
    ],
    drawing: { width: 306, height: 622, corner: 40, cameras: 'bar' },
    additionals: { optional: ['screen-care', 'fast-charger'] },
  },
  {
    slug: 'ernz-8',
    name: same('Ernz 8'),
    brands: ['ernz'],
    esim: true,
    description: words('Le modèle de l’an dernier.', 'Last year’s model.', 'Das Modell vom letzten Jahr.'),
    highlights: [words('Écran 6,1 pouces', '6.1-inch screen', '6,1-Zoll-Display')],
    colours: [silver, snow],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(39_900, { in24: 1500 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(45_900, { in24: 1700 }) },
    ],
    drawing: { width: 288, height: 600, corner: 46, cameras: 'column' },
    additionals,
    withdrawn: true,
  },
];
