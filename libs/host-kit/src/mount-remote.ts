import type { BootDiscovery, BootRelease } from '@alzette/discovery';
import type { DrawnRemote, HostServices, MountedRemote, MountModule, MountProps } from '@alzette/remote-contract';
import { loadRelease } from './load-release';
import { storeForRelease } from './replaceable-slices';

/** After this time the previous release is loaded too. */
const releaseTimeoutMs = 4000;
/** After this time an empty slot is `failed`. */
const slotTimeoutMs = 5500;

/** `failed` is not final: a late release still becomes `ready`. */
export type SlotState = 'loading' | 'ready' | 'failed';

export interface MountRemoteOptions {
  /** Name of the remote in the discovery document. */
  readonly name: string;
  readonly discovery: BootDiscovery;
  readonly services: HostServices;
  readonly props: MountProps;
  /** Base of the releases' addresses; the page when left out. */
  readonly site?: string;
  /** The remote that the server rendered into the slot. Only its release (`data-release`) hydrates it; another release replaces it. */
  readonly ssrRemote?: DrawnRemote | null;
  readonly onState: (state: SlotState) => void;
}

export interface RemoteSlotHandle {
  update(props: MountProps): void;
  clear(): void;
}

type Phase = 'load' | 'render';

interface ShownRelease {
  readonly element: HTMLElement;
  readonly leaving: AbortController;
  remote?: MountedRemote;
}

/**
 * Shows a remote in a slot and contains its failures: when a release does not load, is incompatible or throws, the previous
 * release replaces it; without another release the slot is `failed`. Each failure is reported with remote, version and phase.
 * The attribute `data-release` holds the version.
 */
export function mountRemote(
  slot: HTMLElement,
  { name, discovery, services, site, ssrRemote = null, onState, ...options }: MountRemoteOptions,
): RemoteSlotHandle {
  const releases = discovery.remotes[name] ?? [];
  const loaded: { release: BootRelease; module: MountModule }[] = [];
  const host = { hostServicesVersion: services.version, site: site ?? window.location.href };
  let { props } = options;
  let isCleared = false;
  let started = 0;
  let pending = 0;
  let shown: ShownRelease | null = null;
  let ssrElements = ssrRemote ? [...slot.querySelectorAll<HTMLElement>(':scope > [data-release]')] : [];
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function after(milliseconds: number, action: () => void) {
    const timer = setTimeout(action, milliseconds);
    timers.add(timer);
    return timer;
  }

  function stopTimers() {
    timers.forEach(clearTimeout);
    timers.clear();
  }

  function loadNext() {
    const release = releases[started];
    if (!release) return;
    started += 1;
    pending += 1;
    const slow = after(releaseTimeoutMs, () => {
      report(release, new Error(`Not loaded within ${releaseTimeoutMs} ms`), 'load');
      loadNext();
    });
    loadRelease(name, release, host)
      .then(
        (module) => loaded.push({ release, module }),
        (error: unknown) => {
          report(release, error, 'load');
          if (!isCleared && !shown) loadNext();
        },
      )
      .finally(() => {
        clearTimeout(slow);
        pending -= 1;
        proceed();
      });
  }

  /** Renders a loaded release, loads the next one, or fails. */
  function proceed() {
    if (isCleared || shown) return;
    const next = loaded.shift();
    if (next) show(next.release, next.module);
    else if (pending === 0 && started < releases.length) loadNext();
    else if (pending === 0) {
      stopTimers();
      onState('failed');
    }
  }

  function show(release: BootRelease, { mount, hydrate }: MountModule) {
    const before = takeSsrElement();
    const continues = ssrRemote && before?.dataset['release'] === release.version && hydrate;
    if (before && !continues) {
      before.remove();
      onState('loading');
    }
    const here: ShownRelease = {
      element: continues ? before : slot.appendChild(document.createElement('div')),
      leaving: new AbortController(),
    };
    shown = here;
    here.element.dataset['release'] = release.version;
    const handleReady = () => {
      if (shown !== here) return;
      stopTimers();
      onState('ready');
    };
    const handleFatal = (error: unknown) => {
      if (shown !== here) return;
      report(release, error, 'render');
      unmount();
      onState('loading');
      startTimeout();
      proceed();
    };
    try {
      const {
        element,
        leaving: { signal },
      } = here;
      const offered = { ...services, store: storeForRelease(services.store, name, release.version) };
      const given = { services: offered, props, signal, onReady: handleReady, onFatal: handleFatal };
      here.remote = continues ? hydrate(element, { ...given, drawn: ssrRemote }) : mount(element, given);
      // The mount may have failed already.
      if (shown !== here) here.remote.unmount();
    } catch (error) {
      handleFatal(error);
    }
  }

  /** The element that the server rendered, for the first release that is shown. */
  function takeSsrElement(): HTMLElement | null {
    const [element = null] = ssrElements;
    ssrElements = [];
    return element;
  }

  function unmount() {
    shown?.leaving.abort();
    shown?.remote?.unmount();
    shown?.element.remove();
    shown = null;
  }

  function startTimeout() {
    stopTimers();
    after(slotTimeoutMs, () => onState('failed'));
  }

  function report(release: BootRelease, error: unknown, phase: Phase) {
    if (!isCleared) services.report(error, { remote: name, version: release.version, phase });
  }

  startTimeout();
  loadNext();
  proceed();
  return {
    update(next) {
      props = next;
      shown?.remote?.update(next);
    },
    clear() {
      isCleared = true;
      stopTimers();
      takeSsrElement()?.remove();
      unmount();
    },
  };
}
