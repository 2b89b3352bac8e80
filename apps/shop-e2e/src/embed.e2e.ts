import { expect, test } from './support/fixtures';
import { startEmbeddingPages, type EmbeddingPages } from './support/embedding-pages';
import { siteIn } from './support/site';

// One set of servers for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let pages: EmbeddingPages;
test.beforeAll(async () => {
  pages = await startEmbeddingPages();
});
test.afterAll(() => pages.close());

test('[P4] the cart works on a page of another origin', async ({ page }) => {
  const site = siteIn(page, 'en', pages.shop.siteUrl);
  page.on('console', (m) => console.log(m.type(), m.text()));
  page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
  page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
  await page.goto(`${pages.url}/plain.html`);
  await expect(site.cart.heading).toBeVisible();
  await page.locator('#buy').click();
  await expect(site.cart.line('Alzette S')).toBeVisible();
  await page.screenshot({ path: '/tmp/embed-plain.png', fullPage: true });
});
