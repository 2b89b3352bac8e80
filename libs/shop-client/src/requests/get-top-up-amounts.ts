import type { HttpPort } from '@alzette/remote-contract';
import { topUpProduct, type Locale, type PrepaidProduct, type TopUpAmounts } from '@alzette/shop-model';
import { answered } from '../answered';

/** The amounts a prepaid card can be topped up with, as products. */
export async function getTopUpAmounts(http: HttpPort, locale: Locale): Promise<readonly PrepaidProduct[]> {
  const { body } = await http.request<TopUpAmounts>({
    method: 'GET',
    url: '/api/catalogue/prepaid/top-up-amounts',
    query: { locale },
  });
  return answered(body, Array.isArray(body?.items)).items.map(topUpProduct);
}
