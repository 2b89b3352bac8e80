// Measures the time until a page holds the HTML of a release after a publication or a rollback.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importSource } from '../../process/import-source.mjs';
import { root } from '../../process/run.mjs';
import { cartOfVisitor } from './targets.mjs';

const { changeDocument, integrityOf, publishReleases } = await importSource('libs/federation/release/src/index.ts');
const { withRolledBack } = await importSource('libs/federation/release/src/document.ts');

const rounds = 3;

/** Milliseconds until a visitor gets the HTML of each release. A visitor comes every 100 ms. */
export async function measureReleases({ site, folder, releases }) {
  const published = [];
  const rolledBack = [];
  const first = JSON.parse(readFileSync(join(root, 'dist/apps/cart/release.json'))).version;
  for (let round = 1; round <= rounds; round += 1) {
    const next = buildNext(join(folder, `cart-${round}`), `${first}.${round}`);
    published.push(
      await timeUntilRendered(site, next.version, () =>
        publishReleases({ ...releases, releases: [next.release], keep: 5 }),
      ),
    );
    rolledBack.push(
      await timeUntilRendered(site, first, () =>
        changeDocument(releases, (listed) => withRolledBack(listed, 'cart', first)),
      ),
    );
  }
  return { published, rolledBack };
}

/** The built cart with another server bundle. */
function buildNext(folder, version) {
  cpSync(join(root, 'dist/apps/cart'), folder, { recursive: true });
  const [manifestFile, serverFile] = ['release.json', 'server.cjs'].map((file) => join(folder, file));
  const server = `${readFileSync(serverFile, 'utf8')}\n// ${version}\n`;
  writeFileSync(serverFile, server);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  manifest.assets['server.cjs'] = integrityOf(server);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, version }));
  return { version, release: { name: 'cart', folder } };
}

async function timeUntilRendered(site, version, change) {
  const startedAt = performance.now();
  await change();
  for (;;) {
    const { path, headers } = cartOfVisitor();
    const page = await (await fetch(site.url + path, { headers })).text();
    if (page.includes(`<div data-release="${version}">`)) return Math.round(performance.now() - startedAt);
    if (performance.now() - startedAt > 60_000) throw new Error(`No page holds ${version}`);
    await sleep(100);
  }
}
