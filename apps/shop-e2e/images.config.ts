import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { root } from './src/support/root';

/** The browser tests of the container images, on the servers that the test of the images has started. */
export default defineConfig({
  ...config,
  projects: [{ name: 'images' }],
  globalSetup: [],
  testMatch: '**/*.images.ts',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  outputDir: join(root, 'dist/images-walk'),
  reporter: [['list']],
});
