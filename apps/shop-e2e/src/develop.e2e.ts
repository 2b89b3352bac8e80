import type { Page } from '@playwright/test';
import { CartPage } from './pages/cart-page';
import { startDevShop, type DevShop } from './support/dev-shop';
import { withEdit } from './support/edit-source';
import { expect, test } from './support/fixtures';
import { guideCommands } from './support/guide';
import { plan } from './support/journey';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn } from './support/site';
import { messagesOf } from './support/messages';

// One `npm run dev -- --only cart` for all of them: it is the expensive part.
test.describe.configure({ mode: 'default' });

let dev: DevShop;
let staging: ShopServers;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dev = await startDevShop({}, ['--only', 'cart']);
  staging = await startShop({ ALZETTE_OVERRIDES: 'http://localhost:*', ALZETTE_STAGE: 'staging' });
});
test.afterAll(async () => {
  await staging.remove();
  await dev.stop();
});

const cartOrigin = () => dev.remotes['cart'] ?? 'no dev server of the cart';
const marked = (page: Page) => page.evaluate('globalThis.isSamePage');

test('[P1, P3] npm run dev serves one remote from its sources and the others from their releases', async ({ page }) => {
  expect(Object.keys(dev.remotes)).toEqual(['cart']);
  const site = siteIn(page, 'en', dev.siteUrl);
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await expect(site.cart.line(plan)).toBeVisible();
  expect(await loadedFrom(page, cartOrigin())).toBe(true);
  await site.cart.continue();
  await site.checkout.expectStep('cart');
  expect(await loadedFrom(page, `${dev.siteUrl}/remotes/esales-checkout`)).toBe(true);
});

test('[P1, P3] an edit shows in the shell and in a remote inside it, and typed values stay', async ({ page }) => {
  const site = siteIn(page, 'en', dev.siteUrl);
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await site.cart.openSaveForm();
  const typed = site.cart.field('savedCart.email');
  await typed.fill('camille@example.lu');
  await page.evaluate('globalThis.isSamePage = true');

  await withEdit(
    dev.folder,
    'apps/cart/src/cart-page.tsx',
    (text) => text.replace('<FormattedMessage id="cart.title" />', '<>An edited title</>'),
    async () => {
      await expect(site.cart.heading).toHaveText('An edited title');
      await expect(typed).toHaveValue('camille@example.lu');
    },
  );
  await withEdit(
    dev.folder,
    'apps/shell/src/layout/footer.tsx',
    (text) => text.replace('<footer', '<footer id="edited"'),
    async () => {
      await expect(page.locator('footer#edited')).toBeVisible();
      await expect(typed).toHaveValue('camille@example.lu');
    },
  );
  await expect(site.cart.heading).toHaveText(site.text('cart.title'));
  await withEdit(
    dev.folder,
    'apps/shell/src/layout/layout.module.css',
    (text) => text.replace('.footer {', '.footer { outline-color: rgb(1, 2, 3);'),
    async () => {
      await expect.poll(() => page.evaluate(outlineOfFooter)).toContain('rgb(1, 2, 3)');
    },
  );
  expect(await marked(page)).toBe(true);

  await withEdit(
    dev.folder,
    'apps/cart/src/messages/en.json',
    (text) => text.replace('"cart.title": "', '"cart.title": "Edited: '),
    async () => {
      await expect(site.cart.heading).toHaveText(`Edited: ${site.text('cart.title')}`);
    },
  );
});

const outlineOfFooter = `[...document.querySelectorAll('footer, footer *')].map((each) => getComputedStyle(each).outlineColor)`;

