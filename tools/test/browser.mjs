// Finds a Chromium for the browser tests, or installs one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, tool } from '../process/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: the one in ALZETTE_CHROMIUM, one on the PATH, Playwright's own; else it is installed, by Playwright
 * or by Debian's package manager.
 *
 * @throws Error that says what to do when there is none to be had
 */
export async function findOrInstallBrowser(onProgress = () => {}) {
  const present = process.env.ALZETTE_CHROMIUM ?? onPath() ?? (await playwrightsOwn());
  if (present) return present;
  onProgress('installing Playwright’s Chromium');
  if (await succeeds(tool('playwright'), ['install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  onProgress('installing Debian’s chromium');
  await succeeds('apt-get', ['update']);
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it ("apt-get install chromium" or "npx playwright install chromium") or set ALZETTE_CHROMIUM to its path.',
  );
}

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not under this name: the next one.
    }
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function succeeds(command, args) {
  try {
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}
