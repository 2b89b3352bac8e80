import { expect, type Page } from '@playwright/test';
import type { Page as SitePage } from '@alzette/shop-model';
import type { Site } from './site';

/** Collects the lines of the browser's console, the requests for offers, and the layout shift. */
export async function watch(page: Page) {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/catalogue\/(?!images)/u.test(pathname)) asked.push(pathname);
  });
  await page.addInitScript(countShifts);
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => (globalThis.sentTitle ??= document.title))`,
  );
  return {
    said,
    asked,
    shift: () => page.evaluate<number>('globalThis.layoutShift'),
    sentTitle: () => page.evaluate<string>('globalThis.sentTitle'),
  };
}

// Counts shifts after the page was read completely. A browser may paint before, and then parts of the page move.
const countShifts = `globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  const [{ domInteractive }] = performance.getEntriesByType('navigation');
  for (const { value, startTime } of list.getEntries())
    if (domInteractive > 0 && startTime > domInteractive) globalThis.layoutShift += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** Waits until the shell has hydrated the page that the server rendered. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#boot-failure')).toHaveCount(0);
}

/** Scrolls down until every part of the page has loaded its code. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.wheel(0, 100_000);
  await page.waitForLoadState('networkidle');
}

interface ServerRenderedOptions {
  readonly query?: string;
  readonly beforeEach?: () => void;
}

/**
 * Opens a page until the server has rendered it whole, with its remote where it has one: on a busy machine the catalogue or a release
 * may need more time than a page has for it, and the browser then renders what is missing.
 */
export async function openServerRendered(
  site: Site,
  place: SitePage,
  { query = '', beforeEach = () => {} }: ServerRenderedOptions = {},
): Promise<void> {
  const hasRemote = place === 'cart' || place === 'checkout';
  await expect(async () => {
    // The previous page may still be requesting missing data.
    await site.page.goto('about:blank');
    beforeEach();
    await site.goto(place, query);
    const rendered = site.page.locator(hasRemote ? '#alzette-drawn-remote' : '#alzette-drawn');
    await expect(rendered).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
}

/** A remote that the server rendered and the browser hydrates. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote-state', 'ready');
  await page.waitForLoadState('networkidle');
}
