import { integrityOf as hashOf } from '@alzette/release';
import { bootOf, integrityOf, manifest, release, type Site, startSite } from '../testing/site';

const built = manifest('cart', '1.0.0');
const split = (range: string) => ({
  ...built,
  standaloneEntry: 'standalone.remoteEntry.js',
  requires: { ...built.requires, 'federation-runtime': range },
  assets: { ...built.assets, 'standalone.remoteEntry.js': integrityOf('T') },
});

/** Publishes a cart whose entry needs a federation runtime. */
async function publish(site: Site, range: string): Promise<void> {
  const listed = release('cart', '1.0.0');
  const text = JSON.stringify(split(range));
  await site.publish({ 'alzette/cart': [{ ...listed, extras: { ...listed.extras, manifest: hashOf(text) } }] });
  site.write('store/remotes/cart/1.0.0/release.json', text);
}

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it.each([
  ['provides the runtime that the release needs', '~2.9', 'remoteEntry.js', 'E'],
  ['provides another runtime', '~2.8', 'standalone.remoteEntry.js', 'T'],
])('[P1, P3] a host that %s gets, and preloads, the entry that it can run', async (_what, range, entry, letter) => {
  await publish(site, range);
  const { body } = await site.app.inject({ url: '/fr/panier' });
  const url = `/remotes/cart/1.0.0/${entry}`;
  const integrity = integrityOf(letter);
  expect(bootOf(body).discovery.remotes.cart[0]).toMatchObject({ url, integrity });
  const preloaded = [...body.matchAll(/href="(\/remotes\/[^"]+ntry\.js)" nonce="[^"]+" integrity="([^"]+)"/gu)];
  expect(preloaded.map(([, ...found]) => found)).toEqual([[url, integrity]]);
});

it('[P3] a host from before the shared runtime gets the standalone entry', async () => {
  const shell = { 'host-services': '1.0', './mount': '1.0' };
  site.write('shell/shell-manifest.json', { provides: shell, entry: { js: ['a.js'], css: [] }, fonts: [], assets: {} });
  await publish(site, '~2.9');
  const { body } = await site.app.inject({ url: '/fr/panier' });
  expect(bootOf(body).discovery.remotes.cart[0].url).toBe('/remotes/cart/1.0.0/standalone.remoteEntry.js');
});
