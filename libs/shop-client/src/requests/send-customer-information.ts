import type { HttpPort } from '@alzette/remote-contract';
import type { CustomerInformation } from '@alzette/shop-model';

/** Adds the person behind an order; repeating replaces. */
export async function sendCustomerInformation(
  http: HttpPort,
  tokenValue: string,
  information: CustomerInformation,
): Promise<void> {
  await http.request<unknown>({
    method: 'POST',
    url: `/api/v2/shop/orders/${encodeURIComponent(tokenValue)}/customer-info`,
    body: information,
  });
}
