import type { Page } from '@playwright/test';
import { startEmbeddingPages, type EmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { siteIn, type Site } from './support/site';

// All tests of this file share one set of servers.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let pages: EmbeddingPages;
test.beforeAll(async () => {
  pages = await startEmbeddingPages();
});
test.afterAll(() => pages.close());

async function open(page: Page, address: string): Promise<Site> {
  await page.goto(`${pages.url}/${address}`);
  return siteIn(page, 'en', pages.shop.siteUrl);
}

/** A page without the shop. Each test loads the shop into it in its own way. */
async function openBare(page: Page): Promise<Site> {
  await page.route('**/embed.js', (route) => route.abort());
  const site = await open(page, 'plain.html');
  await page.unroute('**/embed.js');
  return site;
}

const ways: Readonly<Record<string, (page: Page, shop: string) => Promise<unknown>>> = {
  'as a module': (page, shop) => page.addScriptTag({ url: `${shop}/embed.js`, type: 'module' }),
  'long after the page': (page, shop) => page.addScriptTag({ url: `${shop}/embed.js` }),
  'by an import': (page, shop) => page.evaluate(`import('${shop}/embed.js')`),
};

for (const [way, load] of Object.entries(ways)) {
  test(`[P4] embed.js loaded ${way} finds its shop`, async ({ page }) => {
    const site = await openBare(page);
    await load(page, pages.shop.siteUrl);
    await expect(site.cart.heading).toBeVisible();
    await page.locator('#buy').click();
    await expect(site.cart.line('Alzette S')).toBeVisible();
  });
}

test('[P4] embed.js as an inline script needs the attribute site, and its error says so', async ({ page }) => {
  const site = await openBare(page);
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const content = await (await page.request.get(`${pages.shop.siteUrl}/embed.js`)).text();
  await page.addScriptTag({ content });
  const reason = '<alzette-cart> needs the attribute site';
  await expect(page.locator('alzette-cart [role=alert]')).toContainText(reason);
  expect(errors.join('\n')).toContain(reason);
  await page.evaluate(`document.querySelector('alzette-cart').site = '${pages.shop.siteUrl}'`);
  await expect(site.cart.heading).toBeVisible();
});

test('[P4] React hydrates a page around an element without a difference', async ({ page }) => {
  const site = await open(page, 'react.html');
  await expect.poll(() => page.evaluate('window.isHydrated')).toBe(true);
  await expect(site.cart.heading).toBeVisible();
  expect(await page.evaluate('window.differences')).toEqual([]);
  await page.getByRole('button', { name: 'Put Alzette S in the cart' }).click();
  await expect(site.cart.line('Alzette S')).toBeVisible();
  await expect(page.locator('#facts')).toHaveText('1 in the cart');
});

for (const [who, query] of [
  ['beside Vue’s router', ''],
  ['by Vue’s router', '?router=vue'],
] as const) {
  test(`[P4] steps of the checkout opened ${who} survive its routes and Back`, async ({ page }) => {
    const site = await open(page, `vue.html${query}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(site.cart.line('Alzette S')).toBeVisible();
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    await site.cartStep.continue();
    await site.checkout.expectStep('contract');
    await page.goBack();
    await site.checkout.expectStep('cart');
    await page.goForward();
    await site.checkout.expectStep('contract');

    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
    await page.goBack();
    await site.checkout.expectStep('contract');
    await page.goBack();
    await site.checkout.expectStep('cart');
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(site.cart.line('Alzette S')).toBeVisible();
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    await expect(page.locator('.alzette-failed')).toHaveCount(0);
  });
}

test('[P4] a page under Trusted Types shows cart and checkout by the shop’s policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => void (/Trusted/u.test(message.text()) && violations.push(message.text())));
  await open(page, 'trusted.html');
  await page.locator('#buy').click();
  await expect(page.locator('alzette-cart article')).toHaveCount(1);
  await expect(page.locator('alzette-esales-checkout [data-step=cart]')).toBeVisible();
  expect(violations).toEqual([]);
});
