import type { HttpPort } from '@alzette/remote-contract';
import type { Locale, MobileList, MobileVariant } from '@alzette/shop-model';

/** All mobile plans, texts in the asked language. */
export async function getMobilePlans(http: HttpPort, locale: Locale): Promise<readonly MobileVariant[]> {
  const { body } = await http.request<MobileList>({
    method: 'GET',
    url: '/api/catalogue/subscriptions/mobile',
    query: { locale },
  });
  return body.items;
}
