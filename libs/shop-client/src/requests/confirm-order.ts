import type { HttpPort } from '@alzette/remote-contract';
import type { ConfirmRequest, OrderResponse } from '@alzette/shop-model';
import { answered } from '../answered';

/** Asks the shop to confirm; it asks the payment provider itself. Safe to repeat (spec row L2). */
export async function confirmOrder(
  http: HttpPort,
  provider: string,
  tokenValue: string,
  confirmation: ConfirmRequest,
): Promise<OrderResponse> {
  const { body } = await http.request<OrderResponse>({
    method: 'PATCH',
    url: `/api/v2/shop/${provider}/order/${encodeURIComponent(tokenValue)}/confirm`,
    headers: { 'content-type': 'application/merge-patch+json' },
    body: confirmation,
    timeout: 20_000,
  });
  return answered(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}
