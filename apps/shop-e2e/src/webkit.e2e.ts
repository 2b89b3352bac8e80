import { expect, test } from './support/fixtures';
import { openWebkit, type WebkitWindow } from './support/webkit';

let webkit: WebkitWindow;
test.beforeEach(async () => {
  webkit = await openWebkit();
});
test.afterEach(() => webkit.close());

test('[A10, B2] a dialog in WebKit is as high as its content', async ({ site }) => {
  const button = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === ${JSON.stringify(site.text('shell.offer.add'))})`;
  await webkit.goto(site.address('phones', '', 'ernz-9-pro'));
  await webkit.waitFor(`${button} && !${button}.disabled`);
  await webkit.evaluate(`${button}.click()`);
  await webkit.waitFor(
    `document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(site.text('shell.added.title'))})`,
  );
  const height = await webkit.evaluate<number>(`document.querySelector('dialog[open]').getBoundingClientRect().height`);
  const window = await webkit.evaluate<number>('innerHeight');
  expect(height / window).toBeLessThan(0.75);
  expect(height).toBeGreaterThan(100);
});
