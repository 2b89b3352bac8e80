import type { DeviceSeed } from '../seed-types';
import { same, words } from '../words';
import { brick, graphite, sand, silver, snow } from './colours';
import { withDiscount, withoutInterest } from './fundings';

const additionals = { optional: ['screen-care', 'device-insurance', 'fast-charger'] };

export const attertDevices: readonly DeviceSeed[] = [
  {
    slug: 'attert-one',
    name: same('Attert One'),
    brands: ['attert'],
    esim: true,
    description: words(
      'Réparable chez soi : batterie, écran et capteur se changent avec un tournevis. Compatible 5G et eSIM.',
      'Repairable at home: battery, screen and camera change with one screwdriver. For 5G and eSIM.',
      'Zu Hause reparierbar: Akku, Display und Kamera lassen sich mit einem Schraubendreher tauschen. Für 5G und eSIM.',
    ),
    highlights: [
      words('Pièces disponibles pendant dix ans', 'Parts available for ten years', 'Ersatzteile zehn Jahre lang'),
      words('Aluminium recyclé', 'Recycled aluminium', 'Recyceltes Aluminium'),
      words('Double capteur 48 Mpx', 'Double 48-megapixel camera', 'Doppelkamera mit 48 Megapixeln'),
    ],
    colours: [graphite, sand],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(52_900, { in24: 1800, in36: 1300 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(58_900, { in24: 2000, in36: 1450 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(68_900, { in24: 2400, in36: 1700 }) },
    ],
    drawing: { width: 296, height: 606, corner: 34, cameras: 'bar' },
    additionals,
    withdrawnVariants: ['attert-one-512-sand-f36'],
  },
  {
    slug: 'attert-one-max',
    name: same('Attert One Max'),
    brands: ['attert'],
    esim: true,
    description: words(
      'Le grand format : écran 6,9 pouces, stylet et jusqu’à 1 To. Compatible 5G et eSIM.',
      'The large one: 6.9-inch screen, a pen and up to 1 TB. For 5G and eSIM.',
      'Das große Format: 6,9-Zoll-Display, Stift und bis zu 1 TB. Für 5G und eSIM.',
    ),
    highlights: [
      words('Écran 6,9 pouces', '6.9-inch screen', '6,9-Zoll-Display'),
      words('Stylet compris', 'Pen included', 'Stift inklusive'),
      words('Triple capteur avec zoom 5x', 'Triple camera with 5x zoom', 'Dreifachkamera mit 5-fach-Zoom'),
    ],
    colours: [graphite, silver, brick],
    storages: [
      { quantity: 256, unit: 'GB', fundings: withoutInterest(99_900, { in24: 3300, in36: 2400 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(111_900, { in24: 3800, in36: 2700 }) },
      { quantity: 1, unit: 'TB', fundings: withoutInterest(129_900, { in24: 4400, in36: 3100 }) },
    ],
    drawing: { width: 320, height: 640, corner: 30, cameras: 'triangle' },
    additionals,
  },
  {
    slug: 'attert-mini',
    name: same('Attert Mini'),
    brands: ['attert', 'clerve'],
    esim: true,
    description: words(
      'Tient dans une main : 5,4 pouces, construit avec Clerve. Compatible 5G et eSIM.',
      'Fits in one hand: 5.4 inches, built together with Clerve. For 5G and eSIM.',
      'Passt in eine Hand: 5,4 Zoll, zusammen mit Clerve gebaut. Für 5G und eSIM.',
    ),
    highlights: [
      words('135 grammes', '135 grams', '135 Gramm'),
      words('Écran 5,4 pouces', '5.4-inch screen', '5,4-Zoll-Display'),
    ],
    colours: [snow, graphite],
    storages: [
      {
        quantity: 128,
        unit: 'GB',
        fundings: withDiscount(44_900, {
          upfront: 5900,
          newCustomer: 1300,
          existingCustomer: 1300,
          original: 1650,
          months: 24,
        }),
      },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(49_900, { in24: 1700 }) },
    ],
    drawing: { width: 280, height: 560, corner: 48, cameras: 'single' },
    additionals,
  },
];
