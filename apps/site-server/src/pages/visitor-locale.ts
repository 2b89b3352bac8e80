import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '@alzette/shop-model';

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
