import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type Locale, locales } from '@alzette/shop-model';
import config from './playwright.config';
import { wanted } from './src/look/sheet';
import type { TestOptions } from './src/support/fixtures';
import { root } from './src/support/root';

/** Walks that are taken only when they are named. */
const separateWalks = ['widgets', 'readme'];

function look(language: Locale, width: number, colorScheme: 'dark' | 'light' = 'light') {
  return {
    name: [language, width, ...(colorScheme === 'dark' ? ['dark'] : [])].join('-'),
    use: { language, colorScheme, viewport: { width, height: 860 }, hasShortPopups: false },
  };
}

/**
 * Takes pictures instead of testing: each walk in each language at two widths, and in French at further widths and in the dark theme, as
 * contact sheets.
 */
export default defineConfig<TestOptions>({
  ...config,
  projects: [
    ...locales.flatMap((language) => [1280, 390].map((width) => look(language, width))),
    ...[320, 768, 1920].map((width) => look('fr', width)),
    ...[1280, 390].map((width) => look('fr', width, 'dark')),
  ],
  testMatch: separateWalks.includes(wanted) ? `**/${wanted}.look.ts` : '**/*.look.ts',
  testIgnore: separateWalks.filter((walk) => walk !== wanted).map((walk) => `**/${walk}.look.ts`),
  workers: 2,
  retries: 0,
  timeout: 600_000,
  outputDir: join(root, 'dist/look/failures'),
  reporter: [['list']],
});
