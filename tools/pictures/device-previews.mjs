// Renders the pictures of the demo catalogue's devices for link previews, 1200 by 630 pixels: `node tools/pictures/device-previews.mjs`.
// They are committed, because a server has no browser to render them. Run it after demo-devices.mjs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../process/run.mjs';
import { findOrInstall } from '../test/programs.mjs';

const demo = join(root, 'apps/shop-api/demo-catalogue');
const { productSpecification } = JSON.parse(readFileSync(join(demo, 'catalogue.json'), 'utf8'));
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64');
const style = `
  * { margin: 0; }
  @font-face { font-family: own; src: url(data:font/woff2;base64,${font}) format('woff2'); font-weight: 100 900; }
  body { box-sizing: border-box; height: 630px; padding: 0 96px; display: grid; grid-template-columns: 1fr auto;
    align-items: center; background: #eaf0f2; color: #06222e;
    font: 700 96px/1.05 own; letter-spacing: -0.03em; text-wrap: balance; }
  svg { height: 590px; }`;

const browser = await chromium.launch({ executablePath: await findOrInstall('chromium') });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { id, name } of productSpecification.filter((each) => each['@type'] === 'Device')) {
  const folder = join(demo, 'pictures', id);
  const [first] = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  await page.setContent(
    `<!doctype html><style>${style}</style><p>${name}</p>${readFileSync(join(folder, first), 'utf8')}`,
  );
  await page.evaluate('document.fonts.ready.then(() => null)');
  writeFileSync(join(folder, 'preview.png'), await page.screenshot());
}
await browser.close();
