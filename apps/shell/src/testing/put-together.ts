import { screen } from '@testing-library/react';
import type { ShopStore } from '@alzette/shop-store';
import { selectItems } from '@alzette/shop-store';
import { plain } from '@alzette/testing';

// How specs read an offer page: by its names, as a person does.

export const chooseButton = () => screen.findByRole('button', { name: 'Add to cart' });

/** The sums in the bar at the lower edge, with plain spaces. */
export function barText(): string {
  return plain(screen.getByRole('region', { name: 'Your choice' }).textContent);
}

export function priceText(): string {
  return plain(screen.getByRole('region', { name: 'Your price' }).textContent);
}

/** The cart in short: `mobile mobile-m-24 x1`. */
export function cartNow(store: ShopStore): readonly string[] {
  return selectItems(store.getState()).map(({ type, variant, quantity }) => `${type} ${variant.code} x${quantity}`);
}
