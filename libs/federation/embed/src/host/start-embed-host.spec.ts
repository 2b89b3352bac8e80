import { loadRemote } from '@module-federation/runtime';
import { createSlice } from '@reduxjs/toolkit';
import type { Mount } from '@alzette/remote-contract';
import { aDiscovery, aRelease, aSettings } from '@alzette/testing';
import type { EmbedState } from '../embed-host';
import { startEmbedHost } from './start-embed-host';

jest.mock('@module-federation/runtime', () => {
  const instance = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
  return { ...instance, createInstance: () => instance };
});

const visits = createSlice({ name: 'visits', reducerPath: 'cart/visits', initialState: 0, reducers: {} });

const mount: Mount = (_element, { services, onReady }) => {
  services.store.inject(visits);
  onReady();
  return { update: () => {}, unmount: () => {} };
};

/** A page has one host. */
function startHost() {
  const host = { entry: { href: '', integrity: '' }, preload: [] };
  const boot = { isCustomer: false, settings: aSettings(), discovery: aDiscovery(aRelease('1.0.0')), host };
  return startEmbedHost({ site: 'https://shop.test', boot });
}

async function embed() {
  const [element, slot] = [document.createElement('div'), document.createElement('div')];
  const states: EmbedState[] = [];
  const embedded = host.embed({
    kind: 'cart',
    locale: 'en',
    element,
    place: slot,
    onState: (state) => states.push(state),
  });
  await jest.advanceTimersByTimeAsync(100);
  return { embedded, states };
}

let host: ReturnType<typeof startHost>;
beforeAll(() => {
  host = startHost();
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadRemote).mockResolvedValue({ mount });
  globalThis.fetch = jest.fn(async () => new Response('{}'));
});
afterEach(() => jest.useRealTimers());

describe('startEmbedHost', () => {
  it('[P4] mounts a remote with private slices again after its element left the page', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { embedded, states } = await embed();
      expect(states).toEqual(['loading', 'ready']);
      embedded.leave();
    }
  });

  it('[P4] mounts a remote with private slices in two elements at the same time', async () => {
    const [first, second] = [await embed(), await embed()];
    expect([first.states, second.states]).toEqual([
      ['loading', 'ready'],
      ['loading', 'ready'],
    ]);
  });
});
