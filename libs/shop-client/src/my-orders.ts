import type { HttpPort } from '@alzette/remote-contract';
import type { FollowedOrder, MyOrder, MyOrders, OpenedOrder, OrderLinkRequest } from '@alzette/shop-model';
import { answered, isNoPage, type Unchecked } from './http-error';

/** The confirmed orders of this visitor, the newest first: those of this browser, of the account, and those that a link opened here. */
export async function getMyOrders(http: HttpPort): Promise<readonly MyOrder[]> {
  const { body } = await http.request<Unchecked<MyOrders>>({ method: 'GET', url: '/api/v2/shop/my-orders' });
  return answered(body, Array.isArray(body?.orders)).orders;
}

/** A confirmed order of this visitor; another visitor's gives 404. */
export async function getFollowedOrder(http: HttpPort, tokenValue: string): Promise<FollowedOrder> {
  const { body } = await http.request<Unchecked<FollowedOrder>>({
    method: 'GET',
    url: `/api/v2/shop/my-orders/${encodeURIComponent(tokenValue)}`,
  });
  return answered(body, typeof body?.order === 'object' && Array.isArray(body.history));
}

/** Asks for a mail with a link to an order. It resolves alike whether or not such an order exists. */
export async function requestOrderLink(http: HttpPort, request: OrderLinkRequest): Promise<void> {
  const { body } = await http.request<unknown>({ method: 'POST', url: '/api/v2/shop/order-links', body: request });
  answered(body, isNoPage(body));
}

/** Opens the order of a mailed link in this browser. Returns its token; 410 `order_link_ended` for a used or expired link. */
export async function openOrderLink(http: HttpPort, token: string): Promise<string> {
  const { body } = await http.request<Unchecked<OpenedOrder>>({
    method: 'POST',
    url: '/api/v2/shop/order-links/open',
    body: { token },
  });
  return answered(body, typeof body?.tokenValue === 'string').tokenValue;
}
