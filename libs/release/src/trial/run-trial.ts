// Runs a candidate on a live site's own pages, in a browser of this machine: nothing is uploaded, no visitor sees it. What the
// site's HTML says is changed on its way into the browser.
import { ReleaseError } from '../release-error.mjs';
import { hostOnPage, remoteOnPage } from './change-page.mjs';
import { openBrowser } from './open-browser.mjs';
import { readLivePage } from './read-live-page.mjs';

/** Time for a place to be ready, in milliseconds: what a shopper is promised. */
const usableWithin = 6000;

/**
 * Shows a remote's candidate in each of its places on the live host.
 *
 * @param {{ site: string, folder: string, manifest: object, integrity: string }} options `folder` holds the build
 * @returns {Promise<readonly string[]>} what ran
 * @throws ReleaseError naming the place that does not become ready, with what the page reported
 */
export async function tryRemote({ site, folder, manifest }) {
  const { settings } = await readLivePage(site);
  return withBrowser(async (browser) => {
    const ran = [];
    for (const place of manifest.places) {
      await showPlace(browser, {
        site,
        place,
        settings,
        what: `${manifest.name}@${manifest.version}`,
        change: remoteOnPage({ folder, manifest }),
      });
      ran.push(`${manifest.name}@${manifest.version} in ${place}`);
    }
    return ran;
  });
}

/** Shows a host's candidate with the live release of each remote, and with the one before. */
export async function tryHost({ site, folder, manifest }) {
  const { settings, discovery } = await readLivePage(site);
  return withBrowser(async (browser) => {
    const ran = [];
    for (const [name, releases] of Object.entries(discovery.remotes)) {
      for (const release of releases) {
        for (const place of release.places) {
          const change = hostOnPage({ folder, manifest, only: { name, release } });
          await showPlace(browser, { site, place, settings, what: `the host with ${name}@${release.version}`, change });
        }
        ran.push(`the host with ${name}@${release.version}`);
      }
    }
    return ran;
  });
}

async function withBrowser(use) {
  const browser = await openBrowser();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function showPlace(browser, { site, place, settings, what, change }) {
  const context = await browser.newContext({ locale: 'fr-LU' });
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await change(page, site);
    await page.goto(new URL(addressOf(place, settings), site).href, { waitUntil: 'commit' });
    const shown = page.locator('[data-remote-state="ready"]');
    await shown.waitFor({ state: 'attached', timeout: usableWithin }).catch((cause) => {
      throw new ReleaseError(refusal(what, place, complaints), { cause });
    });
    const version = await shown.locator('[data-release]').getAttribute('data-release');
    if (!what.endsWith(`@${version}`))
      throw new ReleaseError(refusal(what, place, [`${version} was shown in its place`, ...complaints]));
  } finally {
    await context.close();
  }
}

function refusal(what, place, complaints) {
  return `${what} does not run in ${place} on the live site:\n${complaints.slice(0, 5).join('\n') || `it was not ready within ${usableWithin} ms`}`;
}

/** The confirmation's address names the checkout, whatever lies in the cart. */
function addressOf(place, { paths, pages = {} }) {
  const [page, type] = place.split('/');
  const path = (paths[page] ?? pages[page])?.fr;
  if (path === undefined)
    throw new ReleaseError(`The live site has no page for the place "${place}": its operator file names them.`);
  return type === undefined || type === 'esales' ? `/fr/${path}` : `/fr/${path}?step=confirmation&type=${type}`;
}
