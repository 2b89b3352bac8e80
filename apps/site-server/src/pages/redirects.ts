import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '@alzette/operator-config';
import { redirectResponse } from '@alzette/server-kit';
import { isLocale, type Locale, locales } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';

export const localeCookie = 'alzette_locale';

/** A request that fails before cookie parsing has no cookies. */
type LocaleRequest = Pick<FastifyRequest, 'url' | 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>;

/** The visitor's language: from the address, the cookie, the browser, or French. */
export function preferredLocale({ url, cookies, headers }: LocaleRequest): Locale {
  const fromAddress = url.split(/[/?]/u)[1];
  if (isLocale(fromAddress)) return fromAddress;
  const remembered = cookies?.[localeCookie];
  if (isLocale(remembered)) return remembered;
  return acceptedLocale(headers['accept-language'] ?? '') ?? 'fr';
}

/** The shop's language with the highest weight in an Accept-Language header; null when the header contains none. */
function acceptedLocale(header: string): Locale | null {
  const ranges = header
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return ranges.map(({ language }) => language).find(isLocale) ?? null;
}

function parseRange(text: string): { readonly language: string; readonly weight: number } {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1]).find(Boolean);
  return { language: range.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) || 0 };
}

/** Redirects addresses without a locale to the page in a language of the shop, and keeps the query. */
export async function redirectRoutes(
  app: FastifyInstance,
  { environment: { operator } }: { readonly environment: Environment },
): Promise<void> {
  const schema = { summary: 'Redirects to the page in a language of the shop', response: { 302: redirectResponse } };

  app.get('/', { schema }, (request, reply) => redirect(request, reply, `/${preferredLocale(request)}`));

  for (const [path, targets] of bareAddresses(operator)) {
    app.get(`/${path}`, { schema }, (request, reply) => {
      const preferred = preferredLocale(request);
      const locale = targets.includes(preferred) ? preferred : (targets[0] ?? preferred);
      return redirect(request, reply, `/${locale}/${path}`);
    });
  }
}

/** The languages of each path of the cart and the checkout. */
function bareAddresses({ paths }: Operator): ReadonlyMap<string, readonly Locale[]> {
  const addresses = new Map<string, Locale[]>();
  for (const page of [paths.cart, paths.checkout]) {
    for (const locale of locales) {
      const path = page[locale];
      addresses.set(path, [...(addresses.get(path) ?? []), locale]);
    }
  }
  return addresses;
}

function redirect({ url }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const queryAt = url.indexOf('?');
  const query = queryAt === -1 ? '' : url.slice(queryAt);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(`${path}${query}`, 302);
}
