import type { CartItem } from '@alzette/shop-model';

/** Lines that somebody installs, in the order of the cart. */
export function installedItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(isInstalled);
}

export function isInstalled({ installationModes }: Pick<CartItem, 'installationModes'>): boolean {
  return installationModes.length > 0;
}
