import type { HttpPort } from '@alzette/remote-contract';
import { type Locale, type PrepaidProduct, starterPackProduct } from '@alzette/shop-model';
import { starterPacksQuery, topUpAmountsQuery } from './catalogue';
import { fetchQuery } from './query';

/** The prepaid product of a code with today's name and price; null when it is no longer sold. */
export async function findPrepaidProduct(
  http: HttpPort,
  locale: Locale,
  { type, code }: Pick<PrepaidProduct, 'type' | 'code'>,
): Promise<PrepaidProduct | null> {
  const onSale =
    type === 'prepaid_top_up'
      ? await fetchQuery(http, locale, topUpAmountsQuery)
      : (await fetchQuery(http, locale, starterPacksQuery)).map(starterPackProduct);
  return onSale.find((product) => product.code === code) ?? null;
}
