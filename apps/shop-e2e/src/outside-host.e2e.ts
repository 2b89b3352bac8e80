import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NumberStep } from './pages/number-step';
import { startEmbeddingPages, startShopFor } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { startNextHost } from './support/next-host';
import { root } from './support/root';
import { cards } from './support/shopper';
import { siteIn } from './support/site';
import { processTools } from './support/tools';
import { inFull } from './support/volume';

/**
 * A host that `nx outside packages` built of published packages in a folder outside this workspace: of tools/packages/outside-host or
 * tools/packages/hosts.
 */
function builtHost(name: string): string {
  const folder = join(root, 'dist', name);
  if (!existsSync(folder))
    throw new Error(`dist/${name} is not built: "npx nx outside packages" does, and npm run test:full`);
  return folder;
}

interface FederationManifest {
  readonly metaData: { readonly publicPath: string };
  readonly shared: readonly { readonly name: string; readonly assets: { readonly js: { readonly sync: string[] } } }[];
}

/** Addresses of the frameworks that a release would bring itself. */
function filesOf({ metaData, shared }: FederationManifest, names: RegExp): readonly string[] {
  const files = shared.filter(({ name }) => names.test(name)).flatMap(({ assets }) => assets.js.sync);
  return files.map((file) => `${metaData.publicPath}${file}`);
}

/** The release runs with the React of the host, and loads none of its own. */
function expectOwnReact(manifest: FederationManifest, loaded: readonly string[]): void {
  const itsReact = filesOf(manifest, /^react(-dom)?(\/|$)/u);
  expect(itsReact.length).toBeGreaterThan(2);
  expect(loaded.filter((url) => itsReact.includes(url))).toEqual([]);
}

/** The remotes that the federation runtime knows on this page, with their modules. */
function shownToDeveloperTools() {
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, ModuleInfo> } })
    .__FEDERATION__;
  return Object.entries(moduleInfo)
    .filter(([, { modules = [] }]) => modules.length > 0)
    .map(([name, { modules = [] }]) => [name.split(':')[0], modules.map(({ modulePath }) => modulePath)]);
}

interface ModuleInfo {
  readonly modules?: readonly { readonly modulePath: string }[];
}

/** The lines of the console of a page, and its errors. */
function listenTo(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

test(
  '[P3, P4] a host built elsewhere from packages of a registry shows a remote and sells',
  inFull(),
  async ({ page }) => {
    const pages = await startEmbeddingPages(builtHost('outside-host'));
    try {
      const loaded: string[] = [];
      page.on('response', (response) => loaded.push(response.url()));
      await page.goto(`${pages.url}/index.html`);
      await expect(page.locator('#place[data-ready]')).toBeVisible();
      const responses = loaded.filter((url) => url.includes('/mf-manifest.json'));
      expect(responses).toHaveLength(1);
      const manifest = (await (await page.request.get(responses[0] ?? '')).json()) as FederationManifest;
      // This host does not share its federation runtime: the release brings one.
      expect(loaded).toContain(`${manifest.metaData.publicPath}standalone.remoteEntry.js`);
      expect(loaded).not.toContain(`${manifest.metaData.publicPath}remoteEntry.js`);
      expectOwnReact(manifest, loaded);
      // The developer tools of the runtime read this list.
      expect(await page.evaluate(shownToDeveloperTools)).toEqual([['cart', ['./mount']]]);

      await page.goto(`${pages.url}/buy.html`);
      const site = siteIn(page, 'en', pages.shop.siteUrl);
      await page.getByRole('button', { name: 'Top up' }).click();
      await expect(page.locator('#count')).toHaveText('1');
      const step = new NumberStep(page, site.text);
      await step.fillNumber('691 123 457');
      await step.acceptConditions();
      await step.order();
      await site.payment.expectOpen();
      await site.payment.pay(cards.pays);
      await expect(site.checkout.heading).toHaveText(site.text('prepaid.confirmed.prepaid_top_up.title'), {
        timeout: 30_000,
      });
      expect(page.url()).toContain(`${pages.url}/buy.html?`);
    } finally {
      await pages.close();
    }
  },
);

test(
  '[P4] Vite with Module Federation mounts the cart of a release, shares its store and its React, and unmounts it',
  inFull(),
  async ({ page }) => {
    const pages = await startEmbeddingPages(builtHost('framework-hosts/vite'));
    try {
      const said = listenTo(page);
      const loaded: string[] = [];
      page.on('response', (response) => loaded.push(response.url()));
      await page.goto(`${pages.url}/index.html`);
      const { cart } = siteIn(page, 'en', pages.shop.siteUrl);
      // The page has its buttons before its script runs.
      await expect(page.locator('#count')).toHaveText('0 in the cart');
      await page.getByRole('button', { name: 'Show the cart' }).click();
      await expect(page.locator('#place[data-ready]')).toBeVisible();
      await page.getByRole('button', { name: 'Put Alzette S in the cart' }).click();
      await expect(cart.line('Alzette S')).toBeVisible();
      await expect(page.locator('#count')).toHaveText('1 in the cart');
      const response = loaded.find((url) => url.includes('/mf-manifest.json')) ?? '';
      expectOwnReact((await (await page.request.get(response)).json()) as FederationManifest, loaded);

      await page.getByRole('button', { name: 'Leave the cart' }).click();
      await expect(page.locator('#place')).toBeEmpty();
      await page.getByRole('button', { name: 'Show the cart' }).click();
      await expect(cart.line('Alzette S')).toBeVisible();
      expect(said).toEqual([]);
    } finally {
      await pages.close();
    }
  },
);

test(
  '[P4] Next renders a page around an element, hydrates it without a difference, and leaves it by its router',
  inFull(),
  async ({ page }) => {
    const { freePort } = await processTools();
    const url = `http://127.0.0.1:${await freePort()}`;
    const shop = await startShopFor(url);
    const stop = await startNextHost(builtHost('framework-hosts/next'), url, shop.siteUrl);
    try {
      const said = listenTo(page);
      const rendered = await (await fetch(`${url}/cart`)).text();
      expect(rendered).toMatch(/<h2>Order<\/h2>.*<alzette-cart>/su);
      await page.goto(`${url}/cart`);
      const { cart } = siteIn(page, 'en', shop.siteUrl);
      await expect(cart.heading).toBeVisible();
      await page.getByRole('button', { name: 'Put Alzette S in the cart' }).click();
      await expect(cart.line('Alzette S')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '1 in the cart' })).toBeVisible();

      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { name: 'Operator' })).toBeVisible();
      await expect(page.locator('alzette-cart')).toHaveCount(0);
      await page.getByRole('link', { name: 'Cart' }).click();
      await expect(cart.line('Alzette S')).toBeVisible();
      expect(said).toEqual([]);
    } finally {
      await stop();
      await shop.remove();
    }
  },
);
