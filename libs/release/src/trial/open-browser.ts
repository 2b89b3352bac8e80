import { ReleaseError } from '../release-error.mjs';

/** A headless Chromium: the one in ALZETTE_CHROMIUM, else Playwright's own. */
export async function openBrowser() {
  const { chromium } = await import('playwright').catch((cause) => {
    throw new ReleaseError(
      '--trial runs in a browser: "npm install --save-dev playwright" and "npx playwright install chromium".',
      { cause },
    );
  });
  const executablePath = process.env.ALZETTE_CHROMIUM;
  // Root has no sandbox to run in.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) }).catch((cause) => {
    throw new ReleaseError(
      'No Chromium starts: set ALZETTE_CHROMIUM to the path of one, or run "npx playwright install chromium".',
      { cause },
    );
  });
}
