import type { HttpPort } from '@alzette/remote-contract';
import type { PaymentUrl, PaymentUrlRequest } from '@alzette/shop-model';
import { answered } from '../answered';

/** The address of the payment page for an order (spec row K8). */
export async function getPaymentUrl(
  http: HttpPort,
  paymentProvider: string,
  request: PaymentUrlRequest,
): Promise<string> {
  const { body } = await http.request<PaymentUrl>({
    method: 'POST',
    url: `/api/v2/tool/${paymentProvider}/url`,
    body: request,
  });
  return answered(body, isAddress(body?.redirectUrl)).redirectUrl;
}

// `URL.canParse` is missing in Safari before 17 and Chrome before 120.
function isAddress(text: string | undefined): boolean {
  try {
    return text !== undefined && new URL(text).href !== '';
  } catch {
    return false;
  }
}
