import type { BootRelease } from '@alzette/discovery';
import type { MountModule } from '@alzette/remote-contract';
import { type Host, loadRelease } from './load-release';

/** After this time the previous release is loaded too. */
const releaseTimeoutMs = 4000;

export interface LoadedRelease {
  readonly release: BootRelease;
  readonly module: MountModule;
}

interface ReleaseQueueOptions {
  readonly name: string;
  /** In the order in which they are loaded. */
  readonly releases: readonly BootRelease[];
  readonly host: Host;
  /** Whether the slot still waits for a release, so that a failed release is replaced. */
  readonly isNeeded: () => boolean;
  readonly report: (release: BootRelease, error: unknown, phase: 'load') => void;
  /** Starts a timer. It is cleared when the slot no longer waits for a release. */
  readonly after: (milliseconds: number, action: () => void) => ReturnType<typeof setTimeout>;
  /** Called each time a release was loaded, or failed. */
  readonly onSettled: () => void;
}

/** Loads the releases of a remote one after the other. The next one is loaded beside a slow one. */
export interface ReleaseQueue {
  /** Removes the release that was loaded first from the queue. */
  takeLoaded(): LoadedRelease | undefined;
  /** Loads the next release unless one is loading. False when no release is left. */
  keepLoading(): boolean;
}

export function releaseQueue({
  name,
  releases,
  host,
  isNeeded,
  report,
  after,
  onSettled,
}: ReleaseQueueOptions): ReleaseQueue {
  const loaded: LoadedRelease[] = [];
  let started = 0;
  let pending = 0;

  function loadNext(): void {
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
          if (isNeeded()) loadNext();
        },
      )
      .finally(() => {
        clearTimeout(slow);
        pending -= 1;
        onSettled();
      });
  }

  return {
    takeLoaded: () => loaded.shift(),
    keepLoading() {
      if (pending === 0) loadNext();
      return pending > 0;
    },
  };
}
