import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { plan } from './support/journey';
import { publishNext, wrapMount, type NextRelease } from './support/next-release';
import { listenToReports } from './support/reports';
import { startShop, type ShopServers } from './support/shop-servers';
import { siteIn, type Site } from './support/site';
import { inFull } from './support/volume';

// A faulty release follows a working one. The shopper gets the working one.

test.describe.configure({ mode: 'default' });

const good = '0.2.0';
// A release that never responds is given up after 4 s; the rest is room for a busy machine.
const usable = { timeout: 15_000 };

type Code = Omit<NextRelease, 'version'>;

interface Place {
  readonly remote: string;
  readonly address: (site: Site) => string;
  readonly content: (site: Site) => Locator;
}

const places: readonly Place[] = [
  { remote: 'cart', address: (site) => site.address('cart'), content: (site) => site.cart.line(plan) },
  {
    remote: 'esales-checkout',
    address: (site) => site.address('checkout'),
    content: (site) => site.page.locator('[data-step="cart"]'),
  },
  {
    remote: 'prepaid-checkout',
    address: (site) => site.address('checkout', '?type=prepaid_top_up'),
    content: (site) => site.page.locator('[data-step="number"]'),
  },
];

const responses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is gone (404)': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'is a server’s fault (500)': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'is a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'never responds': () => new Promise(() => undefined),
};

const codes: Readonly<Record<string, Code>> = {
  'throws while it is evaluated': { before: 'throw new Error("evaluated");' },
  'throws while it mounts': { after: (container) => wrapMount(container, 'throw new Error("mounted");') },
  'throws while it renders': {
    after: (container) =>
      wrapMount(container, 'options = { ...options, services: { ...options.services, settings: null } }'),
  },
};

let shop: ShopServers;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.remove());

for (const place of places) {
  test(
    `[P1, P3] with any fault in the newest release of ${place.remote}, the previous release is shown and the cart is kept`,
    inFull(place.remote !== 'esales-checkout'),
    async ({ page }) => {
      const site = siteIn(page, 'en', shop.siteUrl);
      await fillCart(site, place);
      const reports = await listenToReports(page);

      for (const [index, [what, response]] of Object.entries(responses).entries()) {
        await test.step(`whose entry ${what}`, async () => {
          const version = `0.1.${index}`;
          await publishOnGood(place, version);
          const address = new RegExp(`/remotes/${place.remote}/${version}/`, 'u');
          await page.route(address, response);
          await expectPreviousRelease(page, site, place);
          expect(reports.at(-1)).toEqual({ remote: place.remote, version, phase: 'load' });
          await page.unroute(address);
        });
      }
      for (const [index, [what, code]] of Object.entries(codes).entries()) {
        await test.step(`which ${what}`, async () => {
          const version = `0.0.${index}`;
          await publishOnGood(place, version, code);
          await expectPreviousRelease(page, site, place);
          expect(reports.at(-1)).toMatchObject({ remote: place.remote, version });
        });
      }
    },
  );
}

async function publishOnGood({ remote }: Place, version: string, code: Code = {}): Promise<void> {
  await publishNext(shop, remote, { version: good });
  await publishNext(shop, remote, { version, ...code });
}

async function fillCart(site: Site, { remote }: Place): Promise<void> {
  if (remote === 'prepaid-checkout') {
    await site.goto('top-up');
    await site.topUp.choose('top-up-25', '691 123 456');
    await site.page.waitForURL(/\/checkout/u);
  } else {
    await site.goto('mobile');
    await site.mobile.choose(plan);
  }
}

async function expectPreviousRelease(page: Page, site: Site, { address, content }: Place): Promise<void> {
  // A new visitor gets the newest release. The cart stays in the storage of this browser.
  await page.context().clearCookies();
  // A file that never arrives delays only the load event.
  await page.goto(address(site), { waitUntil: 'commit' });
  await expect(content(site)).toBeVisible(usable);
  await expect(page.locator(`[data-release="${good}"]`)).toBeVisible();
}
