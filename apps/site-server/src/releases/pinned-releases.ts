import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../session/session';

/** Versions by remote that a session was given, and when, in hours since 1970. */
export interface PinnedReleases {
  readonly since: number;
  readonly versions: Readonly<Record<string, string>>;
}

declare module '@fastify/secure-session' {
  interface SessionData {
    releases: PinnedReleases;
  }
}

/** A visit. Somebody who comes back later starts with what is released then. */
const pinHours = 4;

const hour = 60 * 60 * 1000;

/** What the session was given before, as long as the visit lasts. The cookie is encrypted: nobody chooses on his own. */
export function pinnedReleases(request: FastifyRequest, now: number): Readonly<Record<string, string>> {
  const pinned = sessionOf(request).get('releases');
  return pinned && now / hour - pinned.since < pinHours ? pinned.versions : {};
}

/** Notes what the session is given. Written only when it differs, so that most pages set no cookie. */
export function pinReleases(request: FastifyRequest, versions: Readonly<Record<string, string>>, now: number): void {
  const session = sessionOf(request);
  const pinned = session.get('releases');
  const isSame =
    pinned !== undefined && now / hour - pinned.since < pinHours && sameVersions(pinned.versions, versions);
  if (!isSame) session.set('releases', { since: Math.floor(now / hour), versions });
}

function sameVersions(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
