import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import type { Page as SitePage } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { openServerRendered } from './support/hydration';
import { plan } from './support/journey';
import { onlyRelease } from './support/release-store';
import { root } from './support/root';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn } from './support/site';

test.describe.configure({ mode: 'default' });
test.use({ language: 'fr' });

let shop: ShopServers;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.remove());

test('[P1, P3] the built shell contains neither name nor address of a remote', () => {
  const folder = join(root, 'dist/apps/shell/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const telling = [
    'esales-checkout',
    'prepaid-checkout',
    'alzette_cart',
    'alzette_esales',
    'alzette/cart',
    '/remotes/',
    'remoteEntry.js',
  ];
  const found = scripts.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return telling.filter((name) => code.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('[P1, P3] no page loads axios for a stored cart, and only pages with a remote load a federation runtime, one', async ({
  page,
}) => {
  const site = siteIn(page, 'fr', shop.siteUrl);
  await site.goto('mobile');
  await site.mobile.choose(plan);
  const load = async (place: SitePage, untilShown: () => Promise<void> = async () => {}) => {
    const scripts: Response[] = [];
    const note = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    };
    page.on('response', note);
    const beforeEach = () => {
      scripts.length = 0;
    };
    await openServerRendered(site, place, { beforeEach });
    await untilShown();
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const codes = await Promise.all(scripts.map((response) => response.text()));
    expect(codes.length).toBeGreaterThan(2);
    const withText = (text: string) => codes.filter((code) => code.includes(text)).length;
    // Names that each copy of the runtime and of axios declares.
    return { runtimes: withText('__GLOBAL_LOADING_REMOTE_ENTRY__'), axios: withText('AxiosError') };
  };
  for (const place of ['home', 'mobile', 'phones', 'internet', 'top-up'] as const)
    expect({ place, ...(await load(place)) }).toEqual({ place, runtimes: 0, axios: 0 });
  const cart = await load('cart', () => expect(site.cart.line(plan)).toBeVisible());
  expect(cart).toEqual({ runtimes: 1, axios: 0 });
  const checkout = await load('checkout', () => site.checkout.expectStep('cart'));
  expect(checkout).toMatchObject({ runtimes: 1 });
});

test('[P1, P3] with one remote missing the others work, and its page returns on a retry', async ({ page }) => {
  const site = siteIn(page, 'fr', shop.siteUrl);
  const remote = await onlyRelease(shop, 'cart');
  const { cart, text } = site;
  await site.goto('mobile');
  await site.mobile.choose(plan);
  remote.deleteFile();
  await site.mobile.button('shell.added.toCart').click();
  await expect(cart.heading).toHaveText(text('shell.fallback.title'));
  await cart.expectAccessible();
  remote.putBack();
  await cart.button('common.retry').click();
  await expect(cart.line(plan)).toBeVisible();

  remote.deleteFile();
  await site.goto('checkout');
  await site.checkout.expectStep('cart');
  await expect(page.getByRole('heading', { name: plan })).toBeVisible();
  await site.goto('cart');
  await expect(cart.heading).toBeFocused();
  await cart.button('common.retry').click();
  await expect(cart.heading).toHaveText(text('shell.fallback.title'));
  remote.putBack();
  await cart.button('common.retry').click();
  await expect(cart.line(plan)).toBeVisible();
});

for (const [what, file] of [
  ['entry', /^remoteEntry\.js/u],
  ['chunk', /^mount\.[0-9a-f]+\.js(\.br)?$/u],
] as const) {
  test(`[P1, P3] a tampered ${what} of a remote is not run, and the cart is kept`, async ({ page }) => {
    const site = siteIn(page, 'fr', shop.siteUrl);
    await site.goto('mobile');
    await site.mobile.choose(plan);
    const restore = (await onlyRelease(shop, 'cart')).tamper(file, 'globalThis.tampered = true;');
    await site.goto('cart');
    await expect(site.cart.heading).toHaveText(site.text('shell.fallback.title'), { timeout: 15_000 });
    expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
    restore();
    await page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Network.clearBrowserCache'));
    await site.goto('cart');
    await expect(site.cart.line(plan)).toBeVisible();
  });
}
