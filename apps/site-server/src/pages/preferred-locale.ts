import { isLocale, type Locale } from '@alzette/shop-model';
import type { FastifyRequest } from 'fastify';

export const localeCookie = 'alzette_locale';

/** A request that fails before its cookies are parsed has none. */
type LocaleRequest = Pick<FastifyRequest, 'url' | 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>;

/** The visitor's language: from the address, else the cookie, else the browser, else French. */
export function preferredLocale({ url, cookies, headers }: LocaleRequest): Locale {
  const fromAddress = url.split(/[/?]/u)[1];
  if (isLocale(fromAddress)) return fromAddress;
  const remembered = cookies?.[localeCookie];
  if (isLocale(remembered)) return remembered;
  return acceptedLocale(headers['accept-language'] ?? '') ?? 'fr';
}

/** The shop's language that an Accept-Language header likes best; null when it likes none. */
export function acceptedLocale(header: string): Locale | null {
  const wishes = header
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes.map(({ language }) => language).find(isLocale) ?? null;
}

function readWish(text: string): { readonly language: string; readonly weight: number } {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1]).find(Boolean);
  return { language: range.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) || 0 };
}
