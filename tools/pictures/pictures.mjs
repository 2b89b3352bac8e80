// Renders the PNG icons and the link preview of every operator, or of one: `npm run pictures [-- moselle]`. They are committed,
// because a server has no browser to render them. Run it after a change of `theme.logo`, `theme.icon`, `theme.font` or `name`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { importSource } from '../process/import-source.mjs';
import { root } from '../process/run.mjs';
import { findOrInstall } from '../test/programs.mjs';

const [wanted] = process.argv.slice(2);
const { iconSvg, loadOperator, picturesFolder, pictureSizes } = await importSource(
  'libs/server/operator-config/src/load.ts',
);
const operators = join(root, 'libs/server/operator-config/operators');
const files = readdirSync(operators).filter((file) => file.endsWith('.json'));

const browser = await chromium.launch({ executablePath: await findOrInstall('chromium') });
const page = await browser.newPage();
for (const file of files.filter((each) => wanted === undefined || basename(each, '.json') === wanted)) {
  const operator = loadOperator(join(operators, file));
  const folder = picturesFolder(join(operators, file));
  mkdirSync(folder, { recursive: true });
  for (const [name, size] of Object.entries(pictureSizes)) {
    await page.setViewportSize(size);
    await page.setContent(pictureOf(name, operator, size));
    await page.evaluate('document.fonts.ready.then(() => null)');
    writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  }
  console.log(`${operator.name}: ${Object.keys(pictureSizes).join(', ')}`);
}
await browser.close();

function pictureOf(name, operator, size) {
  if (name === 'link-preview') return linkPreview(operator);
  const shape = name === 'icon-192' || name === 'icon-512' ? 'rounded' : 'square';
  return htmlOf(iconSvg(operator, shape), `svg { width: ${size.width}px; height: ${size.height}px; display: block; }`);
}

/** The name beside the icon, on the icon's ground. */
function linkPreview(operator) {
  const { font, icon } = operator.theme;
  const woff2 = readFileSync(
    join(root, `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
  ).toString('base64');
  const style = `
    @font-face { font-family: own; src: url(data:font/woff2;base64,${woff2}) format('woff2'); font-weight: 100 900; }
    body { height: 630px; display: flex; align-items: center; justify-content: center; gap: 48px;
      background: ${icon.ground}; color: ${icon.sign}; font: 700 150px/1 own; letter-spacing: -0.03em; }
    svg { width: 220px; height: 220px; }`;
  return htmlOf(`${iconSvg(operator, 'square')}<span>${escaped(operator.name)}</span>`, style);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function htmlOf(body, style) {
  return `<!doctype html><style>* { margin: 0; } ${style}</style><body>${body}`;
}
