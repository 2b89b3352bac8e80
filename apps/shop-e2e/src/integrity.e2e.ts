import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import type { Site } from './support/site';

interface Manifest {
  readonly container: string;
  readonly version: string;
  readonly assets: Readonly<Record<string, string>>;
}

const remotes = [
  ['cart', (site: Site) => site.goto('cart')],
  ['esales-checkout', (site: Site) => site.goto('checkout', '?type=esales')],
  ['prepaid-checkout', openPrepaid],
] as const;

for (const [remote, open] of remotes) {
  test(`[P1, P3] no file of ${remote} runs with one byte changed`, async ({ page, site }) => {
    const manifest = JSON.parse(readFileSync(join(root, 'dist/apps', remote, 'release.json'), 'utf8')) as Manifest;
    await open(site);
    await expectRuntime(page, manifest.container);
    const chunks = await readChunks(page, manifest.container);
    const known = new Set(Object.values(chunks));
    expect([...known].filter((file) => !(file in manifest.assets))).toEqual([]);
    const scripts = Object.keys(manifest.assets).filter((file) => /(?<!remoteEntry)\.js$/u.test(file));
    expect(scripts.filter((file) => !known.has(file))).toEqual([]);

    await page.addInitScript(`globalThis.ran = []`);
    const tampered = new Set<string>();
    await page.route(`**/remotes/${remote}/${manifest.version}/**`, async (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      // The entry arrives unchanged, with the hashes. Its runtime then loads the other files.
      if (file === 'remoteEntry.js' || file === 'release.json') return route.fallback();
      const code = readFileSync(join(root, 'dist/apps', remote, file), 'utf8');
      tampered.add(file);
      return file.endsWith('.css')
        ? route.fulfill({ contentType: 'text/css', body: `:root { --ran: yes } ${code}` })
        : route.fulfill({ contentType: 'text/javascript', body: `globalThis.ran.push('${file}');${code}` });
    });
    await open(site);
    await expectRuntime(page, manifest.container);
    // A page that the server rendered has the release's style sheets inside.
    const inside = await page.evaluate<readonly string[]>(namesOfSheets);
    const outcomes = await askForChunks(page, manifest.container, Object.keys(chunks));
    expect(outcomes).toEqual(Object.keys(chunks).map((id) => [id, 'refused']));
    expect([...tampered].sort()).toEqual(
      Object.keys(manifest.assets)
        .filter((file) => /(?<!remoteEntry)\.(?:js|css)$/u.test(file) && !inside.includes(file))
        .sort(),
    );
    expect(await page.evaluate('globalThis.ran')).toEqual([]);
    expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--ran')`)).toBe('');
  });
}

test('[P1, P3] a remote that a page loads later does not run when its list of hashes is changed', async ({
  page,
  site,
}) => {
  await site.goto('home');
  await page.route('**/remotes/cart/*/release.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  const { pathname } = new URL(site.address('cart'));
  await page.getByRole('banner').locator(`a[href="${pathname}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.text('shell.fallback.title'));
  await page.unrouteAll();
  await page.getByRole('button', { name: site.text('common.retry') }).click();
  await expect(page.getByText(site.text('shop.empty.title'))).toBeVisible();
});

const namesOfSheets = `[...document.querySelectorAll('link[data-href]')].map(({ dataset }) => dataset.href)`;

async function openPrepaid(site: Site): Promise<void> {
  await site.goto('top-up');
  await site.topUp.choose('top-up-25', '691 123 456');
  await site.page.waitForURL(/\/checkout/u);
}

/** The remote's entry has run. */
async function expectRuntime(page: Page, container: string): Promise<void> {
  await expect.poll(() => page.evaluate(`Boolean(globalThis['webpackChunk${container}'])`)).toBe(true);
}

/** The file of each chunk of a remote that runs on the page, by the chunk's id, as its own loading code names them. */
function readChunks(page: Page, container: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(`(() => {
    ${withRuntime(container)}
    const ids = [...new Set(String(runtime.u).match(/\\b\\d+(?=:|===)|(?<====)\\d+\\b/gu))];
    return Object.fromEntries(ids.map((id) => [id, runtime.u(id)]).filter(([, file]) => !file.includes('undefined')));
  })()`);
}

/** Loads each chunk with the remote's own runtime, as the remote does. */
function askForChunks(
  page: Page,
  container: string,
  ids: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  return page.evaluate(`(async () => {
    ${withRuntime(container)}
    return Promise.all(${JSON.stringify(ids)}.map((id) => runtime.e(id).then(() => [id, 'ran'], () => [id, 'refused'])));
  })()`);
}

/** A chunk that is pushed to the list of a webpack build gets the runtime of that build. */
function withRuntime(container: string): string {
  return `let runtime; globalThis[${JSON.stringify(`webpackChunk${container}`)}].push([[Symbol()], {}, (given) => { runtime = given; }]);`;
}
