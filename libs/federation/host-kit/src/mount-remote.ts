import type { BootDiscovery, BootRelease } from '@alzette/discovery';
import type { DrawnRemote, HostServices, MountProps } from '@alzette/remote-contract';
import { mountPoint } from './mount-point';
import { type LoadedRelease, releaseQueue } from './release-queue';

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

/**
 * Shows a remote in a slot and contains its failures: when a release does not load, is incompatible or throws, the previous
 * release replaces it; without another release the slot is `failed`. Each failure is reported with remote, version and phase.
 * The attribute `data-release` holds the version.
 */
export function mountRemote(slot: HTMLElement, input: MountRemoteOptions): RemoteSlotHandle {
  const { name, discovery, services, site, onState } = input;
  let isCleared = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const point = mountPoint(slot, input);
  const isNeeded = () => !isCleared && point.isEmpty();
  const queue = releaseQueue({
    name,
    releases: discovery.remotes[name] ?? [],
    host: { hostServicesVersion: services.version, site: site ?? window.location.href },
    isNeeded,
    report,
    after,
    onSettled: proceed,
  });

  /** Renders a loaded release, loads the next one, or fails. */
  function proceed() {
    if (!isNeeded()) return;
    const loaded = queue.takeLoaded();
    if (loaded) show(loaded);
    else if (!queue.keepLoading()) {
      stopTimers();
      onState('failed');
    }
  }

  function show(loaded: LoadedRelease) {
    const handleReady = () => {
      stopTimers();
      onState('ready');
    };
    const handleFatal = (error: unknown) => {
      report(loaded.release, error, 'render');
      point.unmount();
      onState('loading');
      startTimeout();
      proceed();
    };
    point.mount(loaded, handleReady, handleFatal);
  }

  function startTimeout() {
    stopTimers();
    after(slotTimeoutMs, () => onState('failed'));
  }

  function after(milliseconds: number, action: () => void) {
    const timer = setTimeout(action, milliseconds);
    timers.add(timer);
    return timer;
  }

  function stopTimers() {
    timers.forEach(clearTimeout);
    timers.clear();
  }

  function report(release: BootRelease, error: unknown, phase: Phase) {
    if (!isCleared) services.report(error, { remote: name, version: release.version, phase });
  }

  startTimeout();
  proceed();
  return {
    update: point.update,
    clear() {
      isCleared = true;
      stopTimers();
      point.clear();
    },
  };
}
