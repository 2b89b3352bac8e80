import { join } from 'node:path';
import { openEmbedded } from './support/database';
import { expect, test } from './support/fixtures';
import { fillContract, leaveCartStep, plan, proveIdentity } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { startShop, type ShopServers } from './support/shop-servers';
import { operatorPath, readOperator, siteIn } from './support/site';
import { readStoredOrder } from './support/stored-order';

let shop: ShopServers;
test.beforeAll(async () => {
  shop = await startShop({ ALZETTE_OPERATOR: operatorPath('moselle') });
});
test.afterAll(() => shop.remove());

test('[A3, A8, K1, K8] the same builds are another operator by its file alone', async ({ page }) => {
  test.setTimeout(240_000);
  const operator = readOperator('moselle');
  const site = siteIn(page, 'de', shop.siteUrl, 'moselle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await site.goto('home');
  await expect(page).toHaveTitle(new RegExp(operator.name, 'u'));
  await site.home.expectAccessible();
  for (const token of ['river', 'r-card', 'h-control']) {
    const value = await page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--${token}')`);
    expect(value.trim()).toBe(operator.theme.tokens[token]);
  }

  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await site.cart.continue();
  await expect(page).toHaveURL(new RegExp(`/de/${operator.paths.checkout.de}`, 'u'));
  await leaveCartStep(site, { sim: 'eSIM' });
  await expect(page.getByText(site.words('identity.text', { partner: operator.partners.identity.name }))).toBeVisible();
  const shopper = aShopper();
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  await site.contract.expectAccessible();
  await site.contract.continue();
  await site.summary.expectReady();
  await site.sign.open();
  await expect(site.sign.dialog).toContainText(operator.partners.signature.name);
  await site.sign.sign();
  await site.sign.signAll();
  await site.summary.accept();
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks('Camille');
  expect(calls).toContain('/api/v2/shop/moselle/order');
  expect(calls).toContain(`/api/v2/tool/${operator.partners.payment.slug}/url`);

  await shop.stop();
  const database = await openEmbedded(join(shop.folder, 'data'));
  const { order } = await readStoredOrder(database.query, site.confirmation.orderToken());
  await database.close();
  expect(order).toMatchObject({ channel: operator.channel, state: 'confirmed' });
  expect(order['number']).toMatch(new RegExp(`^${operator.orderNumberPrefix}`, 'u'));
});
