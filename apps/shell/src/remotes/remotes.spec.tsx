import { act, screen, waitFor } from '@testing-library/react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Mount, MountOptions } from '@alzette/remote-contract';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, storeWith } from '@alzette/testing';
import { navigateTo } from '../routing/site-location';
import { aDiscovery, aRelease } from '../testing/boot';
import { renderShell } from '../testing/render-shell';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = jest.mocked(loadRemote);
const update = jest.fn();
const unmount = jest.fn();
let options: MountOptions | undefined;

const mount: Mount = (element, given) => {
  options = given;
  element.textContent = `cart at ${given.props.path}${given.props.query}`;
  given.onReady();
  return { update, unmount };
};

const twoReleases = { discovery: aDiscovery(aRelease('2.0.0'), aRelease('1.0.0')) };
const openCart = (boot = {}) => renderShell({ path: '/en/cart?a=b', boot, store: storeWith({ items: [aCartItem()] }) });
const fallback = () => screen.findByRole('heading', { name: 'This page cannot be shown right now' });

afterEach(() => jest.useRealTimers());

describe('a remote that works', () => {
  it('[P1] is found in the discovery document and mounted with services and address', async () => {
    load.mockResolvedValue({ mount });
    await openCart();
    expect(await screen.findByText('cart at /en/cart?a=b')).toBeVisible();
    expect(screen.queryByText('The page is loading')).not.toBeInTheDocument();
    expect(registerRemotes).toHaveBeenCalledWith([
      {
        name: 'cart@2.0.0',
        type: 'global',
        entry: 'http://localhost/remotes/cart/2.0.0/remoteEntry.js',
        entryGlobalName: 'alzette_cart',
      },
    ]);
    expect(load).toHaveBeenCalledWith('cart@2.0.0/mount');
    expect(options?.services).toHaveProperty('store');
  });

  it('[P1] is told of each new address, and leaves with its page', async () => {
    load.mockResolvedValue({ mount });
    await openCart();
    await screen.findByText('cart at /en/cart?a=b');
    act(() => navigateTo('/en/cart?a=c'));
    expect(update).toHaveBeenLastCalledWith({ path: '/en/cart', query: '?a=c' });
    act(() => navigateTo('/en/nowhere'));
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(options?.signal.aborted).toBe(true);
    expect(screen.queryByText(/^cart at/u)).not.toBeInTheDocument();
  });
});

describe('a remote that does not load', () => {
  it('[P1, P3] gives way to the release before it', async () => {
    load.mockImplementation((id) => (id === 'cart@1.0.0/mount' ? Promise.resolve({ mount }) : Promise.reject(new Error('gone'))));
    const { reported } = await openCart(twoReleases);
    expect(await screen.findByText('cart at /en/cart?a=b')).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('[P1] shows a fallback with retry and phone, keeps the cart, and is reported', async () => {
    load.mockRejectedValue(new Error('gone'));
    const { user, reported, store } = await openCart(twoReleases);
    expect(await fallback()).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    expect(reported).toEqual([{ error: expect.objectContaining({ name: 'RemoteUnavailableError' }), context: { remote: 'cart' } }]);
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeVisible();

    load.mockResolvedValue({ mount });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('cart at /en/cart?a=b')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /cannot be shown/u })).not.toBeInTheDocument();
  });

  it('[P1] says it in the language of the page', async () => {
    load.mockRejectedValue(new Error('gone'));
    await renderShell({ path: '/de/warenkorb', locale: 'de' });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('[P1] is given up after five seconds', async () => {
    jest.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    await openCart();
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(screen.getByText('The page is loading')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  });

  it.each([
    ['no manifest', () => aRelease('2.0.0', { manifest: null }), { mount }],
    ['no ./mount', () => aRelease('2.0.0'), null],
  ])('[P1] falls back when its release has %s', async (_name, release, module) => {
    load.mockResolvedValue(module);
    await openCart({ discovery: aDiscovery(release()) });
    expect(await fallback()).toBeVisible();
  });

  it('[P1] falls back when no release is listed at all', async () => {
    await openCart({ discovery: aDiscovery() });
    expect(await fallback()).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a remote that breaks', () => {
  it('[P1] while mounting is contained', async () => {
    load.mockResolvedValue({
      mount: () => {
        throw new Error('broken');
      },
    });
    const { reported } = await openCart();
    expect(await fallback()).toBeVisible();
    expect(reported[0]?.error).toMatchObject({ message: 'broken' });
  });

  it('[P1] while drawing is contained', async () => {
    load.mockResolvedValue({ mount });
    await openCart();
    await screen.findByText(/^cart at/u);
    act(() => options?.onFatal(new Error('broken')));
    expect(await fallback()).toBeVisible();
    expect(screen.getByText(/^cart at/u)).not.toBeVisible();
  });

  it('[P1] after its host left is nobody’s concern any more', async () => {
    load.mockResolvedValue({ mount });
    const { reported } = await openCart();
    await screen.findByText(/^cart at/u);
    act(() => navigateTo('/en/nowhere'));
    options?.onFatal(new Error('broken'));
    await waitFor(() => expect(reported).toEqual([]));
  });
});

it('[P1] loads scripts with the hash that the release names', async () => {
  jest.resetModules();
  const { loadRemote: loadFresh } = await import('./load-remote');
  const runtime = await import('@module-federation/enhanced/runtime');
  jest.mocked(runtime.loadRemote).mockResolvedValue({ mount });
  await loadFresh('cart', aDiscovery(aRelease('2.0.0')));
  const [plugins] = jest.mocked(runtime.registerPlugins).mock.calls[0] ?? [];
  globalThis.__alzetteIntegrity = { 'http://localhost/a.js': 'sha384-a' };
  const createScript = plugins?.[0]?.createScript as unknown as (script: { url: string }) => { script: HTMLScriptElement };
  expect(createScript({ url: 'http://localhost/a.js' }).script).toMatchObject({ integrity: 'sha384-a' });
  expect(createScript({ url: 'http://localhost/b.js' }).script.integrity).toBeFalsy();
});
