// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs';
import { tool } from '../process/run.mjs';
import { installPackage, onPath, succeeds } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: the one in ALZETTE_CHROMIUM, one on the PATH, Playwright's own; else it is installed, by Playwright
 * or by Debian's package manager.
 *
 * @throws Error with instructions when none can be installed
 */
export async function findOrInstallBrowser(onProgress = () => {}) {
  const present = process.env.ALZETTE_CHROMIUM ?? onPath(names) ?? (await playwrightsOwn());
  if (present) return present;
  onProgress('installing Playwright’s Chromium');
  if (await succeeds(tool('playwright'), ['install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  onProgress('installing Debian’s chromium');
  await installPackage('chromium');
  const installed = onPath(names);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it ("apt-get install chromium" or "npx playwright install chromium") or set ALZETTE_CHROMIUM to its path.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}
