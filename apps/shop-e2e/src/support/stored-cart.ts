import type { BrowserContext } from '@playwright/test';
import { cartCookie } from '@alzette/shop-model';
import type { Site } from './site';

/** What the shop stored in the browser for each cart that a test of this worker has filled. */
const carts = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/**
 * Gives a test that begins later its cart. The first test of a worker fills it on the pages of the shop; the others get what the shop
 * stored then, and lose the present cart of their browser.
 */
export async function haveCart(site: Site, cart: string, fill: () => Promise<void>): Promise<void> {
  const context = site.page.context();
  const key = `${cart} at ${site.address('cart')}`;
  const stored = carts.get(key);
  if (stored) return context.setStorageState(stored);
  await fill();
  const { cookies, origins } = await context.storageState();
  carts.set(key, { cookies: cookies.filter(({ name }) => name.startsWith(cartCookie)), origins });
}
