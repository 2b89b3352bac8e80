import type { HttpPort } from '@alzette/remote-contract';
import type { CustomerInformation } from '@alzette/shop-model';
import { answered, isNoPage } from '../answered';

/** Adds the person behind an order; repeating replaces. */
export async function sendCustomerInformation(
  http: HttpPort,
  tokenValue: string,
  information: CustomerInformation,
): Promise<void> {
  const { body } = await http.request<unknown>({
    method: 'POST',
    url: `/api/v2/shop/orders/${encodeURIComponent(tokenValue)}/customer-info`,
    body: information,
  });
  answered(body, isNoPage(body));
}
