import type { BootDiscovery, BootRelease } from '@alzette/discovery';
import type { HostServices, Mount, MountedRemote, MountProps } from '@alzette/remote-contract';
import { loadRelease } from './load-release';
import { storeForRelease } from './replaceable-slices';

/** How long a release is waited for before the one before it is fetched as well, in milliseconds. */
const releaseTimeoutMs = 4000;
/** How long nothing may stand in the slot before it is called failed, in milliseconds. */
const slotTimeoutMs = 5500;

/** `failed` is not the end: a release that arrives late still becomes `ready`. */
export type SlotState = 'loading' | 'ready' | 'failed';

export interface FillSlotOptions {
  /** Name of the remote in the discovery document. */
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  readonly props: MountProps;
  /** What the releases' addresses are relative to; the page when left out. */
  readonly site?: string;
  readonly onState: (state: SlotState) => void;
}

export interface FilledSlot {
  update(props: MountProps): void;
  clear(): void;
}

type Phase = 'load' | 'render';

interface Shown {
  readonly element: HTMLElement;
  readonly leaving: AbortController;
  remote?: MountedRemote;
}

/**
 * Shows a remote in an element, and contains whatever goes wrong inside: a release that does not load, does not fit or
 * throws gives way to the one before it, and when none is left the slot is `failed`. Each failure is reported with remote,
 * version and phase. The element drawn in says which release it is (`data-release`).
 */
export function fillSlot(
  slot: HTMLElement,
  { name, discovery, services, site, onState, ...options }: FillSlotOptions,
): FilledSlot {
  const releases = discovery.remotes[name] ?? [];
  const loaded: { release: BootRelease; mount: Mount }[] = [];
  const host = { hostServicesVersion: services.version, site: site ?? window.location.href };
  let { props } = options;
  let hasLeft = false;
  let begun = 0;
  let pending = 0;
  let shown: Shown | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function after(milliseconds: number, action: () => void) {
    const timer = setTimeout(action, milliseconds);
    timers.add(timer);
    return timer;
  }

  function stopWaiting() {
    timers.forEach(clearTimeout);
    timers.clear();
  }

  function begin() {
    const release = releases[begun];
    if (!release) return;
    begun += 1;
    pending += 1;
    const slow = after(releaseTimeoutMs, () => {
      report(release, new Error(`Not loaded within ${releaseTimeoutMs} ms`), 'load');
      begin();
    });
    loadRelease(name, release, host)
      .then(
        (mount) => loaded.push({ release, mount }),
        (error: unknown) => {
          report(release, error, 'load');
          if (!hasLeft && !shown) begin();
        },
      )
      .finally(() => {
        clearTimeout(slow);
        pending -= 1;
        goOn();
      });
  }

  /** Draws what has loaded, else fetches the next release, else gives up. */
  function goOn() {
    if (hasLeft || shown) return;
    const next = loaded.shift();
    if (next) draw(next.release, next.mount);
    else if (pending === 0 && begun < releases.length) begin();
    else if (pending === 0) {
      stopWaiting();
      onState('failed');
    }
  }

  function draw(release: BootRelease, mount: Mount) {
    const here: Shown = { element: slot.appendChild(document.createElement('div')), leaving: new AbortController() };
    shown = here;
    here.element.dataset['release'] = release.version;
    const handleReady = () => {
      if (shown !== here) return;
      stopWaiting();
      onState('ready');
    };
    const handleFatal = (error: unknown) => {
      if (shown !== here) return;
      report(release, error, 'render');
      unmount();
      onState('loading');
      waitAtMost();
      goOn();
    };
    try {
      const {
        element,
        leaving: { signal },
      } = here;
      const offered = { ...services, store: storeForRelease(services.store, name) };
      here.remote = mount(element, { services: offered, props, signal, onReady: handleReady, onFatal: handleFatal });
      // It may have failed while it was mounting.
      if (shown !== here) here.remote.unmount();
    } catch (error) {
      handleFatal(error);
    }
  }

  function unmount() {
    shown?.leaving.abort();
    shown?.remote?.unmount();
    shown?.element.remove();
    shown = null;
  }

  function waitAtMost() {
    stopWaiting();
    after(slotTimeoutMs, () => onState('failed'));
  }

  function report(release: BootRelease, error: unknown, phase: Phase) {
    if (!hasLeft) services.report(error, { remote: name, version: release.version, phase });
  }

  waitAtMost();
  begin();
  goOn();
  return {
    update(next) {
      props = next;
      shown?.remote?.update(next);
    },
    clear() {
      hasLeft = true;
      stopWaiting();
      unmount();
    },
  };
}
