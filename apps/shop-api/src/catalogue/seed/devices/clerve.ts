import type { DeviceSeed } from '../seed-types';
import { same, words } from '../words';
import { graphite, lilac, midnight, sage, snow } from './colours';
import { withoutInterest } from './fundings';

const additionals = { optional: ['screen-care', 'device-insurance', 'fast-charger'] };

export const clerveDevices: readonly DeviceSeed[] = [
  {
    slug: 'clerve-x2',
    name: same('Clerve X2'),
    brands: ['clerve'],
    esim: true,
    description: words(
      'Photographe dans l’âme : capteur d’un pouce et vidéo en 8K. Compatible 5G et eSIM.',
      'A photographer at heart: one-inch sensor and 8K video. For 5G and eSIM.',
      'Im Herzen eine Kamera: Ein-Zoll-Sensor und 8K-Video. Für 5G und eSIM.',
    ),
    highlights: [
      words('Capteur d’un pouce', 'One-inch sensor', 'Ein-Zoll-Sensor'),
      words('Vidéo en 8K', '8K video', '8K-Video'),
      words('Charge complète en 30 minutes', 'Full charge in 30 minutes', 'In 30 Minuten voll geladen'),
    ],
    colours: [graphite, snow, midnight],
    storages: [
      { quantity: 256, unit: 'GB', fundings: withoutInterest(85_900, { in24: 2900, in36: 2100 }) },
      { quantity: 512, unit: 'GB', fundings: withoutInterest(95_900, { in24: 3300, in36: 2350 }) },
    ],
    drawing: { width: 300, height: 628, corner: 42, cameras: 'single' },
    additionals,
  },
  {
    slug: 'clerve-note-4',
    name: same('Clerve Note 4'),
    brands: ['clerve'],
    esim: false,
    description: words(
      'Deux jours d’autonomie et un écran mat qui ménage les yeux. Avec carte SIM physique.',
      'Two days on one charge and a matt screen that is kind to the eyes. With a physical SIM card.',
      'Zwei Tage Akkulaufzeit und ein mattes Display, das die Augen schont. Mit physischer SIM-Karte.',
    ),
    highlights: [
      words('Écran mat 6,6 pouces', '6.6-inch matt screen', 'Mattes 6,6-Zoll-Display'),
      words('Batterie de 6000 mAh', '6000 mAh battery', 'Akku mit 6000 mAh'),
    ],
    colours: [sage, graphite, lilac],
    storages: [
      { quantity: 128, unit: 'GB', fundings: withoutInterest(29_900, { in24: 1000, in36: 750 }) },
      { quantity: 256, unit: 'GB', fundings: withoutInterest(34_900, { in24: 1200, in36: 900 }) },
    ],
    drawing: { width: 312, height: 630, corner: 36, cameras: 'column' },
    additionals: { optional: ['screen-care', 'fast-charger'] },
  },
  {
    slug: 'syre-go',
    name: same('Syre Go'),
    brands: ['syre'],
    esim: false,
    description: words(
      'Pour appeler, écrire et payer : un premier téléphone en 4G. Avec carte SIM physique.',
      'To call, write and pay: a first phone on 4G. With a physical SIM card.',
      'Zum Telefonieren, Schreiben und Bezahlen: ein erstes Handy mit 4G. Mit physischer SIM-Karte.',
    ),
    highlights: [
      words('Coque antichoc', 'Shockproof case', 'Stoßfestes Gehäuse'),
      words('Batterie amovible', 'Removable battery', 'Wechselbarer Akku'),
    ],
    colours: [snow, sage],
    storages: [
      { quantity: 32, unit: 'GB', fundings: withoutInterest(9_900, { in24: 300 }) },
      { quantity: 64, unit: 'GB', fundings: withoutInterest(12_900, { in24: 450 }) },
    ],
    drawing: { width: 290, height: 570, corner: 60, cameras: 'single' },
    additionals: { optional: ['screen-care'] },
  },
];
