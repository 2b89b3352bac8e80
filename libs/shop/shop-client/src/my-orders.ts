import type { HttpPort } from '@alzette/remote-contract';
import type {
  EndedContracts,
  FollowedOrder,
  MyOrder,
  MyOrders,
  NumberCorrection,
  OpenedOrder,
  OpenLines,
  OrderLinkRequest,
  RescheduleRequest,
  ReturnRequest,
} from '@alzette/shop-model';
import { checkedBody, isNoPage, type Unchecked } from './http-error';

/** The confirmed orders of this visitor, the newest first: those of this browser, of the account, and those that a link opened here. */
export async function getMyOrders(http: HttpPort): Promise<readonly MyOrder[]> {
  const { body } = await http.request<Unchecked<MyOrders>>({ method: 'GET', url: '/api/v2/shop/my-orders' });
  return checkedBody(body, Array.isArray(body?.orders)).orders;
}

/** The open line changes and portings of this visitor's orders. */
export async function getOpenLines(http: HttpPort): Promise<OpenLines> {
  const { body } = await http.request<Unchecked<OpenLines>>({ method: 'GET', url: '/api/v2/shop/open-lines' });
  return checkedBody(body, Array.isArray(body?.changes) && Array.isArray(body.portings));
}

/** A confirmed order of this visitor; another visitor's gives 404. */
export async function getFollowedOrder(http: HttpPort, tokenValue: string): Promise<FollowedOrder> {
  const { body } = await http.request<Unchecked<FollowedOrder>>({
    method: 'GET',
    url: orderUrl(tokenValue),
  });
  return checkedBody(body, typeof body?.order === 'object' && Array.isArray(body.history) && Array.isArray(body.items));
}

/** Asks for a mail with a link to an order. It resolves in both cases: whether or not such an order exists. */
export async function requestOrderLink(http: HttpPort, request: OrderLinkRequest): Promise<void> {
  const { body } = await http.request<unknown>({ method: 'POST', url: '/api/v2/shop/order-links', body: request });
  checkedBody(body, isNoPage(body));
}

/** Opens the order of a mailed link in this browser. Returns its token; 410 `order_link_ended` for a used or expired link. */
export async function openOrderLink(http: HttpPort, token: string): Promise<string> {
  const { body } = await http.request<Unchecked<OpenedOrder>>({
    method: 'POST',
    url: '/api/v2/shop/order-links/open',
    body: { token },
  });
  return checkedBody(body, typeof body?.tokenValue === 'string').tokenValue;
}

/**
 * Ends contracts of an order, by their line items; a repeated request gets the first response. 409 `withdrawal_over`, `already_begun` or
 * `contract_ended` where the contract can no longer be ended.
 */
export async function endContracts(
  http: HttpPort,
  tokenValue: string,
  what: 'withdrawals' | 'cancellations',
  items: readonly string[],
): Promise<EndedContracts> {
  const url = `${orderUrl(tokenValue)}/${what}`;
  const { body } = await http.request<Unchecked<EndedContracts>>({ method: 'POST', url, body: { items } });
  return checkedBody(body, typeof body?.at === 'string' && typeof body.amounts === 'object');
}

/**
 * Names the parcel in which goods are on their way back, or sends its receipt. 409 `already_returned`, `return_refused` or `too_many_proofs`,
 * 422 `nothing_to_return`, `file_too_big` or `file_format`.
 */
export async function announceReturn(http: HttpPort, tokenValue: string, request: ReturnRequest): Promise<void> {
  const url = `${orderUrl(tokenValue)}/returns`;
  const { body } = await http.request<unknown>({ method: 'POST', url, body: request, timeout: 20_000 });
  checkedBody(body, isNoPage(body));
}

/** Moves the installation of a line item. 409 `too_late`, 422 `installation_date_unavailable`. */
export async function rescheduleInstallation(
  http: HttpPort,
  tokenValue: string,
  request: RescheduleRequest,
): Promise<void> {
  const url = `${orderUrl(tokenValue)}/installation`;
  const { body } = await http.request<unknown>({ method: 'PATCH', url, body: request });
  checkedBody(body, isNoPage(body));
}

/** Corrects SIM card or operator of a number that moves here. 409 `too_late`, 422 with the field that is wrong. */
export async function correctNumber(http: HttpPort, tokenValue: string, request: NumberCorrection): Promise<void> {
  const url = `${orderUrl(tokenValue)}/number`;
  const { body } = await http.request<unknown>({ method: 'PATCH', url, body: request });
  checkedBody(body, isNoPage(body));
}

function orderUrl(tokenValue: string): string {
  return `/api/v2/shop/my-orders/${encodeURIComponent(tokenValue)}`;
}
