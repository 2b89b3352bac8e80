import { startDevShop } from './support/dev-shop';
import { expect, test } from './support/fixtures';
import { guideCommands } from './support/guide';
import { plan } from './support/journey';
import { siteIn } from './support/site';

test('[P1, P3] npm run dev serves one remote and takes the others as released, and serves a remote that is generated meanwhile', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const dev = await startDevShop({}, ['--only', 'cart']);
  try {
    expect(Object.keys(dev.remotes)).toEqual(['cart']);
    const site = siteIn(page, 'en', dev.siteUrl);
    await site.goto('mobile');
    await site.mobile.choose(plan);
    await site.mobile.goToCart();
    await expect(site.cart.line(plan)).toBeVisible();
    expect(await loadedFrom(`${dev.remotes['cart']}/`)).toBe(true);
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    expect(await loadedFrom(`${dev.siteUrl}/remotes/esales-checkout/`)).toBe(true);

    const [generate = ''] = guideCommands('docs/guides/new-remote.md');
    expect((await page.goto(`${dev.siteUrl}/en/loyalty`))?.status()).toBe(404);
    await dev.run(generate);
    await expect(async () => {
      await page.goto(`${dev.siteUrl}/en/loyalty`);
      await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
  } finally {
    await dev.stop();
  }

  function loadedFrom(address: string): Promise<boolean> {
    return page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.startsWith('${address}'))`);
  }
});
