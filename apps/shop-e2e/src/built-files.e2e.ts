import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import { lintTools } from './support/tools';

const builds = ['shell', 'embed', 'cart', 'esales-checkout', 'orders', 'prepaid-checkout'];

/** Files of a build, without those that only the server reads. */
function filesOf(build: string) {
  const folder = join(root, 'dist/apps', build);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|css)$/u.test(path))
    .map((path) => ({ path: `${build}/${path}`, text: readFileSync(join(folder, path), 'utf8') }));
}

test('[W1] the built files need nothing that the oldest supported browsers lack', async () => {
  const { findNewerFeatures } = await lintTools();
  const files = builds.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(100);
  expect(findNewerFeatures(files)).toEqual([]);
});

test('[W1] the scripts in a page need nothing that the oldest supported browsers lack', async ({ site, page }) => {
  const { findNewerFeatures } = await lintTools();
  const html = await (await page.request.get(site.address('home'))).text();
  const scripts = [...html.matchAll(/<script nonce="[^"]*">(.*?)<\/script>/gsu)].map(([, text = '']) => text);
  expect(scripts.length).toBeGreaterThan(0);
  expect(findNewerFeatures(scripts.map((text, index) => ({ path: `${index}.js`, text })))).toEqual([]);
});
