import type { LocalisedText, StoredSpecification } from '../catalogue/catalogue-tables';
import { discounted, price, type ColourSeed, type FundingSeed } from './seed-types';
import { same, texts } from './texts';

export const brands = [
  { code: 'ernz', label: 'Ernz' },
  { code: 'attert', label: 'Attert' },
  { code: 'clerve', label: 'Clerve' },
  { code: 'syre', label: 'Syre' },
] as const;

export const midnight: ColourSeed = {
  id: 'midnight',
  label: texts('Bleu nuit', 'Midnight blue', 'Nachtblau'),
  swatch: '#33546f',
};
export const sand: ColourSeed = { id: 'sand', label: texts('Sable', 'Sand', 'Sand'), swatch: '#e0d2bd' };
export const sage: ColourSeed = { id: 'sage', label: texts('Sauge', 'Sage', 'Salbei'), swatch: '#97b29d' };
export const graphite: ColourSeed = {
  id: 'graphite',
  label: texts('Graphite', 'Graphite', 'Graphit'),
  swatch: '#3a3f45',
};
export const silver: ColourSeed = { id: 'silver', label: texts('Argent', 'Silver', 'Silber'), swatch: '#c7cdd3' };
export const brick: ColourSeed = { id: 'brick', label: texts('Brique', 'Brick', 'Ziegelrot'), swatch: '#b5533c' };
export const lilac: ColourSeed = { id: 'lilac', label: texts('Lilas', 'Lilac', 'Flieder'), swatch: '#a99bc4' };
export const snow: ColourSeed = { id: 'snow', label: texts('Neige', 'Snow', 'Schnee'), swatch: '#eceff1' };

export const fundings = [
  { code: 'funding-24', months: 24, label: texts('24 mensualités', '24 instalments', '24 Raten') },
  { code: 'funding-36', months: 36, label: texts('36 mensualités', '36 instalments', '36 Raten') },
  { code: 'no_funding', months: null, label: texts('En une fois', 'Paid at once', 'Einmalzahlung') },
] as const;

interface Specifications {
  /** Diagonal, in tenths of an inch. */
  readonly screen: number;
  readonly camera: LocalisedText;
  /** In mAh. */
  readonly battery: number;
  /** In grams. */
  readonly weight: number;
  readonly network: '4G' | '5G';
}

/** The table of specifications of a device. */
export function specifications({ screen, camera, battery, weight, network }: Specifications): StoredSpecification[] {
  const inches = (screen / 10).toFixed(1);
  const withComma = inches.replace('.', ',');
  return [
    {
      label: texts('Écran', 'Screen', 'Display'),
      value: texts(`${withComma} pouces`, `${inches} inches`, `${withComma} Zoll`),
    },
    { label: texts('Appareil photo', 'Camera', 'Kamera'), value: camera },
    { label: texts('Batterie', 'Battery', 'Akku'), value: same(`${battery} mAh`) },
    { label: texts('Poids', 'Weight', 'Gewicht'), value: same(`${weight} g`) },
    { label: texts('Réseau', 'Network', 'Netz'), value: same(network) },
  ];
}

/** One total for every funding, without interest: the part that instalments do not cover is due today. */
export function withoutInterest(
  total: number,
  monthly: { readonly in24: number; readonly in36?: number },
): FundingSeed[] {
  const { in24, in36 } = monthly;
  return [
    { funding: 'funding-24', price: price(in24), upfront: total - 24 * in24 },
    ...(in36 === undefined ? [] : [{ funding: 'funding-36' as const, price: price(in36), upfront: total - 36 * in36 }]),
    paidAtOnce(total),
  ];
}

/** An offer of the moment: 24 instalments that are lower for the first months. */
export function withDiscount(
  total: number,
  { upfront, newCustomer, existingCustomer, original, months }: Discount,
): FundingSeed[] {
  return [
    { funding: 'funding-24', price: discounted(newCustomer, existingCustomer, original, months), upfront },
    paidAtOnce(total),
  ];
}

interface Discount {
  readonly upfront: number;
  readonly newCustomer: number;
  readonly existingCustomer: number;
  readonly original: number;
  readonly months: number;
}

function paidAtOnce(total: number): FundingSeed {
  return { funding: 'no_funding', price: price(0), upfront: total };
}
