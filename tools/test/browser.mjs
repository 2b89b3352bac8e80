// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs';
import { tool } from '../process/run.mjs';
import { installPackage, onPath, succeeds } from './debian.mjs';
import { findOrInstallFont } from './fonts.mjs';

/** Chromium without a window. The whole one also loads pages of its own interface for each tab: a page takes twice as long. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: the one in ALZETTE_CHROMIUM, Debian's headless shell, which is installed where that is possible, one on the PATH,
 * Playwright's own, which is installed otherwise. A font of usual widths comes with it.
 *
 * @throws Error with instructions when none can be installed
 */
export async function findOrInstallBrowser(onProgress = () => {}) {
  await findOrInstallFont(onProgress);
  const chosen = process.env.ALZETTE_CHROMIUM ?? onPath([headlessShell]);
  if (chosen) return chosen;
  onProgress('installing Debian’s chromium-headless-shell');
  await installPackage(headlessShell);
  const present = onPath(names) ?? (await playwrightsOwn());
  if (present) return present;
  onProgress('installing Playwright’s Chromium');
  await succeeds(tool('playwright'), ['install', 'chromium']);
  const own = await playwrightsOwn();
  if (own) return own;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it ("apt-get install chromium-headless-shell" or "npx playwright install chromium") or set ALZETTE_CHROMIUM to its path.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}
