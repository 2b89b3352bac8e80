import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { plan } from './support/journey';
import { wrapMount } from './support/next-release';
import { teamOf, type Team } from './support/release-command';

import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn, type Site } from './support/site';
import { inFull } from './support/volume';

// A team releases its remote to a running shop with visitors. The shop is neither rebuilt nor restarted.

test.describe.configure({ mode: 'default' });

const throwsWhileRendering = (container: string) =>
  wrapMount(container, 'options = { ...options, services: { ...options.services, settings: null } }');

const rendersAnotherTitle = `
const { render } = module.exports;
module.exports = {
  render: async (...args) => {
    const rendered = await render(...args);
    return rendered && { html: rendered.html.replace('</h1>', '!</h1>') };
  },
};`;

let shop: ShopServers;
let team: Team;
test.beforeAll(async () => {
  // A visitor's network is the one in `X-Forwarded-For`, as behind a load balancer.
  shop = await startShop({ ALZETTE_TRUSTED_PROXIES: '127.0.0.1,::1', ALZETTE_CANARY_SESSION_AGE: '1' });
  team = teamOf(shop, 'cart');
});
test.afterAll(async () => {
  team.leave();
  await shop.remove();
});

test('[P3] new visitors get a release until its rollback, and open tabs keep their releases', async ({ browser }) => {
  const early = await visitorWithCart(browser);
  const before = await shownRelease(early);
  await team.build({ version: '1.1.0' });
  expect(await team.release('publish cart')).toContain('cart@1.1.0 is the default');

  const late = await visitorWithCart(browser);
  expect(await shownRelease(late)).toBe('1.1.0');
  await goHomeAndBack(early);
  expect(await shownRelease(early)).toBe(before);
  await early.cart.openSaveForm();
  await expect(early.cart.field('savedCart.email')).toBeVisible();

  expect(await team.release('rollback cart')).toContain(`cart@${before} is the default`);
  await late.goto('cart');
  expect(await shownRelease(late)).toBe(before);
  expect(await shownRelease(await visitorWithCart(browser))).toBe(before);
});

test('[P3] an older or altered discovery document is refused', inFull(), async ({ browser }) => {
  const file = join(shop.folder, 'store/discovery.json');
  const old = readFileSync(file, 'utf8');
  await team.build({ version: '1.1.1' });
  await team.release('publish cart');
  const now = readFileSync(file, 'utf8');
  expect(await shownRelease(await visitorWithCart(browser))).toBe('1.1.1');
  for (const document of [old, now.replace('"traffic": 100', '"traffic": 99')]) {
    expect(document).not.toBe(now);
    writeFileSync(file, document);
    expect(await shownRelease(await visitorWithCart(browser))).toBe('1.1.1');
  }
  writeFileSync(file, now);
});

test('[P3] a killed remote shows its fallback, keeps the cart, and returns', async ({ browser }) => {
  const visitor = await visitorWithCart(browser);
  const version = await shownRelease(visitor);
  await team.release('kill cart');
  await visitor.goto('cart');
  await expect(visitor.cart.heading).toHaveText(visitor.text('shell.fallback.title'));
  await team.release(`promote cart ${version}`);
  await visitor.cart.button('common.retry').click();
  await expect(visitor.cart.line(plan)).toBeVisible();
});

test(
  '[P3] a canary that fails too often is withdrawn automatically, and every visitor has a cart',
  inFull(),
  async ({ browser }) => {
    const isWithdrawn = async () => /1\.2\.0 +withdrawn/u.test(await team.release('list cart'));
    await team.build({ version: '1.2.0', after: throwsWhileRendering });
    await team.release('publish cart --canary 100');
    // A session counts once it is a second old, and is counted when the next one fails.
    for (let visit = 1; visit <= 5 || (visit <= 10 && !(await isWithdrawn())); visit += 1) {
      const visitor = await visitorWithCart(browser, `198.51.100.${visit}`);
      expect(await shownRelease(visitor)).not.toBe('1.2.0');
      await visitor.page.context().close();
    }
    expect(await isWithdrawn()).toBe(true);
    expect(await team.release('list cart')).toMatch(/default/u);
  },
);

test('[P1, P3] a candidate of a remote is tested on the live site before visitors get it', async () => {
  test.setTimeout(180_000);
  await team.build({ version: '1.3.0' });
  expect(await team.release('check cart --smoke-test')).toContain(
    'tried cart@1.3.0 in cart: ready, continued from what the server bundle rendered',
  );
  await team.build({ version: '1.3.1', after: throwsWhileRendering });
  await expect(team.release('publish cart --smoke-test')).rejects.toThrow(
    /cart@1\.3\.1 does not run in cart on the live site/u,
  );
  expect(await team.release('list cart')).not.toContain('1.3.1');
});

test('[P1, P3] a candidate whose server bundle renders a different result is refused', inFull(), async () => {
  test.setTimeout(180_000);
  await team.build({ version: '1.3.2', afterServer: rendersAnotherTitle });
  await expect(team.release('publish cart --smoke-test')).rejects.toThrow(
    'the browser renders a different result than the server bundle',
  );
  expect(await team.release('list cart')).not.toContain('1.3.2');
});

test('[P1, P3] a candidate of the host is tested with every remote', inFull(), async () => {
  test.setTimeout(180_000);
  const host = teamOf(shop, 'shell');
  const tried = await host.release('check host --smoke-test');
  for (const remote of ['cart', 'esales-checkout', 'prepaid-checkout'])
    expect(tried).toContain(`tried the host with ${remote}@`);
  expect(tried).toMatch(/ in cart: ready, continued from what the server bundle rendered$/mu);
  host.leave();
});

async function visitorWithCart(browser: Browser, network = '198.51.100.99'): Promise<Site> {
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: { 'x-forwarded-for': network } });
  const site = siteIn(await context.newPage(), 'en', shop.siteUrl);
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  return site;
}

async function shownRelease({ cart, page }: Site): Promise<string | null> {
  await expect(cart.line(plan)).toBeVisible();
  return page.locator('[data-remote="cart"] [data-release]').getAttribute('data-release');
}

/** Navigates within the shop, without loading a new page. */
async function goHomeAndBack({ page, cart }: Site): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(cart.line(plan)).toBeHidden();
  await page.goBack();
}
