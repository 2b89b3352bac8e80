import type { HttpPort } from '@alzette/remote-contract';
import type { Locale } from '@alzette/shop-model';
import { answered } from '../answered';

/** What an add-on or TV package is called, on sale or not; its product code asks. */
export async function getAddOnName(
  http: HttpPort,
  type: 'subscription-additional' | 'tv-package',
  productCode: string,
  locale: Locale,
): Promise<string> {
  const kind = type === 'tv-package' ? 'tv-packages' : 'additionals';
  const { body } = await http.request<{ name: string }>({
    method: 'GET',
    url: `/api/catalogue/${kind}/${encodeURIComponent(productCode)}`,
    query: { locale },
  });
  return answered(body, typeof body?.name === 'string').name;
}
