import type { Page } from '@playwright/test';
import { CartPage } from './pages/cart-page';
import { startDevShop, type DevShop } from './support/dev-shop';
import { withEdit } from './support/edit-source';
import { expect, test } from './support/fixtures';
import { leaveCartStep, plan } from './support/journey';
import { aShopper } from './support/shopper';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn } from './support/site';
import { messagesOf } from './support/messages';

// One `npm run dev` for all of them: it is the expensive part.
test.describe.configure({ mode: 'default' });

let dev: DevShop;
let staging: ShopServers;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dev = await startDevShop({ ALZETTE_BYPASS: 'identity,iban' });
  staging = await startShop({ ALZETTE_OVERRIDES: 'http://localhost:*', ALZETTE_STAGE: 'staging' });
});
test.afterAll(async () => {
  await staging.remove();
  await dev.stop();
});

const originOf = (remote: string) => dev.remotes[remote] ?? `no dev server of ${remote}`;
const marked = (page: Page) => page.evaluate('globalThis.isSamePage');

test('[H2, I6] npm run dev skips identity and IBAN check when configured', async ({ page }) => {
  const site = siteIn(page, 'en', dev.siteUrl);
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await site.cart.continue();
  await site.checkout.expectStep('cart');
  await leaveCartStep(site, { sim: 'eSIM' });
  const shopper = aShopper();
  await site.contract.fillPerson(shopper);
  await site.contract.fillContact(shopper);
  await site.contract.fillBilling(shopper);
  await site.contract.field('contract.bank.iban').fill(shopper.iban);
  await site.contract.field('contract.bank.authorize').check();
  await site.contract.continue();
  await site.summary.expectReady();
});

test('[P1, P3] an edit shows in the shell and in a remote inside it, and typed answers stay', async ({ page }) => {
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

test('[P1, P3] a remote runs without a shop, on recorded answers', async ({ page }) => {
  const cart = new CartPage(page, messagesOf('en'));
  await page.goto(`${originOf('cart')}/en`);
  await expect(page.getByRole('article').filter({ has: page.getByRole('heading') })).toHaveCount(3);
  await expect(cart.line(plan)).toBeVisible();
  await cart.expectAccessible();
  await page.getByRole('link', { name: 'Empty' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(cart.heading).toHaveText(messagesOf('de')('cart.title'));
  const answer = await page.request.get(`${originOf('cart')}/api/nothing?locale=de`);
  expect(answer.status()).toBe(501);
  expect(await answer.text()).toContain('apps/cart/recorded/get.api.nothing.json');
});

test('[P1, P3] a remote without a shop is drawn by its server part when asked, and says what is wrong with that', async ({
  page,
}) => {
  const cart = new CartPage(page, messagesOf('en'));
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  await page.goto(`${originOf('cart')}/en/cart?alone=three-lines`);
  const answered = page.waitForResponse('**/dev-host/draw');
  await page.getByRole('link', { name: 'Drawn by the server' }).click();
  expect(await (await answered).json()).toEqual({ html: expect.stringContaining(messagesOf('en')('cart.title')) });
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

test('[P1, P3] a checkout without a shop can be completed to its confirmation', async ({ page }) => {
  const site = siteIn(page, 'en', originOf('esales-checkout'));
  await page.goto(`${originOf('esales-checkout')}/en/checkout?step=contract&alone=contract-step`);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  await site.delivery.continue();
  await site.summary.expectReady();
  await site.summary.accept();
  await site.summary.orderButton.click();
  await site.confirmation.expectThanks('Camille');
});

test('[P1, P3] one remote from a dev server runs in a shop of production builds, with a badge that removes it', async ({
  page,
}) => {
  const site = siteIn(page, 'en', staging.siteUrl);
  const badge = page.getByRole('complementary', { name: site.text('override.title') });
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.goto('cart', `?mfe.cart=${originOf('cart')}`);
  await expect(site.cart.line(plan)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cart$/u);
  await expect(badge).toContainText(site.text('override.served', { remote: 'cart', origin: originOf('cart') }));
  await site.cart.expectAccessibleInBothLooks();
  expect(await loadedFrom(page, originOf('cart'))).toBe(true);

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
  expect(await loadedFrom(page, originOf('cart'))).toBe(false);

  await site.goto('cart', '?mfe.cart=http://localhost:1');
  await expect(site.cart.line(plan)).toBeVisible();
  await expect(badge).toContainText(
    site.text('override.unavailable', { remote: 'cart', origin: 'http://localhost:1' }),
  );
});

function loadedFrom(page: Page, origin: string): Promise<boolean> {
  return page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.startsWith('${origin}/'))`);
}
