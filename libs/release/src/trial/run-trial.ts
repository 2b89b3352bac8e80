// Runs a candidate on the pages of a live site, in a browser of this machine. Nothing is uploaded and no visitor sees it: the
// site's HTML is changed on its way into the browser.
import type { ReleaseManifest } from '@alzette/discovery';
import type { Browser } from 'playwright';
import type { Variables } from '../keys';
import { ReleaseError } from '../release-error';
import { pathOf, type SiteSettings, withPages } from '../site-settings';
import { readLiveBoot, withHost, withRemote, type HostManifest, type PageChange } from './live-page';

/** How long a slot may take to be ready, in milliseconds. */
const timeoutMs = 6000;

interface Trial<Manifest> {
  readonly site: string;
  /** Holds the build. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly env: Variables;
}

/**
 * Shows a remote's candidate in each of its slots on the live host.
 *
 * @returns the runs, for instance `cart@1.2.0 in cart`
 * @throws ReleaseError naming the slot that does not become ready, with the errors of the page
 */
export async function tryRemote({ site, folder, manifest, env }: Trial<ReleaseManifest>): Promise<readonly string[]> {
  const settings = withPages((await readLiveBoot(site)).settings, manifest);
  const candidate = `${manifest.name}@${manifest.version}`;
  return withBrowser(env, async (browser) => {
    const runs: string[] = [];
    for (const slot of manifest.places) {
      await showSlot(browser, { site, slot, settings, candidate, change: withRemote({ folder, manifest }) });
      runs.push(`${candidate} in ${slot}`);
    }
    return runs;
  });
}

/** Shows a host's candidate with each release that the live site lists: of every remote the current one and those before. */
export async function tryHost({ site, folder, manifest, env }: Trial<HostManifest>): Promise<readonly string[]> {
  const { settings, discovery } = await readLiveBoot(site);
  return withBrowser(env, async (browser) => {
    const runs: string[] = [];
    for (const [name, releases] of Object.entries(discovery.remotes)) {
      for (const release of releases) {
        const candidate = `the host with ${name}@${release.version}`;
        const change = withHost({ folder, manifest, only: { name, release } });
        for (const slot of release.places) await showSlot(browser, { site, slot, settings, candidate, change });
        runs.push(candidate);
      }
    }
    return runs;
  });
}

/** Uses a headless Chromium: the one of ALZETTE_CHROMIUM, else Playwright's own. */
async function withBrowser<Result>(env: Variables, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { chromium } = await import('playwright').catch((cause: unknown) => {
    throw new ReleaseError(
      '--trial runs in a browser: "npm install --save-dev playwright" and "npx playwright install chromium".',
      { cause },
    );
  });
  const executablePath = env.ALZETTE_CHROMIUM;
  // Chromium's sandbox does not start for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) }).catch((cause: unknown) => {
    throw new ReleaseError(
      'No Chromium starts: set ALZETTE_CHROMIUM to the path of one, or run "npx playwright install chromium".',
      { cause },
    );
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

interface SlotTrial {
  readonly site: string;
  readonly slot: string;
  readonly settings: SiteSettings;
  /** Ends with `<remote>@<version>`, which the slot must show. */
  readonly candidate: string;
  readonly change: PageChange;
}

async function showSlot(browser: Browser, { site, slot, settings, candidate, change }: SlotTrial): Promise<void> {
  const context = await browser.newContext({ locale: 'fr-LU' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', (error) => errors.push(error.message));
    await change(page, site);
    await page.goto(new URL(addressOf(slot, settings), site).href, { waitUntil: 'commit' });
    const shown = page.locator('[data-remote-state="ready"]');
    await shown.waitFor({ state: 'attached', timeout: timeoutMs }).catch((cause: unknown) => {
      throw new ReleaseError(refusal(candidate, slot, errors), { cause });
    });
    const version = await shown.locator('[data-release]').getAttribute('data-release');
    if (!candidate.endsWith(`@${version}`))
      throw new ReleaseError(refusal(candidate, slot, [`${version} was shown in its place`, ...errors]));
  } finally {
    await context.close();
  }
}

function refusal(candidate: string, slot: string, errors: readonly string[]): string {
  const reasons = errors.slice(0, 5).join('\n') || `it was not ready within ${timeoutMs} ms`;
  return `${candidate} does not run in ${slot} on the live site:\n${reasons}`;
}

/** The page of a slot. The address of the confirmation names a checkout whatever the cart holds. */
export function addressOf(slot: string, settings: SiteSettings): string {
  const [, type] = slot.split('/');
  const path = pathOf(slot, settings, 'fr');
  if (path === null)
    throw new ReleaseError(
      `The live site has no page for the slot "${slot}": name it under "alzette.pages" in the remote’s package.json.`,
    );
  return type === undefined || type === 'esales' ? path : `${path}?step=confirmation&type=${type}`;
}
