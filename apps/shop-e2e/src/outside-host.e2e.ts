import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NumberStep } from './pages/number-step';
import { startEmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import { cards } from './support/shopper';
import { siteIn } from './support/site';

// Built of published packages in a folder that knows nothing of this workspace: see tools/packages/outside-host.
const builtHost = join(root, 'dist/outside-host');

test('[P3, P4] a host built elsewhere from packages of a registry shows a remote and sells', async ({ page }) => {
  if (!existsSync(builtHost))
    throw new Error('The outside host is not built: "npx nx outside packages" does, and npm test');
  const pages = await startEmbeddingPages(builtHost);
  try {
    await page.goto(`${pages.url}/index.html`);
    await expect(page.locator('#place[data-ready]')).toBeVisible();

    await page.goto(`${pages.url}/buy.html`);
    const site = siteIn(page, 'en', pages.shop.siteUrl);
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.locator('#count')).toHaveText('1');
    const step = new NumberStep(page, site.text);
    await step.fillNumber('691 123 457');
    await step.acceptConditions();
    await step.order();
    await site.payment.expectOpen();
    await site.payment.pay(cards.pays);
    await expect(site.checkout.heading).toHaveText(site.text('prepaid.confirmed.prepaid_top_up.title'), {
      timeout: 30_000,
    });
    expect(page.url()).toContain(`${pages.url}/buy.html?`);
  } finally {
    await pages.close();
  }
});
