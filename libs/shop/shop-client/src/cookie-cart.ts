import type { HttpPort } from '@alzette/remote-contract';
import { type CartItem, type CookieCart, cookieItems, type Locale, type Offer } from '@alzette/shop-model';
import { offerQuery } from './catalogue';
import { isGone } from './http-error';
import { fetchQuery } from './query';

/**
 * The items of a cookie from today's catalogue; items that are no longer sold are left out.
 *
 * @throws ShopHttpError when the catalogue does not respond
 */
export async function cookieCartItems(
  http: HttpPort,
  locale: Locale,
  { entries }: Extract<CookieCart, { kind: 'items' }>,
): Promise<readonly CartItem[]> {
  const parents = entries.filter(({ parentIdentifier }) => parentIdentifier === null);
  const offers = new Map<string, Offer | null>();
  await Promise.all(
    parents.map(async ({ identifier, type, code }) => {
      const offer = await fetchQuery(http, locale, offerQuery(type, code)).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      offers.set(identifier, offer);
    }),
  );
  const sold = entries.filter(({ identifier, parentIdentifier }) => offers.get(parentIdentifier ?? identifier));
  return (await cookieItems(sold, async ({ identifier }) => offers.get(identifier) ?? null, `/${locale}`)) ?? [];
}
