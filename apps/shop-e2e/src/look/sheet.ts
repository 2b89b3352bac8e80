import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../support/root';

/** The subject of the pictures: the shop of an operator, or `widgets` for the gallery. */
export const wanted = process.env['ALZETTE_LOOK'] ?? 'alzette';

export const folder = join(root, 'dist/look', wanted);

/** For a page width: the width of a column in pixels, and the number of columns. */
const layoutOf = (width: number) => (width < 600 ? { column: 234, perRow: 8 } : { column: 512, perRow: 4 });

interface Picture {
  readonly name: string;
  readonly path: string;
}

/** The pictures of one walk. */
export class ContactSheet {
  readonly #pictures: Picture[] = [];

  /** @param walk begins the names of the pictures: `checkout-de-390` */
  constructor(readonly walk: string) {}

  /** A picture of the whole page, or of what is in view. */
  async take(page: Page, name: string, isWhole: boolean): Promise<void> {
    const place = String(this.#pictures.length + 1).padStart(2, '0');
    const path = join(folder, `${this.walk}-${place}-${name}.png`);
    await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' });
    this.#pictures.push({ name, path });
  }

  /** All pictures side by side, in order, with their names. */
  async write(browser: Browser, width: number): Promise<void> {
    const { column, perRow } = layoutOf(width);
    const page = await browser.newPage({ viewport: { width: perRow * (column + 16) + 16, height: 800 } });
    const figures = this.#pictures.map(({ name, path }) => {
      const data = readFileSync(path).toString('base64');
      return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}" width="${column}"></figure>`;
    });
    await page.setContent(
      `<style>body{margin:16px;display:grid;grid-template-columns:repeat(${perRow},${column}px);gap:16px;align-items:start;background:#777;font:13px sans-serif}figure{margin:0}figcaption{color:#fff;padding-bottom:4px}img{display:block}</style>${figures.join('')}`,
    );
    await page.screenshot({ path: join(folder, `sheet-${this.walk}.png`), fullPage: true });
    await page.close();
  }
}
