import type { FastifyBaseLogger } from 'fastify';
import { releasesOf, type DiscoveredRelease } from '@alzette/discovery';
import { changeDocument, isCanary, type ReleaseKeys, type Store, withWithdrawn } from '@alzette/release';
import type { ReleaseStore } from './release-store';
import type { CanarySettings } from './releases';

const windowMs = 10 * 60 * 1000;

/** The failure of a remote on a page. */
export interface RemoteFailure {
  readonly session: string;
  readonly remote: string;
  readonly version: string;
}

/** Counts the failing sessions of canaries and withdraws a canary that fails too often. */
export interface CanaryGuard {
  /** Notes that a session was given a release on a page whose slot it fills. */
  noteGiven(session: string, remote: string, release: DiscoveredRelease): void;
  /** Notes that a release did not load or render in a session that was given it. */
  noteFailed(failure: RemoteFailure): Promise<void>;
  /** Whether this server withdrew the release and the document of this revision does not list it as withdrawn yet. */
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
  const given = sessionWindow(windowMs, now);
  const failed = sessionWindow(windowMs, now);
  /** The canaries withdrawn here, and the first revision of the document that contains the withdrawal. */
  const withdrawn = new Map<string, number>();
  const isWithdrawnHere = (canary: string, revision: number) => revision < (withdrawn.get(canary) ?? 0);

  async function withdraw(remote: string, version: string, canary: string): Promise<void> {
    withdrawn.set(canary, Infinity);
    const counts = { failed: failed.count(canary), given: given.count(canary) };
    const share = `${Math.round((100 * counts.failed) / counts.given)} %`;
    const revision = await withdrawInStore({ store, keys }, remote, version).catch((err: unknown) => {
      log.error({ err, remote, version }, 'canary not withdrawn in the store: run "alzette-release kill"');
      return Infinity;
    });
    withdrawn.set(canary, revision);
    // A second trial of the same version starts at zero.
    for (const counted of [given, failed]) counted.forget(canary);
    log.error({ remote, version, share, ...counts, everywhere: revision !== Infinity }, 'canary withdrawn');
  }

  return {
    noteGiven: (session, remote, release) => {
      if (isCanary(release)) given.add(keyOf(remote, release.metadata.version), session);
    },
    noteFailed: async ({ session, remote, version }) => {
      const canary = keyOf(remote, version);
      const document = await releases.document();
      const release = releasesOf(document, remote).find(({ metadata }) => metadata.version === version);
      if (!release || !isCanary(release) || isWithdrawnHere(canary, document.revision)) return;
      // Another copy of this server may have given it; the session's cookie proves that.
      given.add(canary, session);
      failed.add(canary, session);
      const isOver = failed.count(canary) / given.count(canary) > settings.budget / 100;
      if (isOver && failed.count(canary) >= settings.minimum) await withdraw(remote, version, canary);
    },
    isWithdrawn: (remote, release, revision) =>
      isCanary(release) && isWithdrawnHere(keyOf(remote, release.metadata.version), revision),
  };
}

/** Returns the revision with the withdrawal; Infinity without a signing key: then only this copy withdraws the canary. */
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

/** Counts the sessions of the last minutes by subject, each session once. */
interface SessionWindow {
  add(subject: string, session: string): void;
  count(subject: string): number;
  forget(subject: string): void;
}

function sessionWindow(lengthMs: number, now: () => number): SessionWindow {
  const subjects = new Map<string, Map<string, number>>();

  // A Map keeps insertion order, so the oldest sessions come first.
  function recent(subject: string): Map<string, number> {
    const sessions = subjects.get(subject) ?? new Map<string, number>();
    for (const [session, at] of sessions) {
      if (now() - at < lengthMs) break;
      sessions.delete(session);
    }
    return sessions;
  }

  return {
    add: (subject, session) => {
      const sessions = recent(subject);
      sessions.delete(session);
      subjects.set(subject, sessions.set(session, now()));
    },
    count: (subject) => recent(subject).size,
    forget: (subject) => void subjects.delete(subject),
  };
}
