import type { HttpPort } from '@alzette/remote-contract';
import { answered, isNoPage } from '../answered';

/** Records the wish for the newsletter. */
export async function acceptNewsletter(http: HttpPort, provider: string, tokenValue: string): Promise<void> {
  const { body } = await http.request<unknown>({
    method: 'GET',
    url: `/api/v2/shop/${provider}/order/${encodeURIComponent(tokenValue)}/newsletter-acceptance`,
  });
  answered(body, isNoPage(body));
}
