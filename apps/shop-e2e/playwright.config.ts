import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findChromium } from './src/support/chromium';
import type { TestOptions } from './src/support/fixtures';
import { root } from './src/support/root';
import { isFull } from './src/support/volume';

const executablePath = findChromium();

/** These tests cover every page, and every step of each flow. */
const flows = 'buy,purchases,customer,cart,saved-cart,phone,prepaid,prepaid-window,payment-return,legal,login';

export default defineConfig<TestOptions>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  ...(!isFull && { grepInvert: /@full/u }),
  globalSetup: './src/support/global-setup.ts',
  outputDir: join(root, 'dist/e2e'),
  // The transcripts of the screen reader are text, the same on every system. `--update-snapshots` rewrites them.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  projects: [
    { name: 'shop' },
    // The same flows in a browser that translates each page while it is used.
    ...(isFull ? [{ name: 'translated', testMatch: `**/{${flows}}.e2e.ts`, use: { isTranslated: true } }] : []),
  ],
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the CI: tests also wait, for timers and for servers that start.
  workers: 3,
  // The closing lines of `npm test` name every test that needed a second try.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'dist/results/e2e.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...browserFlags], ...(executablePath === undefined ? {} : { executablePath }) },
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording costs a third of the time of a run, so only the second try of a failed test is recorded.
    trace: 'on-first-retry',
  },
});
