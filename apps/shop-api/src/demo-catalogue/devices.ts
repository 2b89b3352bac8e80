import {
  brick,
  graphite,
  lilac,
  midnight,
  sage,
  sand,
  silver,
  snow,
  withDiscount,
  withoutInterest,
} from './device-parts';
import type { DeviceSeed } from './seed-types';
import { same, texts } from './texts';

const addOns = { optional: ['screen-care', 'device-insurance', 'fast-charger'] };

export const ernzDevices: readonly DeviceSeed[] = [
  {
    slug: 'ernz-9-pro',
    name: same('Ernz 9 Pro'),
    brands: ['ernz'],
    esim: true,
    description: texts(
      'Écran 6,3 pouces, triple capteur 50 Mpx et deux jours d’autonomie. Compatible 5G et eSIM.',
      '6.3-inch screen, triple 50-megapixel camera and two days on one charge. For 5G and eSIM.',
      '6,3-Zoll-Display, Dreifachkamera mit 50 Megapixeln und zwei Tage Akkulaufzeit. Für 5G und eSIM.',
    ),
    highlights: [
      texts('Écran 6,3 pouces à 120 Hz', '6.3-inch screen at 120 Hz', '6,3-Zoll-Display mit 120 Hz'),
      texts('Triple capteur 50 Mpx', 'Triple 50-megapixel camera', 'Dreifachkamera mit 50 Megapixeln'),
      texts('Sept ans de mises à jour', 'Seven years of updates', 'Sieben Jahre Updates'),
    ],
    colours: [midnight, sand, sage, graphite],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(57_700, { in24: 1900, in36: 1400 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(67_700, { in24: 2200, in36: 1600 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(82_700, { in24: 2700, in36: 2000 }) },
    ],
    drawing: { width: 300, height: 616, corner: 54, cameras: 'triangle' },
    addOns,
  },
  {
    slug: 'ernz-9',
    name: same('Ernz 9'),
    brands: ['ernz'],
    esim: true,
    description: texts(
      'Léger, 6,1 pouces, double capteur 50 Mpx et une batterie qui tient la journée. Compatible 5G et eSIM.',
      'Light, 6.1 inches, a double 50-megapixel camera and a battery that lasts all day. For 5G and eSIM.',
      'Leicht, 6,1 Zoll, Doppelkamera mit 50 Megapixeln und ein Akku für den ganzen Tag. Für 5G und eSIM.',
    ),
    highlights: [
      texts('168 grammes', '168 grams', '168 Gramm'),
      texts('Double capteur 50 Mpx', 'Double 50-megapixel camera', 'Doppelkamera mit 50 Megapixeln'),
      texts('Sept ans de mises à jour', 'Seven years of updates', 'Sieben Jahre Updates'),
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
    addOns,
  },
  {
    slug: 'ernz-lite-5',
    name: same('Ernz Lite 5'),
    brands: ['ernz'],
    esim: false,
    description: texts(
      'L’essentiel en 5G : écran 6,5 pouces, 128 Go et prise pour écouteurs. Avec carte SIM physique.',
      'The essentials on 5G: 6.5-inch screen, 128 GB and a headphone socket. With a physical SIM card.',
      'Das Wesentliche mit 5G: 6,5-Zoll-Display, 128 GB und Kopfhöreranschluss. Mit physischer SIM-Karte.',
    ),
    highlights: [
      texts('Écran 6,5 pouces', '6.5-inch screen', '6,5-Zoll-Display'),
      texts('Batterie de 5000 mAh', '5000 mAh battery', 'Akku mit 5000 mAh'),
    ],
    colours: [graphite, sage, brick],
    storages: [
      { quantity: 64, unit: 'GB', fundings: withoutInterest(15_900, { in24: 600 }) },
      { quantity: 128, unit: 'GB', fundings: withoutInterest(19_900, { in24: 700 }) },
    ],
    drawing: { width: 306, height: 622, corner: 40, cameras: 'bar' },
    addOns: { optional: ['screen-care', 'fast-charger'] },
  },
  {
    slug: 'ernz-8',
    name: same('Ernz 8'),
    brands: ['ernz'],
    esim: true,
    description: texts('Le modèle de l’an dernier.', 'Last year’s model.', 'Das Modell vom letzten Jahr.'),
    highlights: [texts('Écran 6,1 pouces', '6.1-inch screen', '6,1-Zoll-Display')],
    colours: [silver, snow],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(39_900, { in24: 1500 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(45_900, { in24: 1700 }) },
    ],
    drawing: { width: 288, height: 600, corner: 46, cameras: 'column' },
    addOns,
    withdrawn: true,
  },
];

export const attertDevices: readonly DeviceSeed[] = [
  {
    slug: 'attert-one',
    name: same('Attert One'),
    brands: ['attert'],
    esim: true,
    description: texts(
      'Réparable chez soi : batterie, écran et capteur se changent avec un tournevis. Compatible 5G et eSIM.',
      'Repairable at home: battery, screen and camera change with one screwdriver. For 5G and eSIM.',
      'Zu Hause reparierbar: Akku, Display und Kamera lassen sich mit einem Schraubendreher tauschen. Für 5G und eSIM.',
    ),
    highlights: [
      texts('Pièces disponibles pendant dix ans', 'Parts available for ten years', 'Ersatzteile zehn Jahre lang'),
      texts('Aluminium recyclé', 'Recycled aluminium', 'Recyceltes Aluminium'),
      texts('Double capteur 48 Mpx', 'Double 48-megapixel camera', 'Doppelkamera mit 48 Megapixeln'),
    ],
    colours: [graphite, sand],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(52_900, { in24: 1800, in36: 1300 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(58_900, { in24: 2000, in36: 1450 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(68_900, { in24: 2400, in36: 1700 }) },
    ],
    drawing: { width: 296, height: 606, corner: 34, cameras: 'bar' },
    addOns,
    withdrawnVariants: ['attert-one-512-sand-f36'],
  },
  {
    slug: 'attert-one-max',
    name: same('Attert One Max'),
    brands: ['attert'],
    esim: true,
    description: texts(
      'Le grand format : écran 6,9 pouces, stylet et jusqu’à 1 To. Compatible 5G et eSIM.',
      'The large one: 6.9-inch screen, a pen and up to 1 TB. For 5G and eSIM.',
      'Das große Format: 6,9-Zoll-Display, Stift und bis zu 1 TB. Für 5G und eSIM.',
    ),
    highlights: [
      texts('Écran 6,9 pouces', '6.9-inch screen', '6,9-Zoll-Display'),
      texts('Stylet compris', 'Pen included', 'Stift inklusive'),
      texts('Triple capteur avec zoom 5x', 'Triple camera with 5x zoom', 'Dreifachkamera mit 5-fach-Zoom'),
    ],
    colours: [graphite, silver, brick],
    storages: [
      { quantity: 256, unit: 'GB', fundings: withoutInterest(99_900, { in24: 3300, in36: 2400 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(111_900, { in24: 3800, in36: 2700 }) },
      { quantity: 1, unit: 'TB', fundings: withoutInterest(129_900, { in24: 4400, in36: 3100 }) },
    ],
    drawing: { width: 320, height: 640, corner: 30, cameras: 'triangle' },
    addOns,
  },
  {
    slug: 'attert-mini',
    name: same('Attert Mini'),
    brands: ['attert', 'clerve'],
    esim: true,
    description: texts(
      'Tient dans une main : 5,4 pouces, construit avec Clerve. Compatible 5G et eSIM.',
      'Fits in one hand: 5.4 inches, built together with Clerve. For 5G and eSIM.',
      'Passt in eine Hand: 5,4 Zoll, zusammen mit Clerve gebaut. Für 5G und eSIM.',
    ),
    highlights: [
      texts('135 grammes', '135 grams', '135 Gramm'),
      texts('Écran 5,4 pouces', '5.4-inch screen', '5,4-Zoll-Display'),
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
    addOns,
  },
];

export const clerveDevices: readonly DeviceSeed[] = [
  {
    slug: 'clerve-x2',
    name: same('Clerve X2'),
    brands: ['clerve'],
    esim: true,
    description: texts(
      'Photographe dans l’âme : capteur d’un pouce et vidéo en 8K. Compatible 5G et eSIM.',
      'A photographer at heart: one-inch sensor and 8K video. For 5G and eSIM.',
      'Im Herzen eine Kamera: Ein-Zoll-Sensor und 8K-Video. Für 5G und eSIM.',
    ),
    highlights: [
      texts('Capteur d’un pouce', 'One-inch sensor', 'Ein-Zoll-Sensor'),
      texts('Vidéo en 8K', '8K video', '8K-Video'),
      texts('Charge complète en 30 minutes', 'Full charge in 30 minutes', 'In 30 Minuten voll geladen'),
    ],
    colours: [graphite, snow, midnight],
    storages: [
      { quantity: 256, unit: 'GB', fundings: withoutInterest(85_900, { in24: 2900, in36: 2100 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(95_900, { in24: 3300, in36: 2350 }) },
    ],
    drawing: { width: 300, height: 628, corner: 42, cameras: 'single' },
    addOns,
  },
  {
    slug: 'clerve-note-4',
    name: same('Clerve Note 4'),
    brands: ['clerve'],
    esim: false,
    description: texts(
      'Deux jours d’autonomie et un écran mat qui ménage les yeux. Avec carte SIM physique.',
      'Two days on one charge and a matt screen that is kind to the eyes. With a physical SIM card.',
      'Zwei Tage Akkulaufzeit und ein mattes Display, das die Augen schont. Mit physischer SIM-Karte.',
    ),
    highlights: [
      texts('Écran mat 6,6 pouces', '6.6-inch matt screen', 'Mattes 6,6-Zoll-Display'),
      texts('Batterie de 6000 mAh', '6000 mAh battery', 'Akku mit 6000 mAh'),
    ],
    colours: [sage, graphite, lilac],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(29_900, { in24: 1000, in36: 750 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(34_900, { in24: 1200, in36: 900 }) },
    ],
    drawing: { width: 312, height: 630, corner: 36, cameras: 'column' },
    addOns: { optional: ['screen-care', 'fast-charger'] },
  },
  {
    slug: 'syre-go',
    name: same('Syre Go'),
    brands: ['syre'],
    esim: false,
    description: texts(
      'Pour appeler, écrire et payer : un premier téléphone en 4G. Avec carte SIM physique.',
      'To call, write and pay: a first phone on 4G. With a physical SIM card.',
      'Zum Telefonieren, Schreiben und Bezahlen: ein erstes Handy mit 4G. Mit physischer SIM-Karte.',
    ),
    highlights: [
      texts('Coque antichoc', 'Shockproof case', 'Stoßfestes Gehäuse'),
      texts('Batterie amovible', 'Removable battery', 'Wechselbarer Akku'),
    ],
    colours: [snow, sage],
    storages: [
      { quantity: 32, unit: 'GB', fundings: withoutInterest(9_900, { in24: 300 }) },
      { quantity: 64, unit: 'GB', fundings: withoutInterest(12_900, { in24: 450 }) },
    ],
    drawing: { width: 290, height: 570, corner: 60, cameras: 'single' },
    addOns: { optional: ['screen-care'] },
  },
];
