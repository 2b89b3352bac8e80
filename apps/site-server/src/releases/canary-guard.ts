import { releasesOf, type DiscoveredRelease } from '@alzette/discovery';
import { changeDocument, isCanary, withWithdrawn, type ReleaseKeys, type Store } from '@alzette/release';
import type { FastifyBaseLogger } from 'fastify';
import { sessionWindow } from './session-window';
import type { CanarySettings } from './settings';
import type { ReleaseStore } from './store';

/** Time within which failures count, in milliseconds. */
const windowLength = 10 * 60 * 1000;

/** What a page reports of a remote that failed. */
export interface RemoteFailure {
  readonly session: string;
  readonly remote: string;
  readonly version: string;
}

/** Watches what becomes of canaries, and takes one off when too many of its sessions fail. */
export interface CanaryGuard {
  /** A session was given a release on a page that it fills a place of. */
  given(session: string, remote: string, release: DiscoveredRelease): void;
  /** A session that was given a release reports that it could not be loaded or drawn. */
  failed(failure: RemoteFailure): Promise<void>;
  /** Whether this server took the release off and the document of this revision does not say so yet. */
  isWithdrawn(remote: string, release: DiscoveredRelease, revision: number): boolean;
}

export interface CanaryGuardOptions {
  readonly releases: ReleaseStore;
  readonly store: Store;
  readonly keys: ReleaseKeys;
  readonly settings: CanarySettings;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

export function canaryGuard({ releases, store, keys, settings, log, now }: CanaryGuardOptions): CanaryGuard {
  const given = sessionWindow(windowLength, now);
  const failed = sessionWindow(windowLength, now);
  /** Canaries that were taken off here, and the revision from which on the document speaks for itself. */
  const withdrawn = new Map<string, number>();
  const isOff = (canary: string, revision: number) => revision < (withdrawn.get(canary) ?? 0);

  async function withdraw(remote: string, version: string, canary: string): Promise<void> {
    withdrawn.set(canary, Infinity);
    const counts = { failed: failed.count(canary), given: given.count(canary) };
    const share = `${Math.round((100 * counts.failed) / counts.given)} %`;
    const revision = await withdrawInStore({ store, keys }, remote, version).catch((err: unknown) => {
      log.error({ err, remote, version }, 'the canary stays in the document: take it off with "alzette-release kill"');
      return Infinity;
    });
    withdrawn.set(canary, revision);
    // Should a team try it again, it starts anew.
    for (const counted of [given, failed]) counted.forget(canary);
    log.error({ remote, version, share, ...counts, everywhere: revision !== Infinity }, 'canary withdrawn');
  }

  return {
    given: (session, remote, release) => {
      if (isCanary(release)) given.add(keyOf(remote, release.metadata.version), session);
    },
    failed: async ({ session, remote, version }) => {
      const canary = keyOf(remote, version);
      const document = await releases.document();
      const release = releasesOf(document, remote).find(({ metadata }) => metadata.version === version);
      if (!release || !isCanary(release) || isOff(canary, document.revision)) return;
      // Another copy of this server may have given it: the session's cookie says so.
      given.add(canary, session);
      failed.add(canary, session);
      const isOver = failed.count(canary) / given.count(canary) > settings.budget / 100;
      if (isOver && failed.count(canary) >= settings.minimum) await withdraw(remote, version, canary);
    },
    isWithdrawn: (remote, release, revision) =>
      isCanary(release) && isOff(keyOf(remote, release.metadata.version), revision),
  };
}

/** The revision that says so; Infinity where this server has no key to sign with: then the canary is off in this copy only. */
async function withdrawInStore(
  { store, keys }: Pick<CanaryGuardOptions, 'store' | 'keys'>,
  remote: string,
  version: string,
): Promise<number> {
  if (keys.privateKey === null) return Infinity;
  const { revision } = await changeDocument({ store, keys }, (document) => {
    const isStillCanary = releasesOf(document, remote).some(
      (release) => release.metadata.version === version && isCanary(release),
    );
    return isStillCanary ? withWithdrawn(document, remote, version) : document;
  });
  return revision;
}

function keyOf(remote: string, version: string): string {
  return `${remote}@${version}`;
}
