import type { FastifyRequest } from 'fastify';
import type { ShopContext } from '../shop-context';
import { insertOrderAccess } from './order-access-log-repository';
import { callerOf } from './require-scope';

/** True if the response to this client may hold personal data. */
export function mayReadPersonal(request: Pick<FastifyRequest, 'operatorCaller'>): boolean {
  return callerOf(request).scopes.includes('orders:personal');
}

/** Records in the database and in the log which client read or changed which orders. Call it first: no response may lack a record. */
export async function logOrderAccess(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  request: FastifyRequest,
  orderNumbers: readonly string[],
  action: 'read' | 'changed',
): Promise<void> {
  const client = callerOf(request).id;
  const personal = mayReadPersonal(request);
  await insertOrderAccess(database, { clientId: client, orderNumbers, action, personal, at: now() });
  request.log.info({ client, orders: orderNumbers, action, personal }, 'a client accessed orders');
}
