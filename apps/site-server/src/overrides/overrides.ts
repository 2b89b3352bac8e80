import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { cookieName } from '../http/cookie-name';

/** Origins that remotes are taken from instead of the release store, by remote. */
export type Overrides = Readonly<Record<string, string>>;

const cookieOf = ({ siteUrl }: Pick<Environment, 'siteUrl'>) => cookieName('alzette_overrides', siteUrl);
const parameter = /^mfe\.([a-z][a-z0-9-]*)$/u;

/**
 * The overrides that this visit asked for and this site allows. They stand in a cookie of the browser's session, so that a reload or
 * the way back from the payment page keeps them; it is held against the list of allowed origins each time.
 */
export function chosenOverrides(
  { cookies }: FastifyRequest,
  environment: Pick<Environment, 'overrides' | 'siteUrl'>,
): Overrides {
  const { allowed } = environment.overrides;
  const kept = [...new URLSearchParams(cookies[cookieOf(environment)] ?? '')];
  return Object.fromEntries(kept.filter(([, origin]) => isAllowed(origin, allowed)));
}

/**
 * Follows `?mfe.<remote>=<origin>`; without an origin the override is taken off. Answers the address without them, or null
 * when the page asks for nothing of the kind. A site without overrides takes no notice of such a query.
 */
export function changeOverrides(
  request: FastifyRequest,
  reply: FastifyReply,
  environment: Pick<Environment, 'overrides' | 'siteUrl'>,
): string | null {
  const { allowed } = environment.overrides;
  const { pathname, searchParams } = new URL(request.url, environment.siteUrl);
  const asked = [...searchParams].filter(([name]) => parameter.test(name));
  if (allowed.length === 0 || asked.length === 0) return null;

  const overrides = new Map(Object.entries(chosenOverrides(request, environment)));
  for (const [name, given] of asked) {
    const remote = name.replace(parameter, '$1');
    const origin = originOf(given);
    searchParams.delete(name);
    if (origin !== null && isAllowed(origin, allowed)) overrides.set(remote, origin);
    else if (given === '') overrides.delete(remote);
    else request.log.warn({ remote }, 'an override was refused: its origin is not in ALZETTE_OVERRIDES');
  }
  const attributes = {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: environment.siteUrl.startsWith('https:'),
  } as const;
  if (overrides.size === 0) reply.clearCookie(cookieOf(environment), attributes);
  else reply.setCookie(cookieOf(environment), new URLSearchParams([...overrides]).toString(), attributes);
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
