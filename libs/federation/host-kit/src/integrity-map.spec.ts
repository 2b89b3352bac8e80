import { aDiscovery, aRelease } from '@alzette/testing';
import { freezeIntegrity, readIntegrity } from './integrity-map';

it('[P1, P3] hashes that the page does not contain come from the manifest of the release, whose own hash is checked', async () => {
  const { manifest } = aRelease('2.0.0');
  const release = aRelease('2.0.0', {
    manifest: manifest && { ...manifest, assets: {} },
    manifestIntegrity: 'sha384-manifest',
  });
  const fetch = jest.fn(async () => ({ json: async () => manifest }));
  Object.assign(globalThis, { fetch });
  const site = 'https://shop.test/en';
  freezeIntegrity(aDiscovery(release, aRelease('1.0.0')), site);
  const ofFirst = { 'https://shop.test/remotes/cart/1.0.0/remoteEntry.js': 'sha384-entry' };
  expect(globalThis.__alzetteIntegrity).toMatchObject(ofFirst);
  expect(Object.keys(globalThis.__alzetteIntegrity ?? {})).toHaveLength(2);
  // A failed release is tried again.
  await readIntegrity(release, site);
  await readIntegrity(release, site);
  expect(globalThis.__alzetteIntegrity).toMatchObject({
    ...ofFirst,
    'https://shop.test/remotes/cart/2.0.0/remoteEntry.js': 'sha384-entry',
    'https://shop.test/remotes/cart/2.0.0/page.js': 'sha384-page',
  });
  expect(fetch).toHaveBeenCalledWith(new URL('https://shop.test/remotes/cart/2.0.0/release.json'), {
    integrity: 'sha384-manifest',
  });
  expect(() => Object.assign(globalThis.__alzetteIntegrity ?? {}, ofFirst)).toThrow('read only');
});

it('[P3] a release whose hashes are in the page loads no manifest', async () => {
  const fetch = jest.fn();
  Object.assign(globalThis, { fetch });
  await readIntegrity(aRelease('2.0.0'), 'https://shop.test/en');
  expect(fetch).not.toHaveBeenCalled();
});
