import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EnvironmentReader } from '@alzette/server-kit';
import type { Environment } from '../environment';
import { cookieName } from '../http/security';

/** Sources of remotes besides the release store. A production site has none. */
export interface OverrideSettings {
  /** Origins that `?mfe.<remote>=<origin>` may name. A port may be `*`. Empty: overrides are off. */
  readonly allowed: readonly string[];
  /** Dev servers of `npm run dev`, by remote. */
  readonly remoteServers: Readonly<Record<string, string>>;
}

const anyOrigin = /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/u;
const server = /^([a-z][a-z0-9-]*)=(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/u;
const stages = ['production', 'staging'];

/**
 * Reads `ALZETTE_OVERRIDES`, which a development build may set, and a production build with `ALZETTE_STAGE=staging`
 * (docs/adr/0017). Without a stage a production build is a production site.
 *
 * @param isDevelopment whether this is a development build
 */
export function readOverrides(
  reader: EnvironmentReader,
  isDevelopment = process.env['NODE_ENV'] === 'development',
): OverrideSettings {
  const allowed = listOf(reader.text('ALZETTE_OVERRIDES', ''));
  const servers = listOf(reader.text('ALZETTE_REMOTE_SERVERS', ''));
  const stage = reader.text('ALZETTE_STAGE', 'production');
  if (!stages.includes(stage)) reader.fault(`ALZETTE_STAGE is "${stage}": give ${stages.join(' or ')}.`);
  for (const origin of allowed.filter((each) => !anyOrigin.test(each))) {
    reader.fault(`ALZETTE_OVERRIDES names "${origin}": give origins such as http://localhost:*.`);
  }
  for (const each of servers.filter((given) => !server.test(given))) {
    reader.fault(`ALZETTE_REMOTE_SERVERS names "${each}": give remotes such as cart=http://localhost:4201.`);
  }
  if (allowed.length > 0 && !isDevelopment && stage === 'production') {
    reader.fault('ALZETTE_OVERRIDES is set on a production site: remove it, or set ALZETTE_STAGE=staging.');
  }
  if (servers.length > 0 && !isDevelopment) {
    reader.fault('ALZETTE_REMOTE_SERVERS is set in a production build: remove it, or use npm run dev.');
  }
  return { allowed, remoteServers: Object.fromEntries(servers.flatMap(pairOf)) };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function pairOf(text: string): readonly (readonly [string, string])[] {
  const [, name, origin] = server.exec(text) ?? [];
  return name === undefined || origin === undefined ? [] : [[name, origin]];
}

/** Origins that replace the release store, by remote. */
export type Overrides = Readonly<Record<string, string>>;

const cookieNameOf = ({ siteUrl }: Pick<Environment, 'siteUrl'>) => cookieName('alzette_overrides', siteUrl);
const parameter = /^mfe\.([a-z][a-z0-9-]*)$/u;

/**
 * The overrides of this visit that the site allows. They stand in a session cookie, which survives reloads and the return
 * from the payment page. Each request checks the cookie against the allowed origins.
 */
export function chosenOverrides(
  { cookies }: FastifyRequest,
  environment: Pick<Environment, 'overrides' | 'siteUrl'>,
): Overrides {
  const { allowed } = environment.overrides;
  const kept = [...new URLSearchParams(cookies[cookieNameOf(environment)] ?? '')];
  return Object.fromEntries(kept.filter(([, origin]) => isAllowed(origin, allowed)));
}

/**
 * Applies `?mfe.<remote>=<origin>`; an empty origin removes the override. Returns the address without these parameters, or
 * null when there are none. A site without overrides ignores them.
 */
export function changeOverrides(
  request: FastifyRequest,
  reply: FastifyReply,
  environment: Pick<Environment, 'overrides' | 'siteUrl'>,
): string | null {
  const { allowed } = environment.overrides;
  const { pathname, searchParams } = new URL(request.url, environment.siteUrl);
  const requested = [...searchParams].filter(([name]) => parameter.test(name));
  if (allowed.length === 0 || requested.length === 0) return null;

  const overrides = new Map(Object.entries(chosenOverrides(request, environment)));
  for (const [name, given] of requested) {
    const remote = name.replace(parameter, '$1');
    const origin = originOf(given);
    searchParams.delete(name);
    if (origin !== null && isAllowed(origin, allowed)) overrides.set(remote, origin);
    else if (given === '') overrides.delete(remote);
    else request.log.warn({ remote }, 'override refused: its origin is not in ALZETTE_OVERRIDES');
  }
  const attributes = {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: environment.siteUrl.startsWith('https:'),
  } as const;
  if (overrides.size === 0) reply.clearCookie(cookieNameOf(environment), attributes);
  else reply.setCookie(cookieNameOf(environment), new URLSearchParams([...overrides]).toString(), attributes);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function originOf(text: string): string | null {
  return URL.canParse(text) && new URL(text).origin === text.replace(/\/$/u, '') ? new URL(text).origin : null;
}

function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const withAnyPort = origin.replace(/(?<=[^/]):\d+$/u, '') + ':*';
  return allowed.some((each) => each === origin || each === withAnyPort);
}
