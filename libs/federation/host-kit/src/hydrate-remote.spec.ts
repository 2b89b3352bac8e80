import { loadRemote } from '@module-federation/runtime';
import type { DrawnRemote, HydrateOptions, MountModule } from '@alzette/remote-contract';
import { aDiscovery, aRelease, fakeServices } from '@alzette/testing';
import { mountRemote, type SlotState } from './index';

jest.mock('@module-federation/runtime', () => {
  const instance = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
  return { ...instance, createInstance: () => instance };
});

const ssrRemote = { place: 'cart', cookies: {}, state: {} } as unknown as DrawnRemote;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A slot that release 2.0.0 rendered, and the modules of the releases. */
async function fillServerRendered(modules: Readonly<Record<string, MountModule>>) {
  jest.mocked(loadRemote).mockImplementation((id) => {
    const module = modules[/@(.*)\/mount$/u.exec(id)?.[1] ?? ''];
    return (module ? Promise.resolve(module) : Promise.reject(new Error('gone'))) as never;
  });
  const { services, reported } = fakeServices();
  const states: SlotState[] = [];
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<div data-release="2.0.0">rendered</div>';
  const filled = mountRemote(slot, {
    name: 'cart',
    discovery: aDiscovery(aRelease('2.0.0'), aRelease('1.0.0')),
    services,
    props: { path: '/en/cart', query: '' },
    ssrRemote,
    onState: (state) => states.push(state),
  });
  await settled();
  return { slot, states, reported, filled };
}

const mounts = (text: string): MountModule['mount'] => {
  return (element, { onReady }) => {
    element.textContent = text;
    onReady();
    return { update: () => undefined, unmount: () => undefined };
  };
};

afterEach(() => document.body.replaceChildren());

it('[P1] the release that rendered the slot continues from it', async () => {
  const seen: HydrateOptions[] = [];
  const hydrate: MountModule['hydrate'] = (element, options) => {
    seen.push(options);
    expect(element.textContent).toBe('rendered');
    options.onReady();
    return { update: () => undefined, unmount: () => undefined };
  };
  const { slot, states } = await fillServerRendered({ '2.0.0': { mount: mounts('mounted'), hydrate } });
  expect(seen[0]?.drawn).toBe(ssrRemote);
  expect(states).toEqual(['ready']);
  expect(slot.innerHTML).toBe('<div data-release="2.0.0">rendered</div>');
});

it('[P1, P3] another release replaces what was rendered', async () => {
  const { slot, states, reported } = await fillServerRendered({ '1.0.0': { mount: mounts('former') } });
  expect(slot.innerHTML).toBe('<div data-release="1.0.0">former</div>');
  expect(states).toEqual(['loading', 'ready']);
  expect(reported[0]?.context).toMatchObject({ version: '2.0.0', phase: 'load' });
});

it('[P1, P3] a release that cannot continue from the rendering replaces it', async () => {
  const { slot } = await fillServerRendered({ '2.0.0': { mount: mounts('mounted') } });
  expect(slot.innerHTML).toBe('<div data-release="2.0.0">mounted</div>');
});

it('[P1] the previous release replaces a release that throws while it continues', async () => {
  const hydrate = () => {
    throw new Error('broken');
  };
  const { slot, reported } = await fillServerRendered({
    '2.0.0': { mount: mounts('mounted'), hydrate },
    '1.0.0': { mount: mounts('former') },
  });
  expect(slot.innerHTML).toBe('<div data-release="1.0.0">former</div>');
  expect(reported[0]?.context).toMatchObject({ version: '2.0.0', phase: 'render' });
});
