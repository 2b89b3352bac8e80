import { loadRemote } from '@module-federation/runtime';
import type { Mount, MountOptions } from '@alzette/remote-contract';
import { aDiscovery, aRelease, fakeServices } from '@alzette/testing';
import { mountRemote, type SlotState } from './index';

jest.mock('@module-federation/runtime', () => {
  const instance = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
  return { ...instance, createInstance: () => instance };
});

const load = jest.mocked(loadRemote);
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A release whose mount writes its name, and a record of its calls. */
function aMount(name: string, { ready = true }: { readonly ready?: boolean } = {}) {
  const seen: { options?: MountOptions; updates: unknown[]; unmounted: number } = { updates: [], unmounted: 0 };
  const mount: Mount = (element, options) => {
    seen.options = options;
    element.textContent = name;
    if (ready) options.onReady();
    return { update: (props) => seen.updates.push(props), unmount: () => (seen.unmounted += 1) };
  };
  return { mount, seen };
}

/** Sets the module of each version: a mount, an error, or a pending promise. */
function provide(versions: Record<string, Promise<unknown>>) {
  load.mockImplementation((id) => versions[/@(.*)\/mount$/u.exec(id)?.[1] ?? ''] as never);
}

function fill(...versions: readonly string[]) {
  const { services, reported } = fakeServices();
  const states: SlotState[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const discovery = aDiscovery(...versions.map((version) => aRelease(version)));
  const props = { path: '/en/cart', query: '' };
  const filled = mountRemote(element, {
    name: 'cart',
    discovery,
    services,
    props,
    onState: (state) => states.push(state),
  });
  return { filled, element, states, contexts: () => reported.map(({ context }) => context) };
}

const late = <Value>(value: Value, milliseconds: number) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('[P1] the previous release replaces a release that throws while rendering, which is reported with its phase', async () => {
  const [second, first] = [aMount('second'), aMount('first')];
  provide({ '2.0.0': Promise.resolve({ mount: second.mount }), '1.0.0': Promise.resolve({ mount: first.mount }) });
  const { element, states, contexts } = fill('2.0.0', '1.0.0');
  await settled();
  expect(element).toHaveTextContent('second');
  second.seen.options?.onFatal(new Error('cannot render'));
  await settled();
  expect(element).toHaveTextContent(/^first$/u);
  expect(second.seen).toMatchObject({ unmounted: 1, options: { signal: { aborted: true } } });
  expect(first.seen.options?.signal.aborted).toBe(false);
  expect(states).toEqual(['ready', 'loading', 'ready']);
  expect(contexts()).toEqual([{ remote: 'cart', version: '2.0.0', phase: 'render' }]);
});

it('[P1] the previous release replaces a release that throws while mounting, and without another the slot fails', async () => {
  const broken: Mount = () => {
    throw new Error('broken');
  };
  provide({ '2.0.0': Promise.resolve({ mount: broken }), '1.0.0': Promise.resolve({ mount: broken }) });
  const { element, states, contexts } = fill('2.0.0', '1.0.0');
  await settled();
  expect(element).toBeEmptyDOMElement();
  expect(states.at(-1)).toBe('failed');
  expect(contexts()).toHaveLength(2);
});

it('[P1] the previous release is loaded too when a release takes four seconds', async () => {
  const { mount } = aMount('first');
  provide({ '2.0.0': new Promise(() => undefined), '1.0.0': late({ mount }, 0) });
  const { element, states, contexts } = fill('2.0.0', '1.0.0');
  await jest.advanceTimersByTimeAsync(3900);
  expect(element).toBeEmptyDOMElement();
  await jest.advanceTimersByTimeAsync(200);
  expect(element).toHaveTextContent('first');
  expect(states).toEqual(['ready']);
  expect(contexts()).toEqual([{ remote: 'cart', version: '2.0.0', phase: 'load' }]);
});

it('[P1] two slow releases fail the slot within six seconds, and a late one still fills it', async () => {
  const { mount } = aMount('second');
  provide({ '2.0.0': late({ mount }, 9000), '1.0.0': new Promise(() => undefined) });
  const { element, states } = fill('2.0.0', '1.0.0');
  await jest.advanceTimersByTimeAsync(5900);
  expect(states).toEqual(['failed']);
  await jest.advanceTimersByTimeAsync(4000);
  expect(element).toHaveTextContent('second');
  expect(states).toEqual(['failed', 'ready']);
});

it('[P1] one of two loaded releases is rendered', async () => {
  const [second, first] = [aMount('second'), aMount('first')];
  provide({ '2.0.0': late({ mount: second.mount }, 4500), '1.0.0': late({ mount: first.mount }, 600) });
  const { element, states } = fill('2.0.0', '1.0.0');
  await jest.advanceTimersByTimeAsync(8000);
  expect(element).toHaveTextContent(/^(second|first)$/u);
  expect(states).toEqual(['ready']);
  expect([second.seen.options, first.seen.options].filter(Boolean)).toHaveLength(1);
});

it('[P1] a release that never becomes ready fails the slot', async () => {
  provide({ '2.0.0': Promise.resolve({ mount: aMount('second', { ready: false }).mount }) });
  const { states } = fill('2.0.0');
  await jest.advanceTimersByTimeAsync(5900);
  expect(states).toEqual(['failed']);
});

it('[P1] a cleared slot leaves no timer, no element and no later report', async () => {
  const second = aMount('second');
  provide({ '2.0.0': late({ mount: second.mount }, 1000) });
  const { filled, element, states, contexts } = fill('2.0.0');
  filled.clear();
  await jest.advanceTimersByTimeAsync(9000);
  expect(element).toBeEmptyDOMElement();
  expect(second.seen.options).toBeUndefined();
  expect([states, contexts(), jest.getTimerCount()]).toEqual([[], [], 0]);
});

it('[P1] updates reach the release, also when they come before it', async () => {
  const second = aMount('second');
  provide({ '2.0.0': late({ mount: second.mount }, 1000) });
  const { filled } = fill('2.0.0');
  filled.update({ path: '/en/cart', query: '?step=b' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(second.seen.options?.props.query).toBe('?step=b');
  filled.update({ path: '/en/cart', query: '?step=c' });
  expect(second.seen.updates).toEqual([{ path: '/en/cart', query: '?step=c' }]);
});
