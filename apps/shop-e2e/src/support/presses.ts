import type { Page } from '@playwright/test';

/** Presses on the shop's own pages, and on the pages of the identity, signature and payment partners. */
interface Presses {
  readonly counts: Readonly<Record<'shop' | 'partners', number>>;
  restart(): void;
}

/**
 * Counts what a shopper presses with a pointer: buttons, links, boxes, days. Typing, and choosing from a list of the browser, does not
 * count.
 */
export async function countPresses(page: Page, siteUrl: string): Promise<Presses> {
  const none = { shop: 0, partners: 0 };
  const counts = { ...none };
  await page.exposeBinding('alzettePress', ({ frame }) => {
    counts[frame.url().startsWith(siteUrl) ? 'shop' : 'partners'] += 1;
  });
  await page.addInitScript(`addEventListener('pointerdown', () => globalThis.alzettePress(), { capture: true })`);
  return { counts, restart: () => void Object.assign(counts, none) };
}
