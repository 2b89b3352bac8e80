// Runs a candidate on the pages of a live site, in a browser of this machine. Nothing is uploaded and no visitor sees it: the
// site's HTML is changed on its way into the browser.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { ReleaseManifest, ServerShell } from '@alzette/discovery';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Variables } from '../keys';
import { ReleaseError } from '../release-error';
import { pathOf, type SiteSettings, withPages } from '../site-settings';
import { RemoteFailedError } from '../server-bundle/remote-worker';
import { type RenderRemote, isDrawable, withServerBundle } from '../server-bundle/with-server-bundle';
import { integrityOf } from '../signature';
import { ssrRemoteOf, smokeTestMark } from './page-html';
import { mountRepeatedly, watch } from './page-watch';
import { positionIn } from './positions';
import { readLiveBoot, withHost, withRemote, type HostManifest, type PageChange } from './live-page';

/** How long a slot may take to be ready, in milliseconds. */
const timeoutMs = 6000;

/** A browser that starts while other checks run. */
export interface SmokeTestBrowser {
  readonly opened: Promise<Browser>;
  close(): Promise<void>;
}

interface SmokeTest<Manifest> {
  readonly site: string;
  /** Holds the build. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly browser: SmokeTestBrowser;
}

/**
 * Shows a remote's candidate in each of its slots on the live host.
 *
 * @returns the runs, for instance `cart@1.2.0 in cart: ready, rendered by the browser`
 * @throws ReleaseError naming the slot that does not become ready, with the errors of the page
 */
export async function smokeTestRemote({
  site,
  folder,
  manifest,
  browser,
}: SmokeTest<ReleaseManifest>): Promise<readonly string[]> {
  const settings = withPages((await readLiveBoot(site)).settings, manifest);
  const candidate = `${manifest.name}@${manifest.version}`;
  const showSlots = async (render: RenderRemote | null) => {
    const shared = {
      site,
      settings,
      candidate,
      change: withRemote({ folder, manifest, render }),
      hasServerBundle: render !== null,
      watched: { folder, base: `/remotes/${manifest.name}/${manifest.version}/` },
    };
    const runs: string[] = [];
    for (const slot of manifest.places) runs.push(await showSlot(await browser.opened, { ...shared, slot }));
    return runs;
  };
  const { server } = manifest;
  return server !== undefined && isDrawable(manifest)
    ? withServerBundle(join(folder, server), showSlots)
    : showSlots(null);
}

/** Shows a host's candidate with each release that the live site lists: of every remote the current one and those before. */
export async function smokeTestHost({
  site,
  folder,
  manifest,
  browser,
}: SmokeTest<HostManifest>): Promise<readonly string[]> {
  const { settings, discovery } = await readLiveBoot(site);
  const shell = await loadServerShell(folder, manifest);
  const runs: string[] = [];
  for (const [name, releases] of Object.entries(discovery.remotes)) {
    for (const release of releases) {
      const candidate = `the host with ${name}@${release.version}`;
      const change = withHost({ folder, manifest, shell, only: { name, release } });
      const shared = { site, settings, candidate, change, hasServerBundle: shell !== null };
      for (const slot of release.places) runs.push(await showSlot(await browser.opened, { ...shared, slot }));
    }
  }
  return runs;
}

/** The part of a host that renders pages; null when it leaves them to the browser. */
async function loadServerShell(folder: string, { server }: HostManifest): Promise<ServerShell | null> {
  if (!server) return null;
  const path = resolve(folder, server.file);
  if (integrityOf(await readFile(path)) !== server.integrity)
    throw new ReleaseError(`${path} is not the file of its manifest: build the host again.`);
  return createRequire(path)(path) as ServerShell;
}

/** Starts a headless Chromium: the one of ALZETTE_CHROMIUM, else Playwright's own. `opened` says what to install if there is none. */
export function startBrowser(env: Variables): SmokeTestBrowser {
  const opened = openBrowser(env);
  // It is awaited when a page needs it; until then its error must not end the process.
  opened.catch(() => undefined);
  return { opened, close: async () => (await opened.catch(() => null))?.close() };
}

async function openBrowser(env: Variables): Promise<Browser> {
  const { chromium } = await import('playwright').catch((cause: unknown) => {
    throw new ReleaseError(
      '--smoke-test runs in a browser: "npm install --save-dev playwright" and "npx playwright install chromium".',
      { cause },
    );
  });
  const executablePath = env.ALZETTE_CHROMIUM;
  // Chromium's sandbox does not start for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) }).catch((cause: unknown) => {
    throw new ReleaseError(
      'Chromium does not start: set ALZETTE_CHROMIUM to the path of one, or run "npx playwright install chromium".',
      { cause },
    );
  });
}

