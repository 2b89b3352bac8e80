import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Mount, MountOptions } from '@alzette/remote-contract';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aDiscovery, aRelease, aSettings, aTopUp, storeWith } from '@alzette/testing';
import { navigateTo } from '../routing/site-location';
import { aCatalogue, renderShell } from '../testing/render-shell';

jest.mock('@module-federation/runtime', () => {
  const instance = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
  return { ...instance, createInstance: () => instance };
});

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
const openCart = (boot = {}) =>
  renderShell({
    path: '/en/cart?a=b',
    boot,
    http: aCatalogue(),
    store: storeWith({ items: [aCartItem()] }),
  });
const fallback = () => screen.findByRole('heading', { name: 'This page cannot be shown right now' });

afterEach(() => jest.useRealTimers());

describe('a working remote', () => {
  it('[P1] fills a page that only the operator file and its release name', async () => {
    load.mockResolvedValue({ mount });
    const pages = {
      loyalty: {
        path: { fr: 'fidelite', en: 'loyalty', de: 'treue' },
        title: { fr: 'Fidélité', en: 'Loyalty', de: 'Treue' },
      },
    };
    const discovery = { revision: 1, remotes: { points: [aRelease('1.0.0', { places: ['loyalty'] })] } };
    const settings = aSettings({ pages });
    await renderShell({ path: '/en/loyalty', settings, boot: { discovery, settings } });
    expect(await screen.findByText('cart at /en/loyalty')).toBeVisible();
    expect(document.title).toBe('Loyalty, Alzette');
    expect(screen.getAllByRole('link', { name: 'Deutsch' })[0]).toHaveAttribute('href', '/de/treue');
  });

  it('[A3, C6] the link of a saved cart opens in the esales checkout, whatever cart is there', async () => {
    load.mockImplementation(async () => ({ mount }));
    const checkout = (type: string) => [aRelease('1.0.0', { places: [`checkout/${type}`] })];
    const remotes = { esales: checkout('esales'), prepaid: checkout('prepaid_top_up') };
    const store = storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() } });
    await renderShell({ path: '/en/checkout?cartSaved=token', boot: { discovery: { revision: 1, remotes } }, store });
    expect(await screen.findByText('cart at /en/checkout?cartSaved=token')).toBeVisible();
    const slotOnPage = () => document.querySelector('[data-remote]')?.getAttribute('data-remote');
    expect(slotOnPage()).toBe('esales');
    // The remote removes the token from the address, and must still show the result of the restore.
    act(() => navigateTo('/en/checkout', { replace: true }));
    expect(slotOnPage()).toBe('esales');
    act(() => navigateTo('/en/cart'));
    act(() => navigateTo('/en/checkout'));
    await waitFor(() => expect(slotOnPage()).toBe('prepaid'));
  });

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

  it('[P1] gets each new address, and is unmounted with its page', async () => {
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
  it('[P1, P3] is replaced by its previous release', async () => {
    load.mockImplementation((id) =>
      id === 'cart@1.0.0/mount' ? Promise.resolve({ mount }) : Promise.reject(new Error('gone')),
    );
    const { reported } = await openCart(twoReleases);
    expect(await screen.findByText('cart at /en/cart?a=b')).toBeVisible();
    expect(reported).toMatchObject([{ context: { remote: 'cart', version: '2.0.0', phase: 'load' } }]);
  });

  it('[P1] is replaced by a fallback with retry and phone, the cart stays, and the failure is reported', async () => {
    load.mockRejectedValue(new Error('gone'));
    const { user, reported, store } = await openCart(twoReleases);
    expect(await fallback()).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    expect(reported.map(({ context }) => context)).toEqual(
      ['2.0.0', '1.0.0'].map((version) => ({ remote: 'cart', version, phase: 'load' })),
    );
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeVisible();

    load.mockResolvedValue({ mount });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('cart at /en/cart?a=b')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /cannot be shown/u })).not.toBeInTheDocument();
  });

  it('[P1] is replaced by a fallback in the language of the page', async () => {
    load.mockRejectedValue(new Error('gone'));
    await renderShell({ path: '/de/warenkorb', locale: 'de' });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('[P1] is replaced by the fallback within six seconds, and shown when it loads late', async () => {
    jest.useFakeTimers();
    let arrive: (module: { mount: Mount }) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await openCart();
    await act(() => jest.advanceTimersByTimeAsync(5400));
    expect(screen.getByText('The page is loading')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
    await act(async () => arrive({ mount }));
    expect(screen.getByText('cart at /en/cart?a=b')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /cannot be shown/u })).not.toBeInTheDocument();
  });

  it.each([
    ['no manifest', () => aRelease('2.0.0', { manifest: null }), { mount }],
    ['no ./mount', () => aRelease('2.0.0'), null],
  ])('[P1] is replaced by the fallback when its release has %s', async (_name, release, module) => {
    load.mockResolvedValue(module);
    await openCart({ discovery: aDiscovery(release()) });
    expect(await fallback()).toBeVisible();
  });

  it('[P1] is replaced by the fallback when no release is listed', async () => {
    await openCart({ discovery: aDiscovery() });
    expect(await fallback()).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a failing remote', () => {
  it('[P1] does not break the page while it mounts', async () => {
    load.mockResolvedValue({
      mount: () => {
        throw new Error('broken');
      },
    });
    const { reported } = await openCart();
    expect(await fallback()).toBeVisible();
    expect(reported[0]?.error).toMatchObject({ message: 'broken' });
  });

  it('[P1] does not break the page while it renders', async () => {
    load.mockResolvedValue({ mount });
    await openCart();
    await screen.findByText(/^cart at/u);
    act(() => options?.onFatal(new Error('broken')));
    expect(await fallback()).toBeVisible();
    expect(screen.queryByText(/^cart at/u)).not.toBeInTheDocument();
  });

  it('[P1] is ignored once its page was left', async () => {
    load.mockResolvedValue({ mount });
    const { reported } = await openCart();
    await screen.findByText(/^cart at/u);
    act(() => navigateTo('/en/nowhere'));
    options?.onFatal(new Error('broken'));
    await waitFor(() => expect(reported).toEqual([]));
  });
});
