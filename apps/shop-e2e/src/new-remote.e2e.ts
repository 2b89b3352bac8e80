import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './support/chromium';
import { expect, test } from './support/fixtures';
import { guideCommands } from './support/guide';
import { plan } from './support/journey';
import { startShop } from './support/shop-servers';
import { siteIn } from './support/site';
import { taskTimes } from './support/task-times';
import { inFull } from './support/volume';
import { copyWorkspace } from './support/workspace-copy';

test(
  '[P1, P3] a remote made by the guide is live beside the others as soon as it is published, and goes through canary, promotion, rollback and kill',
  inFull(),
  async ({ page }) => {
    test.setTimeout(420_000);
    const [generate = '', ...rest] = guideCommands('docs/guides/new-remote.md');
    const check = rest.find((command) => command.includes('-t lint typecheck test build')) ?? '';
    expect(generate).toContain('nx g ./tools:remote loyalty');
    const workspace = copyWorkspace();
    const shop = await startShop();
    const tasks = taskTimes();
    const release = (command: string) =>
      tasks.run(command.replace(' loyalty', ''), () =>
        // The program of `npx alzette-release`, in the copy.
        workspace.run(`node tools/process/alzette-release.mjs ${command}`, {
          ...shop.environment,
          ALZETTE_STORE: join(shop.folder, 'store'),
          ALZETTE_CHROMIUM: findChromium() ?? '',
        }),
      );
    try {
      await tasks.run('generate', () => workspace.run(generate));
      await tasks.run('lint, typecheck, test and build', () => workspace.run(check));
      // Lints the new remote only: `npm run lint` reads the whole workspace.
      await workspace.run('env ESLINT_USE_FLAT_CONFIG=false npx eslint --ext .ts,.tsx --max-warnings 0 apps/loyalty');
      const site = siteIn(page, 'en', shop.siteUrl);
      expect((await page.goto(`${shop.siteUrl}/en/loyalty`))?.status()).toBe(404);

      expect(await release(`publish loyalty --against ${shop.siteUrl}`)).toContain('is the default');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
      await expect(page).toHaveTitle(/^Loyalty/u);
      await site.cart.expectAccessible();
      await page.goto(`${shop.siteUrl}/de/treue`);
      await expect(page.getByRole('heading', { level: 1, name: 'Treue' })).toBeVisible();

      await site.goto('mobile');
      await site.mobile.choose(plan);
      await site.mobile.goToCart();
      await expect(site.cart.line(plan)).toBeVisible();
      await page.goto(`${shop.siteUrl}/en/loyalty`);
      await expect(page.getByText('Your cart holds 1 product.')).toBeVisible();
      // A first visit: no cookie, no script.
      const rendered = await (await fetch(`${shop.siteUrl}/en/loyalty`)).text();
      expect(rendered).toContain('Your cart holds 0 products.');
      expect(rendered).not.toContain('noindex');
      expect(await (await fetch(`${shop.siteUrl}/sitemap.xml`)).text()).toContain('/en/loyalty</loc>');

      raiseVersion(join(workspace.folder, 'apps/loyalty/package.json'));
      await tasks.run('build', () => workspace.run('npx nx build loyalty'));
      const manifest = join(workspace.folder, 'dist/apps/loyalty/release.json');
      const cached = readFileSync(manifest, 'utf8');
      rmSync(join(workspace.folder, 'node_modules/.cache'), { recursive: true });
      await tasks.run('build without a cache', () => workspace.run('npx nx bundle loyalty --skip-nx-cache'));
      // The manifest has the hash of each file, so an equal manifest means that the build from the cache was identical.
      expect(readFileSync(manifest, 'utf8')).toBe(cached);
      expect(await release('publish loyalty --canary 10 --no-smoke-test')).toContain('is a canary with 10 %');
      expect(await release('canary loyalty 50')).toContain('takes 50 %');
      expect(await release('promote loyalty')).toContain('loyalty@0.2.0');
      expect(await release('rollback loyalty')).toContain('loyalty@0.1.0');
      expect(await release('kill loyalty')).toContain('its slots show their fallback');
      await page.reload();
      await expect(page.getByText('Your cart holds 1 product.')).toBeHidden();
      tasks.print();
    } finally {
      await shop.remove();
      workspace.remove();
    }
  },
);

function raiseVersion(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "0.1.0"', '"version": "0.2.0"'));
}
