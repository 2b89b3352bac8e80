import type { MountedRemote, MountOptions, MountProps } from '@alzette/remote-contract';
import type { MountRemoteOptions } from './mount-remote';
import type { LoadedRelease } from './release-queue';
import { storeForRelease } from './replaceable-slices';

type MountPointOptions = Pick<MountRemoteOptions, 'name' | 'services' | 'props' | 'ssrRemote' | 'onState'>;

/** The place in a slot where one release of a remote is mounted at a time. */
export interface MountPoint {
  isEmpty(): boolean;
  /** The callbacks are called only while the release is mounted. An error of its mount is passed to `onFatal`. */
  mount(loaded: LoadedRelease, onReady: MountOptions['onReady'], onFatal: MountOptions['onFatal']): void;
  update(props: MountProps): void;
  unmount(): void;
  /** Unmounts the release, or removes the element that the server rendered. */
  clear(): void;
}

interface ShownRelease {
  readonly element: HTMLElement;
  readonly leaving: AbortController;
  remote?: MountedRemote;
}

export function mountPoint(
  slot: HTMLElement,
  { name, services, props, ssrRemote = null, onState }: MountPointOptions,
): MountPoint {
  let shown: ShownRelease | null = null;
  /** Null after the first release was mounted. */
  let ssrElement = ssrRemote && slot.querySelector<HTMLElement>(':scope > [data-release]');

  function mount(
    { release: { version }, module }: LoadedRelease,
    onReady: MountOptions['onReady'],
    onFatal: MountOptions['onFatal'],
  ): void {
    const before = ssrElement;
    const hydrate = ssrRemote && before?.dataset['release'] === version && module.hydrate;
    ssrElement = null;
    if (before && !hydrate) {
      before.remove();
      onState('loading');
    }
    const element = hydrate ? before : slot.appendChild(document.createElement('div'));
    const here: ShownRelease = { element, leaving: new AbortController() };
    shown = here;
    element.dataset['release'] = version;
    const handleFatal = (error: unknown) => {
      if (shown === here) onFatal(error);
    };
    try {
      const given = {
        services: { ...services, store: storeForRelease(services.store, name, version) },
        props,
        signal: here.leaving.signal,
        onReady: () => {
          if (shown === here) onReady();
        },
        onFatal: handleFatal,
      };
      here.remote = hydrate ? hydrate(element, { ...given, drawn: ssrRemote }) : module.mount(element, given);
      // The mount may have failed already.
      if (shown !== here) here.remote.unmount();
    } catch (error) {
      handleFatal(error);
    }
  }

  function unmount(): void {
    shown?.leaving.abort();
    shown?.remote?.unmount();
    shown?.element.remove();
    shown = null;
  }

  return {
    isEmpty: () => !shown,
    mount,
    update(next) {
      props = next;
      shown?.remote?.update(next);
    },
    unmount,
    clear() {
      ssrElement?.remove();
      unmount();
    },
  };
}
