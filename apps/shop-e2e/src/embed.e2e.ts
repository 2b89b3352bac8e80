import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NumberStep } from './pages/number-step';
import { axeOptions, stillness, violationLines } from './support/axe';
import { looksOf, ownStyles } from './support/computed-styles';
import { startEmbeddingPages, type EmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { fillContract, leaveCartStep, proveIdentity, signAndAccept } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { siteIn, type Site } from './support/site';

// All tests of this file share one set of servers.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let pages: EmbeddingPages;
test.beforeAll(async () => {
  pages = await startEmbeddingPages();
});
test.afterAll(() => pages.close());

async function open(page: Page, name: string): Promise<Site> {
  await page.goto(`${pages.url}/${name}.html`);
  return siteIn(page, 'en', pages.shop.siteUrl);
}

async function expectAccessible(page: Page, element: string) {
  await page.evaluate(stillness);
  const { violations } = await new AxeBuilder({ page }).include(element).options(axeOptions).analyze();
  expect(violationLines(violations)).toEqual([]);
}

/** Parts of a cart with one plan in it: text, surfaces, controls, drawings. */
function partsOf({ page, cart }: Site) {
  const card = cart.card('Alzette S');
  return {
    heading: cart.heading,
    card,
    title: card.getByRole('heading').first(),
    picture: card.locator('svg').first(),
    shape: card.locator('svg > *').first(),
    toggle: card.getByRole('switch').first(),
    choice: card.getByRole('radio').first(),
    edit: card.getByRole('button').last(),
    total: cart.summary.locator('dd').first(),
    go: page.getByRole('button', { name: cart.text('common.continue'), exact: true }),
  };
}

test('[P4] on a page with hostile styles the cart looks as in the shop, and the page as without it', async ({
  page,
  context,
}) => {
  await page.route('**/embed.js', (route) => route.abort());
  await open(page, 'plain');
  const before = await ownStyles(page);
  await page.unroute('**/embed.js');

  const site = await open(page, 'plain');
  await expect(site.cart.heading).toBeVisible();
  expect(await ownStyles(page)).toEqual(before);
  await page.locator('#buy').click();
  await expect(site.cart.line('Alzette S')).toBeVisible();
  await expect(page.locator('#count')).toHaveText('1');
  await expectAccessible(page, 'alzette-cart');

  const shop = siteIn(await context.newPage(), 'en', pages.shop.siteUrl);
  await shop.goto('mobile');
  await shop.mobile.choose('Alzette S');
  await shop.mobile.goToCart();
  const [here, there] = [partsOf(site), partsOf(shop)];
  for (const part of Object.keys(here) as (keyof typeof here)[]) {
    expect([part, await looksOf(here[part])]).toEqual([part, await looksOf(there[part])]);
  }
  await page.bringToFront();
  await site.cart.continue();
  await expect(page).toHaveURL(/\/checkout\.html\?from=plain&step=cart$/u);
});

test('[A5, P4] a guest buys in the checkout of another page and returns to it from the payment', async ({ page }) => {
  const site = await open(page, 'plain');
  await page.locator('#buy').click();
  await expect(site.cart.line('Alzette S')).toBeVisible();
  await site.cart.continue();
  await site.checkout.expectStep('cart');
  await leaveCartStep(site);
  await proveIdentity(site, aShopper());
  const shopper = aShopper();
  await fillContract(site, shopper);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  await page.goBack();
  await site.checkout.expectStep('contract');
  await page.goForward();
  await site.delivery.continue();
  await site.summary.expectReady();
  const tab = page.context().waitForEvent('page');
  // Without a viewer for PDFs the browser keeps the address of the empty tab.
  const opened = page.context().waitForEvent('request', (request) => request.url().startsWith('blob:'));
  await site.summary.pdfLink.click();
  await opened;
  await (await tab).close();
  await signAndAccept(site);
  await expectAccessible(page, 'alzette-esales-checkout');
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);

  await site.confirmation.expectThanks(shopper.firstname);
  const { origin, pathname } = new URL(page.url());
  expect([origin, pathname]).toEqual([pages.url, '/checkout.html']);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      from: 'plain',
      step: 'confirmation',
      order_token: site.confirmation.orderToken(),
      type: 'esales',
    });
  await expect(page).toHaveTitle('Checkout');
  const names = await page.evaluate<string[]>('dataLayer.map(({ event }) => event).filter(Boolean)');
  expect(names).toContain('purchase');
  const cookies = await page.context().cookies(pages.shop.siteUrl);
  expect(cookies.filter(({ name }) => name.startsWith('alzette'))).toEqual([
    expect.objectContaining({ name: 'alzette_embedded', sameSite: 'None', secure: true }),
  ]);
});

