import type { createInstance } from '@module-federation/runtime';
import type { Mount } from '@alzette/remote-contract';
import { aDiscovery, aRelease } from '@alzette/testing';
import { federationRuntimeVersion } from './federation-version';
import type { freezeIntegrity as Freeze } from './integrity-map';
import type { loadRelease as Load } from './load-release';

jest.mock('@module-federation/runtime', () => {
  const instance = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
  return { ...instance, createInstance: jest.fn(() => instance) };
});

const { shared: sharedByRemotes } = jest.requireActual<{ readonly shared: Readonly<Record<string, SharedByRemotes>> }>(
  '../../../../tools/webpack/shared.cjs',
);

interface SharedByRemotes {
  readonly shareKey?: string;
  readonly requiredVersion: string;
}

const mount: Mount = () => ({ update: () => undefined, unmount: () => undefined });
const host = { hostServicesVersion: '1.2', site: 'https://shop.test/en/cart' };
const pageFile = 'http://localhost/remotes/cart/2.0.0/page.js';
const manifest = aRelease('2.0.0').manifest;
if (!manifest) throw new Error('The builder makes a manifest');

/** A later minor version than that of this host. */
const otherRuntime = {
  'federation-runtime': `~${federationRuntimeVersion.replace(/\d+$/u, (minor) => String(Number(minor) + 1))}`,
};

type CreateScript = (script: { url: string }) => { script: HTMLScriptElement };

/** Fresh modules, because a page has one runtime. */
async function freshHost() {
  jest.resetModules();
  globalThis.__alzetteFederation = undefined;
  const { loadRelease, isRunnable, freezeIntegrity } = (await import('./index')) as unknown as {
    loadRelease: typeof Load;
    isRunnable: (release: ReturnType<typeof aRelease>, version: string) => boolean;
    freezeIntegrity: typeof Freeze;
  };
  const runtime = jest.mocked(await import('@module-federation/runtime'));
  runtime.loadRemote.mockResolvedValue({ mount });
  return { loadRelease, isRunnable, freezeIntegrity, runtime };
}

it('[P1, P4] the entry is loaded from the release’s address, not the page’s', async () => {
  const { loadRelease, runtime } = await freshHost();
  await expect(loadRelease('cart', aRelease('2.0.0'), host)).resolves.toEqual({ mount });
  expect(runtime.registerRemotes).toHaveBeenCalledWith([
    expect.objectContaining({ name: 'cart@2.0.0', entry: 'https://shop.test/remotes/cart/2.0.0/remoteEntry.js' }),
  ]);
});

it('[P1] scripts get the hash of the release, and CORS on other origins', async () => {
  const { loadRelease, freezeIntegrity, runtime } = await freshHost();
  freezeIntegrity(aDiscovery(aRelease('2.0.0'), aRelease('1.0.0', { manifest: null })));
  expect(globalThis.__alzetteIntegrity).toEqual({
    'http://localhost/remotes/cart/2.0.0/remoteEntry.js': 'sha384-entry',
    [pageFile]: 'sha384-page',
  });
  expect(() => Object.assign(globalThis.__alzetteIntegrity ?? {}, { [pageFile]: 'sha384-other' })).toThrow('read only');
  await loadRelease('cart', aRelease('2.0.0'), host);
  const [options] = runtime.createInstance.mock.calls[0] ?? [];
  const createScript = options?.plugins?.[0]?.createScript as unknown as CreateScript;
  const here = createScript({ url: 'http://localhost/remotes/cart/2.0.0/page.js' }).script;
  expect([here.integrity, here.crossOrigin]).toEqual(['sha384-page', null]);
  const there = createScript({ url: 'https://shop.test/b.js' }).script;
  expect([there.integrity || null, there.crossOrigin]).toEqual([null, 'anonymous']);
});

it('[P3] a release whose hashes cannot be read is not loaded', async () => {
  const { loadRelease, runtime } = await freshHost();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const release = aRelease('2.0.0', { manifest: { ...manifest, assets: {} }, manifestIntegrity: 'sha384-manifest' });
  await expect(loadRelease('cart', release, host)).rejects.toThrow('Failed to fetch');
  expect(runtime.registerRemotes).not.toHaveBeenCalled();
});

type Shared = Parameters<typeof createInstance>[0]['shared'];

/** The exports that a remote finds under a key. */
function sharedExports(shared: Shared = {}, key = ''): readonly string[] {
  const found = shared[key];
  return found && 'lib' in found ? Object.keys(found.lib() as object) : [];
}

describe('the federation runtime', () => {
  const splitRelease = (range: string) =>
    aRelease('2.0.0', {
      manifest: {
        ...manifest,
        standaloneEntry: 'standalone.js',
        requires: { ...manifest.requires, 'federation-runtime': range },
      },
    });

  it.each([
    ['of this host', `~${federationRuntimeVersion}`, 'remoteEntry.js'],
    ['of another host', otherRuntime['federation-runtime'], 'standalone.js'],
  ])('[P3] %s decides which entry of a release is loaded', async (_which, range, file) => {
    const { loadRelease, runtime } = await freshHost();
    await loadRelease('cart', splitRelease(range), host);
    expect(runtime.registerRemotes).toHaveBeenCalledWith([
      expect.objectContaining({ entry: `https://shop.test/remotes/cart/2.0.0/${file}` }),
    ]);
  });

  it('[P3] is there for the entry of a release before it is loaded, with the frameworks of the page', async () => {
    const { loadRelease, runtime } = await freshHost();
    runtime.registerRemotes.mockImplementation(() => expect(globalThis.__alzetteFederation).toBeDefined());
    await loadRelease('cart', splitRelease(`~${federationRuntimeVersion}`), host);
    const [options] = runtime.createInstance.mock.calls[0] ?? [];
    const wanted = Object.entries(sharedByRemotes).map(([request, { shareKey = request, requiredVersion }]) => [
      shareKey,
      expect.objectContaining({ shareConfig: { singleton: true, requiredVersion } }),
    ]);
    expect(options?.shared).toEqual(Object.fromEntries(wanted));
    expect(sharedExports(options?.shared, 'react')).toContain('useState');
    expect(sharedExports(options?.shared, sharedByRemotes['react-intl']?.shareKey)).toContain('useIntl');
  });
});

describe('an incompatible release', () => {
  it.each([
    ['needs a newer host', { ...manifest, requires: { 'host-services': '^1.3' } }],
    ['needs another host', { ...manifest, requires: { 'host-services': '^2' } }],
    ['offers another mount', { ...manifest, provides: { './mount': '2.0' } }],
    ['offers no mount', { ...manifest, provides: {} }],
    ['needs another federation runtime', { ...manifest, requires: { ...manifest.requires, ...otherRuntime } }],
    ['could not be read', null],
  ])('[P3] that %s is refused before a file is loaded', async (_reason, wrong) => {
    const { loadRelease, runtime } = await freshHost();
    await expect(loadRelease('cart', aRelease('2.0.0', { manifest: wrong }), host)).rejects.toMatchObject({
      name: 'ReleaseRefusedError',
    });
    expect(runtime.registerRemotes).not.toHaveBeenCalled();
    expect(globalThis.__alzetteFederation).toBeUndefined();
  });

  it('[P3] is not runnable', async () => {
    const { isRunnable } = await freshHost();
    expect(isRunnable(aRelease('2.0.0'), '1.0')).toBe(true);
    expect(isRunnable(aRelease('2.0.0'), '2.0')).toBe(false);
  });
});
