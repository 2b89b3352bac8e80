import type { ColourSeed } from '../seed-types';
import { words } from '../words';

export const midnight: ColourSeed = {
  id: 'midnight',
  label: words('Bleu nuit', 'Midnight blue', 'Nachtblau'),
  swatch: '#33546f',
};
export const sand: ColourSeed = { id: 'sand', label: words('Sable', 'Sand', 'Sand'), swatch: '#e0d2bd' };
export const sage: ColourSeed = { id: 'sage', label: words('Sauge', 'Sage', 'Salbei'), swatch: '#97b29d' };
export const graphite: ColourSeed = {
  id: 'graphite',
  label: words('Graphite', 'Graphite', 'Graphit'),
  swatch: '#3a3f45',
};
export const silver: ColourSeed = { id: 'silver', label: words('Argent', 'Silver', 'Silber'), swatch: '#c7cdd3' };
export const brick: ColourSeed = { id: 'brick', label: words('Brique', 'Brick', 'Ziegelrot'), swatch: '#b5533c' };
export const lilac: ColourSeed = { id: 'lilac', label: words('Lilas', 'Lilac', 'Flieder'), swatch: '#a99bc4' };
export const snow: ColourSeed = { id: 'snow', label: words('Neige', 'Snow', 'Schnee'), swatch: '#eceff1' };
