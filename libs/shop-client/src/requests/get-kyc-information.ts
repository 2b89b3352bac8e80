import type { HttpPort } from '@alzette/remote-contract';
import type { KycInformation } from '@alzette/shop-model';
import { answered } from '../answered';

/** The person a finished identity check saw (spec row H4). */
export async function getKycInformation(http: HttpPort, id: string): Promise<KycInformation> {
  const { body } = await http.request<KycInformation>({
    method: 'GET',
    url: `/api/v2/shop/kyc/${encodeURIComponent(id)}`,
  });
  return answered(body, typeof body?.id === 'string');
}
