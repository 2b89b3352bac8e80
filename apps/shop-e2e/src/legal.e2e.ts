import { legalPages, locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { inFull } from './support/volume';

for (const language of locales) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language });

    test('[A11, N9] every page leads to the legal pages and to the withdrawal, on a phone too', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await site.goto('home');
      const footer = page.getByRole('contentinfo');
      for (const name of legalPages) {
        await footer.getByRole('link', { name: site.text(`shell.legal.${name}`), exact: true }).click();
        await expect(page).toHaveURL(site.address(name));
        await expect(page.getByRole('article')).toBeVisible();
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        await expect(page).toHaveTitle(`${title}, Alzette`);
        expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(320);
        await site.offer.expectAccessible();
      }
      await site.goto('withdrawal');
      await page
        .getByRole('article')
        .getByRole('link', { name: site.text('shell.legal.withdraw') })
        .click();
      await expect(site.orders.heading).toHaveText(site.text('orders.withdraw.title'));
      await site.goto('cart');
      await footer.getByRole('link', { name: site.text('shell.legal.withdraw') }).click();
      await expect(site.orders.heading).toHaveText(site.text('orders.withdraw.title'));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A11, A1] a legal page holds its whole text', async ({ site, page }) => {
    await site.goto('withdrawal');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('article')).toContainText('Alzette S.A.');
  });
});

test('[K1, A11] the contract summary opens beside the price of an offer', async ({ site, page }) => {
  await site.goto('mobile');
  await site.offer.choose('Alzette M');
  const link = page.getByRole('link', { name: site.text('shell.price.summary') });
  const address = new URL(String(await link.getAttribute('href')), page.url()).href;
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
