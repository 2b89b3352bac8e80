import type { NamedPage } from '@alzette/i18n';

/** The pages of the offers, in the order of the menus. */
export const offerPages = [
  'phones',
  'mobile',
  'internet',
  'internet-mobile',
  'tv',
  'duo',
] as const satisfies readonly NamedPage[];
