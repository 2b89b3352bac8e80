import { join } from 'node:path';
import { locales } from '@alzette/shop-model';
import { GalleryPage } from './pages/gallery-page';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import { galleryTools, type ServedGallery } from './support/tools';
import { inFull } from './support/volume';

// A trace of more than a hundred pages would double the time, and the pictures show the same.
test.use({ trace: 'off' });

let gallery: ServedGallery;
test.beforeAll(async () => {
  gallery = await (await galleryTools()).serveGallery();
});
test.afterAll(() => gallery.stop());

for (const locale of locales) {
  for (const theme of ['light', 'dark'] as const) {
    const isSample = locale === 'de' && theme === 'dark';
    test(`[N9] axe accepts every page of the gallery in ${locale}, ${theme}`, inFull(!isSample), async ({ page }) => {
      const outside: string[] = [];
      page.on('request', (request) => request.url().startsWith(gallery.url) || outside.push(request.url()));
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));

      const [first = ''] = gallery.stories;
      const shown = await GalleryPage.open(page, gallery, first, { locale, theme });
      for (const story of gallery.stories) {
        await shown.show(story);
        const found = [...(await shown.violations()), ...(await shown.missingMessages())];
        problems.push(...found.map((problem) => `${story}: ${problem}`));
        await page.screenshot({
          path: join(root, 'dist/gallery', `${locale}-${theme}`, `${story}.png`),
          fullPage: true,
        });
      }
      expect(problems).toEqual([]);
      expect(outside).toEqual([]);
    });
  }
}

test('[N9] the gallery lists its pages, switches language and theme and sends no request elsewhere', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => request.url().startsWith(gallery.url) || outside.push(request.url()));
  await page.goto(`${gallery.url}/?path=/story/fields-text-field--states&globals=locale:de;theme:dark`);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Textfeld' })).toBeVisible();
  await expect(shown.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: /Deutsch/u }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(shown.getByRole('heading', { level: 1, name: 'Text field' })).toBeVisible();
  expect(outside).toEqual([]);
});

test('[N7, N9] behind the loading popup nothing can be pressed, and no key closes it', async ({ page }) => {
  const { dialog } = await GalleryPage.open(page, gallery, 'popups-loading-popup--unknown', {
    locale: 'en',
    theme: 'light',
  });
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open' }).click({ trial: true, timeout: 1_000 })).rejects.toThrow();
});
