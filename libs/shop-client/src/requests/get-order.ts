import type { HttpPort } from '@alzette/remote-contract';
import type { OrderResponse } from '@alzette/shop-model';
import { answered } from '../answered';

/** An order of this session; anybody else's answers 404 like an unknown one. */
export async function getOrder(http: HttpPort, tokenValue: string): Promise<OrderResponse> {
  const { body } = await http.request<OrderResponse>({
    method: 'GET',
    url: `/api/v2/shop/orders/${encodeURIComponent(tokenValue)}`,
  });
  return answered(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}
