import { openPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { fillContract, leaveCartStep, plan, proveIdentity } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { startShop, type ShopServers } from './support/shop-servers';
import { operatorPath, readOperator, siteIn } from './support/site';
import { readStoredOrder } from './support/stored-order';

// One set of servers for both tests.
test.describe.configure({ mode: 'default' });

let shop: ShopServers;
test.beforeAll(async () => {
  shop = await startShop({ ALZETTE_OPERATOR: operatorPath('moselle') });
});
test.afterAll(() => shop.remove());

test('[A8] each operator’s pages use its own font and request no other', async ({ browser, shop: first }) => {
  const fonts = { alzette: 'Figtree', moselle: 'Archivo' };
  for (const [operator, siteUrl] of [
    ['alzette', first.siteUrl],
    ['moselle', shop.siteUrl],
  ] as const) {
    const page = await browser.newPage();
    const site = siteIn(page, 'en', siteUrl, operator);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await site.goto('home');
    await expect(site.home.heading).toHaveCSS('font-family', new RegExp(`^"?${fonts[operator]}"?,`, 'u'));
    const loaded = await page.evaluate<string[]>(fontsInUse);
    // The styles of the first view and the whole sheets both name it.
    expect([...new Set(loaded)]).toEqual([fonts[operator]]);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([
      expect.stringContaining(`/${readOperator(operator).theme.font}-`),
    ]);
    await page.close();
  }
});

test('[A8] on a slow network the font is loaded after the page, and shows on the next one', async ({ site, page }) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  });
  const loaded = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await site.goto('home');
  await loaded;
  const isLater = await page.evaluate<boolean>(
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')).startTime >=
      performance.getEntriesByType('navigation')[0].loadEventStart`,
  );
  expect(isLater, 'the font is requested after the page is loaded').toBe(true);
  await expect(site.home.heading).toHaveCSS('font-family', /^"?Figtree Fallback"?,/u);
  await page.evaluate('document.fonts.ready');

  await site.home.choosePlans();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree"?,/u);
});

test('[A8] on a slow network a font that does not load is no failure of the page', async ({ site, page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } });
    addEventListener('unhandledrejection', () => { globalThis.hasFailed = true; });`);
  await page.route('**/*.woff2', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await site.goto('home');
  await refused;
  await site.home.choosePlans();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Figtree Fallback"?,/u);
  expect(await page.evaluate('globalThis.hasFailed'), 'a rejection is unhandled').toBeUndefined();
});

test('[A3, A8, K1, K8] the operator file alone turns the same builds into another shop', async ({ page }) => {
  test.setTimeout(240_000);
  const operator = readOperator('moselle');
  const site = siteIn(page, 'de', shop.siteUrl, 'moselle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await site.goto('home');
  await expect(page).toHaveTitle(new RegExp(operator.name, 'u'));
  await site.home.expectAccessibleInBothLooks();
  for (const token of ['river', 'r-card', 'h-control']) {
    const value = await page.evaluate<string>(
      `getComputedStyle(document.documentElement).getPropertyValue('--${token}')`,
    );
    expect(value.trim()).toBe(operator.theme.tokens[token]);
  }

  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await expect(page.getByText('Alzette')).toHaveCount(0);
  await site.cart.continue();
  await expect(page).toHaveURL(new RegExp(`/de/${operator.paths.checkout.de}`, 'u'));
  await leaveCartStep(site, { sim: 'eSIM' });
  await expect(page.getByText(site.text('identity.text', { partner: operator.partners.identity.name }))).toBeVisible();
  const shopper = aShopper();
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  await site.contract.expectAccessibleInBothLooks();
  await site.contract.continue();
  await site.summary.expectReady();
  await site.summary.expectAccessibleInBothLooks();
  await site.sign.open();
  await expect(site.sign.dialog).toContainText(operator.partners.signature.name);
  await site.sign.sign();
  await site.sign.signAll();
  await site.summary.accept();
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks('Camille');
  await site.confirmation.expectAccessibleInBothLooks();
  expect(calls).toContain('/api/v2/shop/moselle/order');
  expect(calls).toContain(`/api/v2/tool/${operator.partners.payment.slug}/url`);

  const database = openPostgres(shop.environment['DATABASE_URL'] ?? '');
  const { order } = await readStoredOrder(database.query, site.confirmation.orderToken());
  await database.close();
  expect(order).toMatchObject({ channel: operator.channel, state: 'confirmed' });
  expect(order['number']).toMatch(new RegExp(`^${operator.orderNumberPrefix}`, 'u'));
});

/** The downloaded families, once all that the page wants have arrived; the fallback is the system's own. */
const fontsInUse = `document.fonts.ready.then(() => [...document.fonts]
  .filter((face) => face.status === 'loaded')
  .map((face) => face.family.replaceAll('"', ''))
  .filter((family) => !family.endsWith('Fallback')))`;
