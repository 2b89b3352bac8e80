import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NumberStep } from './pages/number-step';
import { startEmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { root } from './support/root';
import { cards } from './support/shopper';
import { siteIn } from './support/site';
import { inFull } from './support/volume';

// Built of published packages in a folder that knows nothing of this workspace: see tools/packages/outside-host.
const builtHost = join(root, 'dist/outside-host');

interface FederationManifest {
  readonly metaData: { readonly publicPath: string };
  readonly shared: readonly { readonly name: string; readonly assets: { readonly js: { readonly sync: string[] } } }[];
}

/** Addresses of the frameworks that a release would bring itself. */
function filesOf({ metaData, shared }: FederationManifest, names: RegExp): readonly string[] {
  const files = shared.filter(({ name }) => names.test(name)).flatMap(({ assets }) => assets.js.sync);
  return files.map((file) => `${metaData.publicPath}${file}`);
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

test(
  '[P3, P4] a host built elsewhere from packages of a registry shows a remote and sells',
  inFull(),
  async ({ page }) => {
    if (!existsSync(builtHost))
      throw new Error('The outside host is not built: "npx nx outside packages" does, and npm run test:full');
    const pages = await startEmbeddingPages(builtHost);
    try {
      const loaded: string[] = [];
      page.on('response', (response) => loaded.push(response.url()));
      await page.goto(`${pages.url}/index.html`);
      await expect(page.locator('#place[data-ready]')).toBeVisible();
      const answers = loaded.filter((url) => url.includes('/mf-manifest.json'));
      expect(answers).toHaveLength(1);
      const manifest = (await (await page.request.get(answers[0] ?? '')).json()) as FederationManifest;
      // This host does not share its federation runtime: the release brings one.
      expect(loaded).toContain(`${manifest.metaData.publicPath}standalone.remoteEntry.js`);
      expect(loaded).not.toContain(`${manifest.metaData.publicPath}remoteEntry.js`);
      const itsReact = filesOf(manifest, /^react(-dom)?(\/|$)/u);
      expect(itsReact.length).toBeGreaterThan(2);
      expect(loaded.filter((url) => itsReact.includes(url))).toEqual([]);
      // What the runtime's developer tools list.
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
