import type { HttpPort } from '@alzette/remote-contract';
import type {
  ConfirmRequest,
  ContractDocument,
  ContractDocuments,
  CustomerInformation,
  DocumentUpdate,
  DocumentUpdateRequest,
  InstallationCalendar,
  Locale,
  OrderRequest,
  OrderResponse,
  PaymentUrl,
  PaymentUrlRequest,
} from '@alzette/shop-model';
import { checkedBody, isNoPage, type Unchecked } from './http-error';

/** Creates the order; a repeated idempotency key returns the same order (spec row K1). May take 20 s. */
export async function createOrder(
  http: HttpPort,
  provider: string,
  order: OrderRequest,
  idempotencyKey: string,
): Promise<OrderResponse> {
  const { body } = await http.request<Unchecked<OrderResponse>>({
    method: 'POST',
    url: `/api/v2/shop/${provider}/order`,
    headers: { 'Idempotency-Key': idempotencyKey },
    body: order,
    timeout: 20_000,
  });
  return checkedBody(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}

/** An order of this session; another session's order gives 404. */
export async function getOrder(http: HttpPort, tokenValue: string): Promise<OrderResponse> {
  const { body } = await http.request<Unchecked<OrderResponse>>({
    method: 'GET',
    url: `/api/v2/shop/orders/${encodeURIComponent(tokenValue)}`,
  });
  return checkedBody(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}

/** Adds the person of an order; a repeated call replaces it. */
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
  checkedBody(body, isNoPage(body));
}

/** Subscribes the shopper to the newsletter. */
export async function acceptNewsletter(http: HttpPort, provider: string, tokenValue: string): Promise<void> {
  const { body } = await http.request<unknown>({
    method: 'GET',
    url: `/api/v2/shop/${provider}/order/${encodeURIComponent(tokenValue)}/newsletter-acceptance`,
  });
  checkedBody(body, isNoPage(body));
}

/** The address of the payment page for an order (spec row K8). */
export async function getPaymentUrl(
  http: HttpPort,
  paymentProvider: string,
  request: PaymentUrlRequest,
): Promise<string> {
  const { body } = await http.request<Unchecked<PaymentUrl>>({
    method: 'POST',
    url: `/api/v2/tool/${paymentProvider}/url`,
    body: request,
  });
  return checkedBody(body, isAddress(body?.redirectUrl)).redirectUrl;
}

/** Confirms the order; the shop verifies the payment with the payment provider. Safe to repeat (spec row L2). */
export async function confirmOrder(
  http: HttpPort,
  provider: string,
  tokenValue: string,
  confirmation: ConfirmRequest,
): Promise<OrderResponse> {
  const { body } = await http.request<Unchecked<OrderResponse>>({
    method: 'PATCH',
    url: `/api/v2/shop/${provider}/order/${encodeURIComponent(tokenValue)}/confirm`,
    headers: { 'content-type': 'application/merge-patch+json' },
    body: confirmation,
    timeout: 20_000,
  });
  return checkedBody(body, typeof body?.tokenValue === 'string' && Array.isArray(body.items));
}

/**
 * Ends the shopper's own order that is not paid; a repeated call changes nothing.
 *
 * @throws ShopHttpError `already_paid`, `payment_running` or `order_closed`
 */
export async function cancelOrder(http: HttpPort, provider: string, tokenValue: string): Promise<void> {
  const { body } = await http.request<unknown>({
    method: 'POST',
    url: `/api/v2/shop/${provider}/order/${encodeURIComponent(tokenValue)}/cancel`,
  });
  checkedBody(body, isNoPage(body));
}

/** The contracts of an order; the first call creates them. May take 20 s. */
export async function getContractDocuments(
  http: HttpPort,
  signatureService: string,
  orderId: string,
): Promise<readonly ContractDocument[]> {
  const { body } = await http.request<Unchecked<ContractDocuments>>({
    method: 'GET',
    url: `/api/v2/tool/${signatureService}/documents/${encodeURIComponent(orderId)}`,
    timeout: 20_000,
  });
  return checkedBody(body, Array.isArray(body?.documents)).documents;
}

/** The address of a contract's PDF. */
export function contractDocumentUrl(signatureService: string, filename: string): string {
  return `/api/v2/tool/${signatureService}/document/${encodeURIComponent(filename)}`;
}

/** Reports a signature that the frame announced; the shop verifies it with the signature service (spec row K4). */
export async function updateContractDocument(
  http: HttpPort,
  signatureService: string,
  orderId: string,
  request: DocumentUpdateRequest,
): Promise<DocumentUpdate> {
  const { body } = await http.request<Unchecked<DocumentUpdate>>({
    method: 'POST',
    url: `/api/v2/tool/${signatureService}/document/update/${encodeURIComponent(orderId)}`,
    body: request,
  });
  return checkedBody(body, typeof body?.status === 'string');
}

/** The days on which an item can be installed (spec row J3). */
export async function getInstallationCalendar(http: HttpPort, locale: Locale): Promise<InstallationCalendar> {
  const { body } = await http.request<Unchecked<InstallationCalendar>>({
    method: 'GET',
    url: '/api/v2/shop/installation/calendar',
    query: { locale },
  });
  return checkedBody(body, typeof body?.earliest === 'string' && Array.isArray(body.unavailable));
}

// `URL.canParse` is missing in Safari before 17 and Chrome before 120.
function isAddress(text: string | null | undefined): boolean {
  try {
    return typeof text === 'string' && new URL(text).href !== '';
  } catch {
    return false;
  }
}
