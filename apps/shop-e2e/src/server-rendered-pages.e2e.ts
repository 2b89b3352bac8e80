import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { expectHydrated, readToTheEnd, watch } from './support/hydration';
import { logIn } from './support/log-in';
import { shopPlaces } from './support/shop-places';
import type { Site } from './support/site';
import { inFull } from './support/volume';

const places: readonly Parameters<Site['address']>[] = [
  ...shopPlaces,
  ['terms'],
  ['withdrawal'],
  ['cookies'],
  ['phones', '?sort=price-up&brand=ernz'],
  ['mobile', '?plan=mobile-alzette-s'],
];

for (const [language, width] of [
  ['fr', 1280],
  ['en', 1280],
  ['de', 390],
] as const) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language, viewport: { width, height: 860 } });

    test('[A1, D13] every page is hydrated as it was rendered, without a request for data that it holds', async ({
      site,
      page,
    }) => {
      // The font is in the cache then, so only a new rendering of the browser can shift the layout.
      await site.goto('home');
      await page.waitForLoadState('networkidle');
      const { said, asked, shift, sentTitle } = await watch(page);
      for (const place of places) {
        await site.goto(...place);
        await expectHydrated(page);
        await readToTheEnd(page);
        expect(await page.title()).toBe(await sentTitle());
        expect({ place, said, asked }).toEqual({ place, said: [], asked: [] });
        expect(await shift(), `the layout shift of ${place.join(' ')}`).toBeLessThan(0.005);
      }
    });
  });
}

test('[A6, D14, D15] a dark page of a customer with a full cart is hydrated as it was rendered', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.goto('mobile');
  await site.offer.choose('Alzette M');
  await site.offer.goToCart();
  await logIn(site, 'ada@example.lu');
  await page.getByRole('button', { name: site.text('shell.consent.refuse') }).click();
  const { said } = await watch(page);
  for (const place of places) {
    await site.goto(...place);
    await expectHydrated(page);
    await readToTheEnd(page);
    expect({ place, said }).toEqual({ place, said: [] });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[D13] every offer page shows its plans, options and prices', async ({ site, page }) => {
    await site.goto('mobile', '?plan=mobile-alzette-s');
    for (const name of ['Alzette XS', 'Alzette S', 'Alzette M', 'Alzette L', 'Alzette Unlimited']) {
      await expect(site.offer.plan(name)).toBeVisible();
    }
    await expect(site.offer.plan('Alzette S')).toBeChecked();
    await expect(page.getByRole('main')).toContainText('€29.99');
    await site.goto('phones');
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    await site.goto('phones', '', 'ernz-9-pro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ernz 9 Pro');
    for (const family of ['internet', 'internet-mobile', 'tv', 'duo', 'starter-packs', 'top-up'] as const) {
      await site.goto(family);
      await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/€\d/u);
    }
  });
});

test('[A10, D13] actions of a shopper before hydration are repeated after it', async ({ site, page }) => {
  const letGo = await hold(page, /\/assets\/.*\.js$/u);
  await page.goto(site.address('mobile'), { waitUntil: 'commit' });
  await site.offer.plan('Alzette L').check();
  await page.getByRole('button', { name: site.text('shell.offer.add') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letGo();
  await expect(site.offer.dialog).toContainText(site.text('shell.added.title'));
  await expect(site.offer.plan('Alzette L')).toBeChecked();
  await site.offer.goToCart();
  await expect(site.cart.card('Alzette L')).toBeVisible();

  const letGoAgain = await hold(page, /\/assets\/.*\.js$/u);
  await page.goto(site.address('top-up'), { waitUntil: 'commit' });
  await site.topUp.number.fill('691 123 456');
  await letGoAgain();
  await expectHydrated(page);
  await expect(site.topUp.number).toHaveValue('691 123 456');
  await page.reload();
  await expect(site.topUp.number).toHaveValue('691 123 456');
});

test('[A10, D13, M1] actions before hydration of a shopper with earlier form values are repeated too', async ({
  site,
  page,
}) => {
  await site.goto('mobile');
  await site.offer.add();
  await site.goto('top-up');
  await site.topUp.number.fill('691 123 456');
  const letGo = await hold(page, /\/assets\/.*\.js$/u);
  await page.goto(site.address('top-up'), { waitUntil: 'commit' });
  await site.topUp.number.fill('621 654 321');
  await site.topUp.number.press('Enter');
  await letGo();
  await site.replaceCart.expectAsked();
  await expect(site.topUp.number).toHaveValue('621 654 321');
});

test('[A10, D13, M1] a press before hydration adds the amount that was shown, not that of the cart', async ({
  site,
  page,
}) => {
  await site.goto('top-up');
  await site.topUp.choose('top-up-50', '691 123 456');
  await page.waitForURL(/\/checkout(?:\?|$)/u);
  const letGo = await hold(page, /\/assets\/.*\.js$/u);
  await page.goto(site.address('top-up'), { waitUntil: 'commit' });
  await expect(site.topUp.amount('top-up-15')).toBeChecked();
  await site.topUp.continue();
  await letGo();
  await page.waitForURL(/\/checkout(?:\?|$)/u);
  await site.goto('cart');
  await expect(site.cart.line('€15 top-up')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  const laterCode = /\/assets\/chosen-offer\..*\.js$/u;

  test('[A10, D3] the code of options loads when they are seen, and a press meanwhile applies to the chosen option', async ({
    site,
    page,
  }) => {
    const { said } = await watch(page);
    const asked = page.waitForRequest(laterCode);
    let isAsked = false;
    void asked.then(() => (isAsked = true));
    const letGo = await hold(page, laterCode);
    await site.goto('mobile', '?plan=mobile-alzette-s');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(isAsked).toBe(false);
    const before = await site.offer.price();
    const option = page.locator('[name^="add-on."][name$=".data-sim"]');
    await option.click();
    await asked;
    await expect(option).toBeChecked();
    expect(await site.offer.price()).toEqual(before);
    await page.getByRole('button', { name: site.text('shell.offer.add') }).click();
    await expect(site.offer.dialog).toBeHidden();
    await letGo();
    await site.offer.goToCart();
    await expect(site.cart.card('Alzette S')).toContainText('data SIM');
    expect(said).toEqual([]);
  });

  test('[A10, D4] another plan has its own options, even if they were not seen before', async ({ site, page }) => {
    const { said } = await watch(page);
    await site.goto('mobile', '?plan=mobile-alzette-s');
    await expectHydrated(page);
    const options = page.getByRole('region', { name: site.text('shell.offer.options') });
    await expect(options).toContainText('Alzette S');
    await site.offer.plan('Alzette L').check();
    await expect(options).toContainText('Alzette L');
    expect(said).toEqual([]);
  });

  test('[A10] code of options that does not load can be requested again', async ({ site, page }) => {
    await page.route(laterCode, (route) => route.abort());
    await site.goto('mobile', '?plan=mobile-alzette-s');
    await expectHydrated(page);
    await page.locator('#offer-options').scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toContainText(site.text('shell.offers.failed'));
    await page.unroute(laterCode);
    await page.getByRole('button', { name: site.text('common.retry') }).click();
    await expect(page.locator('[name^="add-on."][name$=".data-sim"]')).toBeVisible();
  });
});

test('[A1] a page whose script never loads says so, and stays readable', async ({ site, page }) => {
  await page.route(/\/assets\/main\..*\.js$/u, (route) => route.abort());
  await site.goto('mobile');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(site.offer.plan('Alzette S')).toBeVisible();
});
