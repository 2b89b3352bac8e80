import { expect, test } from './support/fixtures';
import { plan, reachCheckout } from './support/journey';
import { countLevels } from './support/levels';
import { shopPlaces } from './support/shop-places';

test('[P1] the cart and the first steps of the checkouts are in the first answer', async ({ page, site }) => {
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

/** Chromium looks up all locales before the first number or date: a tenth of a second of a phone. */
const countFormats = `globalThis.formats = [];
for (const name of ['NumberFormat', 'DateTimeFormat'])
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
