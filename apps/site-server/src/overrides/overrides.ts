import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPreview } from '@alzette/release';
import type { Environment } from '../settings/environment';
import { cookieName } from '../http/security-headers';

type OverrideEnvironment = Pick<Environment, 'overrides' | 'siteUrl' | 'releases'>;

/** The origins and versions that a visit requested instead of its own releases, by remote. */
export interface Overrides {
  /** Origins of dev servers. */
  readonly origins: Readonly<Record<string, string>>;
  /** Versions of listed releases. */
  readonly previews: Readonly<Record<string, string>>;
}

const cookieNameOf = ({ siteUrl }: Pick<Environment, 'siteUrl'>) => cookieName('alzette_overrides', siteUrl);
const parameter = /^mfe\.([a-z][a-z0-9-]*)$/u;

/** Parses the overrides of visitors: `?mfe.<remote>=`, stored in a session cookie. */
export interface OverrideReader {
  /**
   * The overrides of this visit that the site allows. Their cookie survives reloads and the return from the payment page. Each
   * request checks it anew: the origins, the signature of a preview and its end.
   */
  chosen(request: FastifyRequest): Promise<Overrides>;
  /**
   * Applies `?mfe.<remote>=` with an origin, a version or a signed preview; an empty value removes the override. Returns the
   * address without these parameters, or null when there are none. Overrides that the site does not allow are ignored.
   */
  change(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
}

export function overrideReader(environment: OverrideEnvironment, now: () => number): OverrideReader {
  const cookie = cookieNameOf(environment);
  const attributes = {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: environment.siteUrl.startsWith('https:'),
  } as const;

  /** Null for an override that the site does not allow. */
  async function read(remote: string, value: string): Promise<Partial<Overrides> | null> {
    const { allowed, unsignedPreviews } = environment.overrides;
    const origin = originOf(value);
    if (origin !== null) return isAllowed(origin, allowed) ? { origins: { [remote]: origin } } : null;
    if (versionPattern.test(value)) return unsignedPreviews ? { previews: { [remote]: value } } : null;
    const preview = await readPreview(value, environment.releases.keys.publicKeys, now());
    return preview?.remote === remote ? { previews: { [remote]: preview.version } } : null;
  }

  const keptIn = ({ cookies }: FastifyRequest) =>
    [...new URLSearchParams(cookies[cookie] ?? '')].slice(0, maxOverrides);

  return {
    async chosen(request) {
      const found = await Promise.all(keptIn(request).map(([remote, value]) => read(remote, value)));
      return {
        origins: Object.assign({}, ...found.map((each) => each?.origins)),
        previews: Object.assign({}, ...found.map((each) => each?.previews)),
      };
    },
    async change(request, reply) {
      const { pathname, searchParams } = new URL(request.url, environment.siteUrl);
      const asked = [...searchParams].filter(([name]) => parameter.test(name)).slice(0, maxOverrides);
      if (asked.length === 0) return null;
      const overrides = new Map(keptIn(request));
      for (const [name, value] of asked) {
        const remote = name.replace(parameter, '$1');
        searchParams.delete(name);
        if (value === '') overrides.delete(remote);
        else if (await read(remote, value)) overrides.set(remote, value);
        else request.log.warn({ remote }, 'override refused: this site does not allow it, or its link has ended');
      }
      if (overrides.size === 0) reply.clearCookie(cookie, attributes);
      else reply.setCookie(cookie, new URLSearchParams([...overrides]).toString(), attributes);
      const query = searchParams.toString();
      // `/en/..//host` is the path `//host`, which would lead to that host.
      const path = pathname.replace(/^\/+/u, '/');
      return query === '' ? path : `${path}?${query}`;
    },
  };
}

/** Maximum number of signed previews in the cookie. */
const maxOverrides = 8;
const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/u;

function originOf(text: string): string | null {
  return URL.canParse(text) && new URL(text).origin === text.replace(/\/$/u, '') ? new URL(text).origin : null;
}

function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const withAnyPort = origin.replace(/(?<=[^/]):\d+$/u, '') + ':*';
  return allowed.some((each) => each === origin || each === withAnyPort);
}
