import type { Page, Request, Route } from '@playwright/test';
import { locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { expectHydrated } from './support/hydration';
import { listenToReports } from './support/reports';
import { inFull } from './support/volume';

async function expectFailure(page: Page) {
  const failure = page.locator('#boot-failure');
  await expect(failure).toBeVisible();
  await expect(failure).toHaveRole('alert');
  await expect(failure.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failure.getByRole('link').first()).toHaveAttribute('href', '');
  await expect(failure.getByRole('link').last()).toHaveAttribute('href', /^tel:\+?\d+$/u);
  await expect(page.locator('main[aria-busy]')).toBeHidden();
}

const abort = (route: Route) => route.abort();

/** Sends the shop's requests; the page works without it. */
const isOfLaterUse = /\/assets\/http\.[^/]+$/u;

/** A page shows the failure after ten seconds. This test stops that clock, so that only a lost file shows the failure. */
const withoutTimeLimit = `{
  const later = setTimeout;
  globalThis.setTimeout = (work, delay, ...rest) => (delay === 10_000 ? 0 : later(work, delay, ...rest));
}`;

type Place = 'home' | 'cart' | 'mobile' | 'checkout';

/** Addresses of the scripts that a page loads, in order. */
async function scriptsOf({ page, goto }: Site, place: Place): Promise<readonly string[]> {
  const addresses = new Set<string>();
  const note = (request: Request) => void (request.resourceType() === 'script' && addresses.add(request.url()));
  page.on('request', note);
  await goto(place);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...addresses];
}

for (const language of locales) {
  test.describe(`[W2] in ${language}, a page of which a script is lost`, inFull(language !== 'de'), () => {
    test.use({ language });

    const places: readonly Place[] = language === 'de' ? ['home', 'cart', 'mobile', 'checkout'] : ['home', 'cart'];
    for (const place of places) {
      test(`offers a reload and a telephone number on the ${place} page, whichever script it is`, async ({
        site,
        page,
      }) => {
        const scripts = await scriptsOf(site, place);
        expect(scripts.length).toBeGreaterThan(4);
        await page.addInitScript(withoutTimeLimit);
        for (const script of scripts.filter((address) => !isOfLaterUse.test(address))) {
          await page.route(script, abort);
          await page.goto(site.address(place));
          const phone = page.locator('#boot-failure, main').locator('a[href^="tel:"]:visible');
          await expect(phone, script).toHaveText(/[\d ]{6}/u);
          const retry = page.locator('#boot-failure:not([hidden]) a, main button');
          await expect(retry.first(), script).toHaveText(/\w/u);
          await page.unroute(script, abort);
        }
      });
    }
  });
}

test.describe('a page whose script does not start', () => {
  for (const [file, pattern] of [
    ['entry', /\/assets\/main\.[^/]+\.js$/u],
    ['frameworks', /\/assets\/framework\.[^/]+\.js$/u],
  ] as const) {
    test(`[W2] works after the reload when the file with the ${file} was lost`, async ({ page, site }) => {
      await page.route(pattern, abort);
      await page.goto(site.address('home'));
      await expectFailure(page);
      await page.unroute(pattern, abort);
      await page.locator('#boot-failure').getByRole('link').first().click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('#boot-failure')).toHaveCount(0);
    });
  }

  test('[W2] offers a reload when the browser cannot parse a script', async ({ page, site }) => {
    const file = /\/assets\/framework\.[^/]+\.js$/u;
    await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class Later {{' }));
    await page.route(site.address('home'), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/gu, '') });
    });
    await page.goto(site.address('home'));
    await expectFailure(page);
  });

  test('[W2] offers a reload and a telephone number when the style sheets of a remote are lost', async ({
    page,
    site,
  }) => {
    let lost = 0;
    await page.route(/\/remotes\/.*\.css$/u, (route) => {
      lost += 1;
      return route.abort();
    });
    await site.goto('orders');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: site.text('shell.fallback.title') })).toBeVisible();
    await expect(main.getByRole('button', { name: site.text('common.retry') })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    expect(lost).toBeGreaterThan(0);
  });

  test('[W2] offers a reload when a script has not arrived after ten seconds', async ({ page, site }) => {
    // The clock is stopped from the first script on, because a slow machine takes more than a second to reach the next line.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1);
    const release = new Promise<void>((resolve) => page.once('close', () => resolve()));
    await page.route(/\/assets\/main\.[^/]+\.js$/u, () => release);
    await page.goto(site.address('home'), { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.fastForward(9_000);
    await expect(page.locator('#boot-failure')).toBeHidden();
    await page.clock.fastForward(1_500);
    await expectFailure(page);
  });
});

test('[N13] an error in the page of the shell leads to the telephone number and a reload', async ({ site, page }) => {
  const reports = await listenToReports(page);
  await site.goto('mobile');
  await expectHydrated(page);
  await page.evaluate(`URLSearchParams.prototype.get = () => { throw new Error('broken') }`);
  await site.offer.plan('Alzette L').click();
  const failure = page.getByRole('alert');
  await expect(failure.locator('a[href^="tel:"]')).toBeVisible();
  await expect.poll(() => reports).toContainEqual({ operation: 'render' });
  await failure.getByRole('link').first().click();
  await expect(site.offer.plan('Alzette L')).toBeVisible();
});