test('[P1, P3] a remote runs without a shop, on recorded responses', async ({ page }) => {
  const cart = new CartPage(page, messagesOf('en'));
  await page.goto(`${cartOrigin()}/en`);
  await expect(page.getByRole('article').filter({ has: page.getByRole('heading') })).toHaveCount(3);
  await expect(cart.line(plan)).toBeVisible();
  await cart.expectAccessible();
  await page.getByRole('link', { name: 'Empty' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(cart.heading).toHaveText(messagesOf('de')('cart.title'));
  const response = await page.request.get(`${cartOrigin()}/api/nothing?locale=de`);
  expect(response.status()).toBe(501);
  expect(await response.text()).toContain('apps/cart/recorded/get.api.nothing.json');
});

test('[P1, P3] a remote without a shop is rendered by its server bundle on request, and shows the error of that bundle', async ({
  page,
}) => {
  const cart = new CartPage(page, messagesOf('en'));
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  await page.goto(`${cartOrigin()}/en/cart?alone=three-lines`);
  const renderResponse = page.waitForResponse('**/dev-host/draw');
  await page.getByRole('link', { name: 'Server-rendered' }).click();
  expect(await (await renderResponse).json()).toEqual({
    html: expect.stringContaining(messagesOf('en')('cart.title')),
  });
  await expect(cart.line(plan)).toBeVisible();
  await expect(page.getByText('Loading cart')).toHaveCount(0);
  expect(said).toEqual([]);

  await withEdit(
    dev.folder,
    'apps/cart/src/cart-page.tsx',
    (text) => text.replace('<FormattedMessage id="cart.title" />', '<>{typeof document}</>'),
    () =>
      expect(async () => {
        await page.reload();
        await expect(cart.heading).toHaveText('object', { timeout: 5_000 });
        expect(said.join()).toMatch(/hydrat/iu);
      }).toPass(),
  );
  await withEdit(
    dev.folder,
    'apps/cart/src/server.tsx',
    (text) => text.replace('defineRender(cart)', "() => Promise.reject(new Error('no price'))"),
    () =>
      expect(async () => {
        await page.reload();
        await expect(page.getByRole('status').filter({ hasText: 'no price' })).toBeVisible({ timeout: 5_000 });
        await expect(cart.line(plan)).toBeVisible();
      }).toPass(),
  );
});

test('[P1, P3] one remote from a dev server runs in a shop of production builds, with a badge that removes it', async ({
  page,
}) => {
  const site = siteIn(page, 'en', staging.siteUrl);
  const badge = page.getByRole('complementary', { name: site.text('override.title') });
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.goto('cart', `?mfe.cart=${cartOrigin()}`);
  await expect(site.cart.line(plan)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cart$/u);
  await expect(badge).toContainText(site.text('override.served', { remote: 'cart', origin: cartOrigin() }));
  await site.cart.expectAccessibleInBothLooks();
  expect(await loadedFrom(page, cartOrigin())).toBe(true);

  await withEdit(
    dev.folder,
    'apps/cart/src/cart-page.tsx',
    (text) => text.replace('<FormattedMessage id="cart.title" />', '<>An edited title</>'),
    async () => {
      await expect(site.cart.heading).toHaveText('An edited title');
    },
  );
  await page.reload();
  await expect(badge).toBeVisible();

  await badge.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(site.cart.line(plan)).toBeVisible();
  await expect(badge).toHaveCount(0);
  expect(await loadedFrom(page, cartOrigin())).toBe(false);

  await site.goto('cart', '?mfe.cart=http://localhost:1');
  await expect(site.cart.line(plan)).toBeVisible();
  await expect(badge).toContainText(
    site.text('override.unavailable', { remote: 'cart', origin: 'http://localhost:1' }),
  );
});

test('[P1, P3] npm run dev serves a remote that is generated meanwhile', async ({ page }) => {
  test.setTimeout(240_000);
  const [generate = ''] = guideCommands('docs/guides/new-remote.md');
  expect((await page.goto(`${dev.siteUrl}/en/loyalty`))?.status()).toBe(404);
  await dev.run(generate);
  await expect(async () => {
    await page.goto(`${dev.siteUrl}/en/loyalty`);
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
});

function loadedFrom(page: Page, origin: string): Promise<boolean> {
  return page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.startsWith('${origin}/'))`);
}
