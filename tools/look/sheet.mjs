import { readFileSync } from 'node:fs';

const perRow = { 1280: 4, 390: 8 };
const scale = { 1280: 0.4, 390: 0.6 };

/** Contact sheet: all pictures of a walk, in order, with their names. */
export async function writeSheet({ browser, pictures, width, file }) {
  const column = Math.round(width * scale[width]);
  const page = await browser.newPage({ viewport: { width: perRow[width] * (column + 16) + 16, height: 800 } });
  const figures = pictures.map(({ name, path }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}" width="${column}"></figure>`;
  });
  await page.setContent(
    `<style>body{margin:16px;display:grid;grid-template-columns:repeat(${perRow[width]},${column}px);gap:16px;align-items:start;background:#777;font:13px sans-serif}figure{margin:0}figcaption{color:#fff;padding-bottom:4px}img{display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