interface SlotSmokeTest {
  readonly site: string;
  readonly slot: string;
  readonly settings: SiteSettings;
  /** Ends with `<remote>@<version>`, which the slot must show. */
  readonly candidate: string;
  readonly change: PageChange;
  /** Whether the candidate has a server bundle. */
  readonly hasServerBundle: boolean;
  /** The build that is watched, and the path of its files. A host is not watched. */
  readonly watched?: { readonly folder: string; readonly base: string };
}

/** @returns a sentence with the candidate, the slot, and whether the browser or the server bundle rendered it */
async function showSlot(
  browser: Browser,
  { site, slot, settings, candidate, change, hasServerBundle, watched }: SlotSmokeTest,
): Promise<string> {
  const context = await browser.newContext({ locale: 'fr-LU' });
  try {
    const address = new URL(addressOf(slot, settings), site).href;
    if (hasServerBundle) await visitUntilRendered(context, address);
    if (watched) await watch(context, watched.base);
    const page = await context.newPage();
    const errors: string[] = [];
    const refuse = (...reasons: readonly string[]) =>
      new ReleaseError(refusal(candidate, slot, [...reasons, ...errors]));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', (error) => errors.push(error.message));
    const ssrRemote = { isByServer: false };
    const onServerRendered = () => void (ssrRemote.isByServer = true);
    const shown = page.locator('[data-remote-state="ready"]');
    await new Promise<void>((done, onFault) => {
      const show = async () => {
        await change(page, site, { onServerRendered, onFault });
        await page.goto(address, { waitUntil: 'commit' });
        await shown.waitFor({ state: 'attached', timeout: timeoutMs });
      };
      show().then(done, onFault);
    }).catch((cause: unknown) => {
      throw cause instanceof ReleaseError || cause instanceof RemoteFailedError
        ? refuse(cause.message)
        : new ReleaseError(refusal(candidate, slot, errors), { cause });
    });
    const version = await shown.locator('[data-release]').getAttribute('data-release');
    if (!candidate.endsWith(`@${version}`)) throw refuse(`${version} was shown instead`);
    if (ssrRemote.isByServer && errors.some((error) => error.includes('hydration')))
      throw refuse('the browser renders a different result than the server bundle');
    if (ssrRemote.isByServer && (await shown.locator(`[${smokeTestMark}]`).count()) === 0)
      throw refuse(
        'the browser did not continue from what the server bundle rendered: check that ./mount exports hydrate',
      );
    if (watched) await requireNoTraces(page, { address, candidate, slot, folder: watched.folder });
    return `${candidate} in ${slot}: ready, ${ssrRemote.isByServer ? 'continued from what the server bundle rendered' : 'rendered by the browser'}`;
  } finally {
    await context.close();
  }
}

/** A site renders a remote for visitors whose cart it knows, once the release has started. */
async function visitUntilRendered(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  for (let visit = 0; visit < 10; visit += 1) {
    const response = await context.request.get(address);
    if (ssrRemoteOf(await response.text())) break;
    await page.waitForTimeout(300);
  }
  await page.close();
}

function refusal(candidate: string, slot: string, errors: readonly string[]): string {
  const reasons = errors.slice(0, 5).join('\n') || `it was not ready within ${timeoutMs} ms`;
  return `${candidate} does not run in ${slot} on the live site:\n${reasons}`;
}

interface WatchedSmokeTest {
  readonly address: string;
  readonly candidate: string;
  readonly slot: string;
  /** Holds the build. */
  readonly folder: string;
}

/** @throws ReleaseError with everything that the candidate did beside its slot, and where */
async function requireNoTraces(page: Page, { address, candidate, slot, folder }: WatchedSmokeTest): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const findings = await mountRepeatedly(page, { site: origin, slotPath: pathname + search, otherPath: '/fr' });
  if (findings.length === 0) return;
  const lines = findings.map(async ({ what, at }) =>
    at === null ? what : `${what} (${await positionIn(folder, at)})`,
  );
  throw new ReleaseError(
    `${candidate} touches more than its slot ${slot} on the live site:\n${(await Promise.all(lines)).join('\n')}`,
  );
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
