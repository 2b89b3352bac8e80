import type { HttpPort } from '@alzette/remote-contract';
import { starterPackProduct, type Locale, type PrepaidProduct } from '@alzette/shop-model';
import { getStarterPacks } from '../requests/get-starter-packs';
import { getTopUpAmounts } from '../requests/get-top-up-amounts';

/** The product with today's name and price; as it was where the catalogue no longer lists it, since the order will say so. */
export async function refreshPrepaid(http: HttpPort, locale: Locale, product: PrepaidProduct): Promise<PrepaidProduct> {
  const onSale =
    product.type === 'prepaid_top_up'
      ? await getTopUpAmounts(http, locale)
      : (await getStarterPacks(http, locale)).map(starterPackProduct);
  return onSale.find(({ code }) => code === product.code) ?? product;
}
