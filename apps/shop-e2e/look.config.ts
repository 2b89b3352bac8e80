import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { locales } from '@alzette/shop-model';
import config from './playwright.config';
import { wanted, widths } from './src/look/sheet';
import type { TestOptions } from './src/support/fixtures';
import { root } from './src/support/root';

/** Walks that are taken only when they are named. */
const separateWalks = ['widgets', 'readme'];

/** Takes pictures instead of testing: each walk in each language and width, as contact sheets. */
export default defineConfig<TestOptions>({
  ...config,
  projects: locales.flatMap((language) =>
    widths.map((width) => ({
      name: `${language}-${width}`,
      use: { language, viewport: { width, height: 860 }, hasShortPopups: false },
    })),
  ),
  testMatch: separateWalks.includes(wanted) ? `**/${wanted}.look.ts` : '**/*.look.ts',
  testIgnore: separateWalks.filter((walk) => walk !== wanted).map((walk) => `**/${walk}.look.ts`),
  workers: 2,
  retries: 0,
  timeout: 600_000,
  outputDir: join(root, 'dist/look/failures'),
  reporter: [['list']],
});
