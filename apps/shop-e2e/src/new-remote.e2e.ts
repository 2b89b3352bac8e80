import { join } from 'node:path';
import { publishRemotes } from '@alzette/release';
import { expect, test } from './support/fixtures';
import { guideCommands } from './support/guide';
import { plan } from './support/journey';
import { prepareShop } from './support/shop-servers';
import { siteIn } from './support/site';
import { copyWorkspace } from './support/workspace-copy';

test('[P1, P3] a remote made by the guide is live in the shell beside the others, without a new build of the shell', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [generate = '', ...rest] = guideCommands('docs/guides/new-remote.md');
  const check = rest.find((command) => command.includes('-t test build')) ?? '';
  expect(generate).toContain('nx g ./tools:remote loyalty');
  const workspace = copyWorkspace();
  const shop = await prepareShop({
    ALZETTE_OPERATOR: join(workspace.folder, 'libs/operator-config/operators/alzette.json'),
  });
  try {
    await workspace.run(generate);
    await workspace.run(check);
    // Lints the new remote only: `npm run lint` reads the whole workspace.
    await workspace.run('env ESLINT_USE_FLAT_CONFIG=false npx eslint --ext .ts,.tsx --max-warnings 0 apps/loyalty');
    await shop.start();
    const site = siteIn(page, 'en', shop.siteUrl);
    await page.goto(`${shop.siteUrl}/en/loyalty`);
    await expect(site.cart.heading).toHaveText(site.text('shell.fallback.title'));

    await publishRemotes({
      store: join(shop.folder, 'store'),
      remotes: ['loyalty'],
      builds: join(workspace.folder, 'dist/apps'),
      env: shop.environment,
    });
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
  } finally {
    await shop.remove();
    workspace.remove();
  }
});
