import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { expectHydrated } from './support/hydration';
import { shopPlaces } from './support/shop-places';
import { inFull } from './support/volume';

/** Applies the whole style sheets of a page without scripts, and returns the elements whose computed styles differ then, with the styles. */
function changedElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    // A font that came too late for the first paint would be shown with the sheets; with scripts it waits for the next page.
    document.documentElement.style.setProperty('--font', 'serif');
    const elements = [...document.querySelectorAll('body *:not(script):not(noscript):not(noscript *)')];
    const parts = elements.flatMap((element) => ['', '::before', '::after'].map((part) => [element, part]));
    // A custom property counts by the properties that use it.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const valuesOf = ([element, part]) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return [];
      return names.map((name) => name + ':' + style.getPropertyValue(name));
    };
    const before = parts.map(valuesOf);
    const links = [...document.querySelectorAll('link[data-href]')];
    if (links.length === 0 || links.some(({ sheet }) => !sheet)) throw new Error('The page did not load its sheets');
    for (const link of links) link.media = 'all';
    return parts.flatMap((part, index) => {
      const changes = valuesOf(part).filter((value, place) => value !== before[index][place]);
      const [element, name] = part;
      return changes.length > 0 ? [element.outerHTML.slice(0, 80) + name + ' ' + changes.slice(0, 5).join(' ')] : [];
    });
  })()`);
}

test.describe('the rules inside a page', () => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test.describe(`${width} pixels wide, ${colorScheme}`, inFull(colorScheme === 'light'), () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 860 } });

      test('[A1, D13] are all that it shows, on every page: the whole sheets change no element', async ({
        site,
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        for (const place of [...shopPlaces, ['terms']] as const) {
          await site.goto(...(place as Parameters<typeof site.goto>));
          expect({ place, changed: await changedElements(page) }).toEqual({ place, changed: [] });
        }
      });
    });
  }
});

test('[A1, A10] a page is hydrated only when its whole style sheets apply', async ({ site, page }) => {
  const letGo = await hold(page, /\/assets\/.*\.css$/u);
  await page.goto(site.address('mobile'), { waitUntil: 'commit' });
  await site.offer.plan('Alzette L').check();
  await page.getByRole('button', { name: site.text('shell.offer.add') }).click();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letGo();
  await expect(site.offer.dialog).toContainText(site.text('shell.added.title'));
  await expectHydrated(page);
});

test('[A1] a page without a style sheet of the shell says so, and stays readable', async ({ site, page }) => {
  await page.route(/\/assets\/main\..*\.css$/u, (route) => route.abort());
  await page.goto(site.address('mobile'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(site.offer.plan('Alzette L')).toBeVisible();
});
