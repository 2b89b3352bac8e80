import type { HttpPort } from '@alzette/remote-contract';
import type { Locale, StarterPackList } from '@alzette/shop-model';
import { answered } from '../answered';

/** Every starter pack on sale, texts in the asked language. */
export async function getStarterPacks(http: HttpPort, locale: Locale): Promise<StarterPackList['items']> {
  const { body } = await http.request<StarterPackList>({
    method: 'GET',
    url: '/api/catalogue/prepaid/starter-packs',
    query: { locale },
  });
  return answered(body, Array.isArray(body?.items)).items;
}
