import type { SavedCartEntry } from '@alzette/shop-model';

/** An item of a saved cart. */
export function anEntry(overrides: Partial<SavedCartEntry> = {}): SavedCartEntry {
  return {
    type: 'mobile',
    identifier: 'line-1',
    productCode: 'alzette-s',
    parentIdentifier: null,
    origin: '/fr/mobile',
    code: 'alzette-s-24',
    taxon: null,
    quantity: 1,
    ...overrides,
  };
}

/** One item of each kind, with an add-on and a TV package on their parents. */
export const everyKind: readonly SavedCartEntry[] = [
  anEntry(),
  anEntry({ type: 'device', identifier: 'line-2', productCode: 'ernz-9', code: 'ernz-9-black-128', taxon: 'ernz-9' }),
  anEntry({ type: 'internet', identifier: 'line-3' }),
  anEntry({ type: 'internet-mobile', identifier: 'line-4' }),
  anEntry({ type: 'tv', identifier: 'line-5' }),
  anEntry({ type: 'duo', identifier: 'line-6' }),
  anEntry({ type: 'subscription-additional', identifier: 'line-3-booster', parentIdentifier: 'line-3', quantity: 3 }),
  anEntry({ type: 'tv-package', identifier: '1764000000000-1', parentIdentifier: 'line-5', taxon: 'ernz-9' }),
];
