import { graphite, lilac, midnight, sage, snow, specifications, withoutInterest } from './device-parts';
import type { DeviceSeed } from './seed-types';
import { same, texts } from './texts';

const addOns = { optional: ['screen-care', 'device-insurance', 'fast-charger'] };

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
    specifications: specifications({
      screen: 64,
      camera: texts('Capteur d’un pouce', 'One-inch sensor', 'Ein-Zoll-Sensor'),
      battery: 4900,
      weight: 213,
      network: '5G',
    }),
    releasedOn: '2026-06-12',
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
    specifications: specifications({
      screen: 66,
      camera: texts('Double, 12 Mpx', 'Double, 12 megapixels', 'Doppelt, 12 Megapixel'),
      battery: 6000,
      weight: 201,
      network: '5G',
    }),
    releasedOn: '2026-02-13',
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
    specifications: specifications({
      screen: 52,
      camera: texts('8 Mpx', '8 megapixels', '8 Megapixel'),
      battery: 3000,
      weight: 158,
      network: '4G',
    }),
    releasedOn: '2025-06-20',
    addOns: { optional: ['screen-care'] },
  },
];
