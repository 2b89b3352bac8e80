import type { Page, Request } from '@playwright/test';

export interface Weight {
  /** Compressed kB of JavaScript, to a tenth. */
  readonly kilobytes: number;
  readonly scripts: number;
}

/** Counts the bytes of the scripts that a tab fetches from now on. The returned function gives the sum so far. */
export function weighScripts(page: Page): () => Promise<Weight> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request: Request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { kilobytes: Math.round(bytes / 100) / 10, scripts: sizes.length };
  };
}
