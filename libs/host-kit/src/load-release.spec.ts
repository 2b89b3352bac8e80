import type { Mount } from '@alzette/remote-contract';
import { aDiscovery, aRelease } from '@alzette/testing';
import type { freezeIntegrity as Freeze } from './integrity-map';
import type { loadRelease as Load } from './load-release';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const mount: Mount = () => ({ update: () => undefined, unmount: () => undefined });
const host = { hostServicesVersion: '1.2', site: 'https://shop.test/en/cart' };
const manifest = aRelease('2.0.0').manifest;
if (!manifest) throw new Error('The builder makes a manifest');

type CreateScript = (script: { url: string }) => { script: HTMLScriptElement };

/** Fresh modules, because the runtime is prepared once. */
async function freshHost() {
  jest.resetModules();
  const { loadRelease, isRunnable, freezeIntegrity } = (await import('./index')) as unknown as {
    loadRelease: typeof Load;
    isRunnable: (release: ReturnType<typeof aRelease>, version: string) => boolean;
    freezeIntegrity: typeof Freeze;
  };
  const runtime = jest.mocked(await import('@module-federation/enhanced/runtime'));
  runtime.loadRemote.mockResolvedValue({ mount });
  return { loadRelease, isRunnable, freezeIntegrity, runtime };
}

it('[P1, P4] the entry is loaded from the release’s address, not the page’s', async () => {
  const { loadRelease, runtime } = await freshHost();
  await expect(loadRelease('cart', aRelease('2.0.0'), host)).resolves.toBe(mount);
  expect(runtime.registerRemotes).toHaveBeenCalledWith([
    expect.objectContaining({ name: 'cart@2.0.0', entry: 'https://shop.test/remotes/cart/2.0.0/remoteEntry.js' }),
  ]);
});

it('[P1] scripts get the hash of the release, and CORS on other origins', async () => {
  const { loadRelease, freezeIntegrity, runtime } = await freshHost();
  freezeIntegrity(aDiscovery(aRelease('2.0.0'), aRelease('1.0.0', { manifest: null })));
  expect(globalThis.__alzetteIntegrity).toEqual({
    'http://localhost/remotes/cart/2.0.0/remoteEntry.js': 'sha384-entry',
    'http://localhost/remotes/cart/2.0.0/page.js': 'sha384-page',
  });
  expect(Object.isFrozen(globalThis.__alzetteIntegrity)).toBe(true);
  await loadRelease('cart', aRelease('2.0.0'), host);
  const [plugins] = runtime.registerPlugins.mock.calls[0] ?? [];
  const createScript = plugins?.[0]?.createScript as unknown as CreateScript;
  const here = createScript({ url: 'http://localhost/remotes/cart/2.0.0/page.js' }).script;
  expect([here.integrity, here.crossOrigin]).toEqual(['sha384-page', null]);
  const there = createScript({ url: 'https://shop.test/b.js' }).script;
  expect([there.integrity || null, there.crossOrigin]).toEqual([null, 'anonymous']);
});

describe('an incompatible release', () => {
  it.each([
    ['needs a newer host', { ...manifest, requires: { 'host-services': '^1.3' } }],
    ['needs another host', { ...manifest, requires: { 'host-services': '^2' } }],
    ['offers another mount', { ...manifest, provides: { './mount': '2.0' } }],
    ['offers no mount', { ...manifest, provides: {} }],
    ['could not be read', null],
  ])('[P3] that %s is refused before a file is loaded', async (_reason, wrong) => {
    const { loadRelease, runtime } = await freshHost();
    await expect(loadRelease('cart', aRelease('2.0.0', { manifest: wrong }), host)).rejects.toMatchObject({
      name: 'ReleaseRefusedError',
    });
    expect(runtime.registerRemotes).not.toHaveBeenCalled();
  });

  it('[P3] is not runnable', async () => {
    const { isRunnable } = await freshHost();
    expect(isRunnable(aRelease('2.0.0'), '1.0')).toBe(true);
    expect(isRunnable(aRelease('2.0.0'), '2.0')).toBe(false);
  });
});
