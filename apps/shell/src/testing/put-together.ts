import { screen } from '@testing-library/react';
import type { ShopStore } from '@alzette/shop-store';
import { selectItems } from '@alzette/shop-store';
import { plain } from '@alzette/testing';

// Queries for offer pages, by accessible names.

export const chooseButton = () => screen.findByRole('button', { name: 'Add to cart' });

/** The totals in the bar at the bottom edge, with plain spaces. */
export function barText(): string {
  return plain(screen.getByRole('region', { name: 'Your choice' }).textContent);
}

export function priceText(): string {
  return plain(screen.getByRole('region', { name: 'Your price' }).textContent);
}

/** The items of the cart, one text each: `mobile mobile-m-24 x1`. */
export function cartNow(store: ShopStore): readonly string[] {
  return selectItems(store.getState()).map(({ type, variant, quantity }) => `${type} ${variant.code} x${quantity}`);
}
