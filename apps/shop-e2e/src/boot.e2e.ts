import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';

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

test.describe('a page whose script does not start', () => {
  for (const [file, pattern] of [
    ['entry', /\/assets\/main\.[^/]+\.js$/u],
    ['frameworks', /\/assets\/framework\.[^/]+\.js$/u],
  ] as const) {
    test(`offers a reload and a telephone number when the file with the ${file} is lost`, async ({ page, site }) => {
      await page.route(pattern, abort);
      await page.goto(site.address('home'));
      await expectFailure(page);
      await page.unroute(pattern, abort);
      await page.locator('#boot-failure').getByRole('link').first().click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('#boot-failure')).toHaveCount(0);
    });
  }

  test('offers a reload when the browser cannot parse a script', async ({ page, site }) => {
    const file = /\/assets\/framework\.[^/]+\.js$/u;
    await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class Later {{' }));
    await page.route(site.address('home'), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/ integrity="[^"]*"/gu, '') });
    });
    await page.goto(site.address('home'));
    await expectFailure(page);
  });

  test('offers a reload when a script has not arrived after ten seconds', async ({ page, site }) => {
    await page.clock.install();
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
