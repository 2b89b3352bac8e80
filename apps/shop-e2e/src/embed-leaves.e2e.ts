import { startEmbeddingPages, type EmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { countTimers, leftoversOf } from './support/page-leftovers';
import { isFull } from './support/volume';

// All tests of this file share one set of servers.
test.describe.configure({ mode: 'default' });

let pages: EmbeddingPages;
test.beforeAll(async () => {
  pages = await startEmbeddingPages();
});
test.afterAll(() => pages.close());

const times = isFull ? 50 : 10;

/** Repeats `times` times: adds an element, waits until its remote is ready, removes it. */
const comeAndGo = (name = 'alzette-cart') => `(async () => {
  for (let time = 0; time < ${times}; time += 1) {
    const element = document.createElement('${name}');
    const ready = new Promise((resolve) => element.addEventListener('alzette-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})()`;

test(`[P4] an element that is added and removed ${times} times leaves nothing behind`, async ({ page }) => {
  await countTimers(page);
  await page.goto(`${pages.url}/plain.html`);
  await expect(page.locator('alzette-cart h1')).toBeVisible();
  await page.locator('#buy').click();
  await expect(page.locator('alzette-cart article')).toBeVisible();
  await page.evaluate(`document.querySelector('alzette-cart').remove()`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first run warms up the engine, which compiles and keeps code that runs often. Only growth after it is measured.
  await page.evaluate(comeAndGo());
  const first = await leftoversOf(page, session);
  await page.evaluate(comeAndGo());
  const last = await leftoversOf(page, session);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ first, last }) });

  expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  expect(last.timers).toBeLessThanOrEqual(first.timers);
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 20);
  expect(last.heap - first.heap).toBeLessThan(250_000);
});

for (const name of ['alzette-cart', 'alzette-esales-checkout', 'alzette-prepaid-checkout']) {
  test(`[P4] <${name}> becomes ready each of the ${times} times it is added to a page`, async ({ page }) => {
    await page.goto(`${pages.url}/plain.html`);
    await expect(page.locator('alzette-cart h1')).toBeVisible();
    await page.evaluate(comeAndGo(name));
    await page.evaluate(`document.body.append(document.createElement('${name}'), document.createElement('${name}'))`);
    await expect(page.locator(`${name} h1`)).toHaveCount(name === 'alzette-cart' ? 3 : 2);
    await expect(page.locator('.alzette-failed')).toHaveCount(0);
  });
}
