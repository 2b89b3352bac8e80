import type { FastifyBaseLogger } from 'fastify';
import { releasesOf, type DiscoveredRelease } from '@alzette/discovery';
import { isCanary, type ReleaseKeys, type Store, withdrawCanary } from '@alzette/release';
import type { ReleaseStore } from './release-store';
import type { CanarySettings } from '../settings/release-settings';

const windowMs = 10 * 60 * 1000;

/** The session of a visitor, as the guard counts it. */
export interface CountedSession {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Pseudonym of its network. */
  readonly network: string;
}

/** The failure of a remote on a page. */
export interface RemoteFailure {
  readonly session: CountedSession;
  readonly remote: string;
  readonly version: string;
}

/**
 * Counts the failing sessions of canaries and withdraws a canary that fails too often. Sessions cost nothing, so one client
 * could report many failures: young sessions do not count, and failures must come from several networks.
 */
export interface CanaryGuard {
  /** Records that a session was given a release on a page whose slot it fills. */
  noteGiven(session: CountedSession, remote: string, release: DiscoveredRelease): void;
  /** Records that a release did not load or render in a session that was given it. */
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

  /** The canaries that were reported for a manual check, with the time of the report. */
  const reported = new Map<string, number>();

  async function withdraw(remote: string, version: string, counts: Counts): Promise<void> {
    const canary = keyOf(remote, version);
    withdrawn.set(canary, Infinity);
    const revision = await withdrawInStore({ store, keys }, remote, version).catch((err: unknown) => {
      log.error({ err, remote, version }, 'canary not withdrawn in the store: run "alzette-release kill"');
      return Infinity;
    });
    withdrawn.set(canary, revision);
    // A second smoke test of the same version starts at zero.
    for (const counted of [given, failed]) counted.forget(canary);
    reported.delete(canary);
    log.error({ remote, version, ...counts, everywhere: revision !== Infinity }, 'canary withdrawn');
  }

  /** Requests a manual check if the failures are too few to withdraw the canary: one log line in ten minutes. */
  function askPerson(remote: string, version: string, counts: Counts): void {
    const canary = keyOf(remote, version);
    if (now() - (reported.get(canary) ?? -Infinity) < windowMs) return;
    reported.set(canary, now());
    log.error(
      { remote, version, ...counts },
      'canary fails, too rarely to withdraw it: check it, or run "alzette-release kill"',
    );
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
      // Another instance of this server may have given the release. The session's cookie proves it.
      given.add(canary, session);
      failed.add(canary, session);
      const isOld = ({ startedAt }: CountedSession) => now() - startedAt >= settings.sessionAgeMs;
      const failing = failed.sessions(canary).filter(isOld);
      const all = given.sessions(canary).filter(isOld).length;
      if (failing.length === 0 || failing.length / all <= settings.budget / 100) return;
      const networks = new Set(failing.map(({ network }) => network)).size;
      const counts = {
        share: `${Math.round((100 * failing.length) / all)} %`,
        failed: failing.length,
        given: all,
        networks,
      };
      if (failing.length >= settings.minimum && networks >= settings.networks) await withdraw(remote, version, counts);
      else askPerson(remote, version, counts);
    },
    isWithdrawn: (remote, release, revision) =>
      isCanary(release) && isWithdrawnHere(keyOf(remote, release.metadata.version), revision),
  };
}

interface Counts {
  readonly share: string;
  readonly failed: number;
  readonly given: number;
  readonly networks: number;
}

/** Returns the revision with the withdrawal; Infinity without a withdrawal key. In that case only this instance withdraws the canary. */
async function withdrawInStore(
  { store, keys }: Pick<CanaryGuardOptions, 'store' | 'keys'>,
  remote: string,
  version: string,
): Promise<number> {
  if (!keys.withdrawal?.privateKey) return Infinity;
  const { revision } = await withdrawCanary({ store, keys }, remote, version);
  return revision;
}

function keyOf(remote: string, version: string): string {
  return `${remote}@${version}`;
}

/** The sessions of the last minutes by subject, without duplicates. */
interface SessionWindow {
  add(subject: string, session: CountedSession): void;
  sessions(subject: string): readonly CountedSession[];
  forget(subject: string): void;
}

/** By session id, with the time of the last record. */
type Sessions = Map<string, { readonly at: number; readonly session: CountedSession }>;

function sessionWindow(lengthMs: number, now: () => number): SessionWindow {
  const subjects = new Map<string, Sessions>();

  // A Map keeps insertion order, so the oldest sessions come first.
  function recent(subject: string): Sessions {
    const sessions: Sessions = subjects.get(subject) ?? new Map();
    for (const [id, { at }] of sessions) {
      if (now() - at < lengthMs) break;
      sessions.delete(id);
    }
    return sessions;
  }

  return {
    add: (subject, session) => {
      const sessions = recent(subject);
      sessions.delete(session.id);
      subjects.set(subject, sessions.set(session.id, { at: now(), session }));
    },
    sessions: (subject) => Array.from(recent(subject).values(), ({ session }) => session),
    forget: (subject) => void subjects.delete(subject),
  };
}