test('[P4] a top-up is paid from another page, in that page’s colour', async ({ page }) => {
  const site = await open(page, 'top-up');
  const step = new NumberStep(page, site.text);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#top-up').click();
  await step.fillNumber('691 123 459');
  await step.acceptConditions();
  await expect(page.locator('[data-step-id=number][data-state=active]')).toBeVisible();
  const colour = `getComputedStyle(document.querySelector('alzette-prepaid-checkout h1')).getPropertyValue('--river')`;
  expect(await page.evaluate<string>(colour)).toBe('#5b2a86');
  await expectAccessible(page, 'alzette-prepaid-checkout');
  await step.order();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);
  await expect(site.checkout.heading).toHaveText(site.text('prepaid.confirmed.prepaid_top_up.title'), {
    timeout: 30_000,
  });
  expect(page.url()).toContain(`${pages.url}/top-up.html?`);
});

test('[P4] a page of another framework passes properties, receives events and handles navigation', async ({ page }) => {
  await open(page, 'preact');
  const facts = page.locator('#facts');
  const german = siteIn(page, 'de', pages.shop.siteUrl);
  await expect(facts).toHaveText('0 in the cart, ready, wants nothing');
  await expect(page.getByRole('heading', { name: german.text('cart.title'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(facts).toContainText('1 in the cart');
  await page.getByRole('button', { name: 'Français' }).click();
  const french = siteIn(page, 'fr', pages.shop.siteUrl);
  await expect(page.getByRole('heading', { name: french.text('cart.title'), exact: true })).toBeVisible();
  await french.cart.continue();
  await expect(facts).toContainText('wants checkout');
  await expect(page).toHaveURL(`${pages.url}/preact.html`);
});

test('[P4] several elements on one page share one cart and have fields of their own', async ({ page }) => {
  const site = await open(page, 'all');
  const [cart, checkout] = [page.locator('alzette-cart'), page.locator('alzette-esales-checkout')];
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(3);
  await page.locator('#buy').click();
  await expect(cart.getByRole('article')).toHaveCount(1);
  await expect(checkout.locator('[data-step=cart]')).toBeVisible();
  const ids = await page.evaluate<string[]>(`[...document.querySelectorAll('[id]')].map(({ id }) => id)`);
  expect(ids).toHaveLength(new Set(ids).size);

  await checkout.locator('article').locator('h2, h3').getByRole('button').click();
  await cart.getByRole('radio', { name: 'eSIM' }).check();
  await expect(checkout.getByRole('radio', { name: 'eSIM' })).toBeChecked();
  await checkout.getByText(site.text('shop.sim.physical'), { exact: true }).click();
  await expect(cart.getByRole('radio').last()).toBeChecked();
  await expectAccessible(page, 'alzette-esales-checkout');

  const entries = await page.evaluate('history.length');
  await cart.getByRole('button', { name: site.text('common.continue'), exact: true }).click();
  await expect(checkout).toBeFocused();
  // The first press on Back leads to the previous page.
  expect(await page.evaluate('history.length')).toBe(entries);
  await cart
    .getByRole('button', { name: site.text('common.delete') })
    .first()
    .click();
  await expect(cart.getByRole('article')).toHaveCount(0);
});

test('[P4] a page whose origin is not allowed gets no data of the shop', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${pages.foreignUrl}/all.html`);
  await expect(page.locator('.alzette-failed').first()).toBeVisible();
  expect(asked).toContain('/embed.js');
  expect(asked.filter((path) => /^\/(api|remotes|embed\/assets)\//u.test(path))).toEqual([]);
  expect(await page.context().cookies(pages.shop.siteUrl)).toEqual([]);
});

test('[P4] an unavailable shop leaves a retry in the page’s language', async ({ page }) => {
  await page.route('**/embed/boot.json', (route) => route.abort());
  const site = await open(page, 'plain');
  const failed = page.locator('alzette-cart [role=alert]');
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link', { name: '+352 8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
  await page.unroute('**/embed/boot.json');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(site.cart.heading).toBeVisible();
  await expect(failed).toBeHidden();
});
