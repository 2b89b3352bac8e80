import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { plan, reachCheckout, reachContract } from './support/journey';
import { countLevels } from './support/levels';
import { shopPlaces } from './support/shop-places';
import { aShopper } from './support/shopper';

test('[P1] the cart and the first steps of the checkouts are in the first response', async ({ page, site }) => {
  await reachCheckout(site);
  const levels = (...place: Parameters<typeof countLevels>) => expect.poll(() => countLevels(...place));
  await levels(page, site.address('cart'), site.cart.line(plan)).toBe(1);
  await levels(page, site.address('checkout'), page.locator('[data-step="cart"]')).toBe(1);

  await site.goto('top-up');
  await site.topUp.choose('top-up-25', '691 123 456');
  await site.replaceCart.replace();
  const number = page.locator('[data-step="number"]');
  await expect(number).toBeVisible();
  await levels(page, site.address('checkout'), number).toBe(1);
});

/** Chromium looks up all locales before it formats the first number, date or country. On a phone this takes a tenth of a second. */
const countFormats = `globalThis.formats = [];
for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames'])
  Intl[name] = new Proxy(Intl[name], {
    construct: (target, args) => (formats.push(name), new target(...args)),
    get: (target, key) => (key === 'supportedLocalesOf' && formats.push(key), target[key]),
  });`;

test('[A1] no page of the shop formats its first numbers and dates with Intl', async ({ page, site }) => {
  await page.addInitScript(countFormats);
  const used: Record<string, unknown> = {};
  for (const place of shopPlaces) {
    await page.goto(site.address(...place));
    await page.waitForLoadState('networkidle');
    used[place.join(' ')] = await page.evaluate('formats');
  }
  expect(used).toEqual(Object.fromEntries(shopPlaces.map((place) => [place.join(' '), []])));
});

test('[H6] the contract step shows a verified person without Intl', async ({ page, site }) => {
  await reachContract(site, aShopper());
  await page.addInitScript(countFormats);
  await page.reload();
  await expect(page.getByText('14 May 1991')).toBeVisible();
  expect(await page.evaluate('formats')).toEqual([]);
});

/** The state of the part below the first view at the browser's first paint, before scripts of the page react. */
const noteFirstPaint = `globalThis.atFirstPaint = [];
new PerformanceObserver(() => {
  const later = document.querySelector('[class^=later-]');
  globalThis.atFirstPaint.push(later ? getComputedStyle(later).contentVisibility : null);
}).observe({ type: 'paint', buffered: true });`;

test('[P1] on a phone the first paint leaves out content below the first view, and the next paint shows it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(noteFirstPaint);
  const letGo = await hold(page, /\.js$/u);
  await page.goto(site.address('mobile'), { waitUntil: 'commit' });
  const later = page.locator('[class^=later-]').first();
  await expect(later).toHaveCSS('content-visibility', 'auto');
  const first = () => page.evaluate<string | null | undefined>('atFirstPaint[0]');
  await expect.poll(first).not.toBeUndefined();
  // The parser may not have reached it.
  expect(['hidden', null]).toContain(await first());
  await letGo();
});
