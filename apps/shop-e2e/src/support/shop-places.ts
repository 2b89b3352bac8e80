import type { Site } from './site';

/** Every page of the shop that an address opens. */
export const shopPlaces: readonly Parameters<Site['address']>[] = [
  ['home'],
  ['phones'],
  ['phones', '', 'ernz-9-pro'],
  ['mobile'],
  ['internet'],
  ['internet-mobile'],
  ['tv'],
  ['duo'],
  ['top-up'],
  ['starter-packs'],
  ['cart'],
  ['checkout'],
  ['orders'],
];
