import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { expectTakenOver, openServerRendered, watch } from './support/hydration';
import { plan } from './support/journey';
import { logIn, logOut } from './support/log-in';
import { buildNext } from './support/next-build';
import { publishBuilds } from './support/next-release';
import { root } from './support/root';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn } from './support/site';
import { inFull, isFull } from './support/volume';

// Teams release independently, so each version of the host has to work with each version of each remote. The next host
// offers one more service, in the next minor version of its services, and the next remotes need it.

test.describe.configure({ mode: 'default' });

const languages: readonly Locale[] = isFull ? locales : ['de'];
const remotes = ['cart', 'esales-checkout', 'prepaid-checkout'];
const now = join(root, 'dist/apps');
let next: string;
let shop: ShopServers;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  shop = await startShop();
  next = await buildNext(isFull ? ['shell', ...remotes] : ['shell']);
});
test.afterAll(async () => {
  await shop.remove();
  rmSync(join(root, 'dist/next'), { recursive: true, force: true });
});

for (const [host, remote, shows] of [
  ['now', 'now', 'now'],
  ['now', 'next', 'now'],
  ['next', 'now', 'now'],
  ['next', 'next', 'next'],
] as const) {
  // This combination exists after a release of the host.
  const isSample = host === 'next' && remote === 'now';
  test(
    `[P1, P3] the host of ${host} with the remotes of ${remote} shows the remotes of ${shows}`,
    inFull(!isSample),
    async ({ page }) => {
      setHost(host);
      await publish('now');
      if (remote === 'next') await publish('next');
      const site = siteIn(page, 'en', shop.siteUrl);
      const faults = listenToFaults(page);
      const { said } = await watch(page);
      const expectServerRendered = async (...places: readonly ('cart' | 'checkout')[]) => {
        for (const language of languages) {
          for (const place of places) {
            await openServerRendered(siteIn(page, language, shop.siteUrl), place);
            await expectTakenOver(page);
            await expectBuild(page, shows);
          }
        }
      };

      await site.goto('mobile');
      await site.mobile.choose(plan);
      await site.mobile.goToCart();
      await expect(site.cart.line(plan)).toBeVisible();
      await expectBuild(page, shows);
      await site.cart.continue();
      await site.checkout.expectStep('cart');
      await expectBuild(page, shows);
      await expectServerRendered('cart', 'checkout');
      await page.emulateMedia({ colorScheme: 'dark' });
      await site.goto('cart');
      await logIn(site, 'ada@example.lu');
      await expectServerRendered('cart', 'checkout');
      await site.goto('top-up');
      await site.topUp.choose('top-up-25', '691 123 456');
      await site.replaceCart.replace();
      await expect(page.locator('[data-step="number"]')).toBeVisible();
      await expectBuild(page, shows);
      await expectServerRendered('checkout');
      await site.goto('cart');
      await logOut(site);
      await site.goto('checkout');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectServerRendered('checkout');
      expect(said).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

function setHost(host: 'now' | 'next'): void {
  const target = join(shop.folder, 'shell');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(host === 'now' ? now : next, 'shell'), target, { recursive: true });
}

async function publish(version: 'now' | 'next'): Promise<void> {
  await publishBuilds(shop, version === 'now' ? now : next, remotes);
}

async function expectBuild(page: Page, version: 'now' | 'next'): Promise<void> {
  await expect(page.locator('[data-built-at]')).toHaveCount(version === 'next' ? 1 : 0);
}

function listenToFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => request.url().endsWith('/api/errors') && faults.push('a report to the site server'));
  return faults;
}
