import type { HttpPort } from '@alzette/remote-contract';
import type { Customer, Session } from '@alzette/shop-model';
import { checkedBody, type Unchecked } from './http-error';

/** The customer who is logged in; null for a guest. */
export async function getCustomer(http: HttpPort): Promise<Customer | null> {
  const { body } = await http.request<Unchecked<Session>>({ method: 'GET', url: '/api/session' });
  const session = checkedBody(body, typeof body?.status === 'string');
  return session.status === 'customer' ? session.customer : null;
}

export async function logOut(http: HttpPort): Promise<void> {
  await http.request<unknown>({ method: 'POST', url: '/api/logout', body: {} });
}

/** Address of the login; a top-level navigation. The login returns to `returnTo`, a path of this site. */
export function loginUrl(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
