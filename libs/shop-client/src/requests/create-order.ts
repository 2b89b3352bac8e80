import type { HttpPort } from '@alzette/remote-contract';
import type { OrderRequest, OrderResponse } from '@alzette/shop-model';
import { answered } from '../answered';

/** Creates the order, or answers the one that this key already made (spec row K1). May take 20 s. */
export async function createOrder(
  http: HttpPort,
  provider: string,
  order: OrderRequest,
  idempotencyKey: string,
): Promise<OrderResponse> {
  const { body } = await http.request<OrderResponse>({
    method: 'POST',
    url: `/api/v2/shop/${provider}/order`,
    headers: { 'Idempotency-Key': idempotencyKey },
    body: order,
    timeout: 20_000,
  });
  return answered(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}
