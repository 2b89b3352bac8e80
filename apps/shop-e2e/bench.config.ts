import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { root } from './src/support/root';

/** Measures instead of testing: one measurement after the other, so that they do not slow each other down. */
export default defineConfig({
  ...config,
  projects: [{ name: 'bench' }],
  testMatch: '**/*.bench.ts',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  outputDir: join(root, 'dist/bench/traces'),
  reporter: [['list']],
});
