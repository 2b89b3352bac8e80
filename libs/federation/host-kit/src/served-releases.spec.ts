import { aDiscovery, aRelease } from '@alzette/testing';
import { withServedReleases } from './served-releases';

const server = 'http://localhost:4201';
const { manifest } = aRelease('0.1.0-dev');
const released = aDiscovery(aRelease('2.0.0'));
const fetched = jest.fn<Promise<Partial<Response>>, [string]>();
const responding = (body: unknown, ok = true) =>
  fetched.mockResolvedValue({ ok, status: ok ? 200 : 404, json: async () => body });

beforeEach(() => {
  globalThis.fetch = fetched as never;
});

describe('withServedReleases', () => {
  it('[P1, P3] lists the release of a dev server first, without hashes', async () => {
    responding(manifest);
    const { discovery, states } = await withServedReleases(released, { cart: server });
    expect(fetched).toHaveBeenCalledWith(`${server}/release.json`, expect.objectContaining({ cache: 'no-store' }));
    expect(discovery.remotes['cart']?.map(({ version, url }) => [version, url])).toEqual([
      ['0.1.0-dev', `${server}/remoteEntry.js`],
      ['2.0.0', '/remotes/cart/2.0.0/remoteEntry.js'],
    ]);
    expect(discovery.remotes['cart']?.[0]?.manifest?.assets).toEqual({});
    expect(states).toEqual({ cart: 'served' });
  });

  it('[P1] lists a remote without a release', async () => {
    responding({ ...manifest, name: 'loyalty', places: ['loyalty'] });
    const { discovery } = await withServedReleases(released, { loyalty: server });
    expect(discovery.remotes['loyalty']?.[0]?.places).toEqual(['loyalty']);
  });

  it.each([
    ['unavailable', () => fetched.mockRejectedValue(new Error('refused'))],
    ['unavailable', () => responding({}, false)],
    ['incompatible', () => responding({ ...manifest, requires: { 'host-services': '^9' } })],
  ])('[P3] uses the released ones when a dev server is %s', async (state, prepare) => {
    prepare();
    const { discovery, states } = await withServedReleases(released, { cart: server });
    expect(discovery).toEqual(released);
    expect(states).toEqual({ cart: state });
  });
});
