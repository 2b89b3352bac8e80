import type { BootDiscovery, BootRelease } from '@alzette/discovery';

/** A release of the cart, as the site server lists it. */
export function aRelease(version: string, overrides: Partial<BootRelease> = {}): BootRelease {
  return {
    version,
    url: `/remotes/cart/${version}/remoteEntry.js`,
    integrity: 'sha384-entry',
    places: ['cart'],
    manifest: {
      name: 'cart',
      version,
      container: 'alzette_cart',
      entry: 'remoteEntry.js',
      provides: { './mount': '1.0' },
      places: ['cart'],
      requires: { 'host-services': '^1' },
      assets: { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page' },
      preload: [],
    },
    ...overrides,
  };
}

export function aDiscovery(...releases: readonly BootRelease[]): BootDiscovery {
  return { revision: 1, remotes: releases.length > 0 ? { cart: releases } : {} };
}
