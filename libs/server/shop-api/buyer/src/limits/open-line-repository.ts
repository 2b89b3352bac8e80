import { sql } from 'kysely';
import type { ComplementaryInformation, OrderItem } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';
import { bindingStates, type Buyer, isUncounted, type Uncounted } from './exposure-repository';

/** The complementary information of a line item that changes a line or ports a number, with the type of the line item. */
export type OpenLineInformation = ComplementaryInformation & { readonly type: OrderItem['type'] };

/** The criteria to find orders: the account, the verified person, or a session. */
export type OrdersOf = Buyer & { readonly sessionId?: string | null };

/** The open changes of the buyer's binding orders. A change is open until it is active, the number is ported, or the contract has ended. */
export async function findOpenLineInformation(
  database: Executor,
  { account_number: account, person_hash: person, sessionId = null }: OrdersOf,
  uncounted: Uncounted,
): Promise<OpenLineInformation[]> {
  if (account === null && person === null && sessionId === null) return [];
  const { rows } = await sql<{ information: ComplementaryInformation; type: OrderItem['type'] }>`
    select information, order_lines.type
    from orders
    join order_complementary on order_complementary.order_id = orders.id
    join order_lines on order_lines.order_id = orders.id and order_lines.identifier = order_complementary.identifier
    where not ${isUncounted(uncounted)}
      and (orders.account_number = ${account}::text or orders.person_hash = ${person}::text
        or orders.session_id = ${sessionId}::text)
      and orders.state in (${sql.join(bindingStates)})
      and (information->>'subscriptionMode' = 'change' or (information->>'keepNumber')::boolean)
      and not exists (
        select from item_events
        where item_events.order_id = orders.id and item_identifier = order_complementary.identifier
          and (kind in ('cancelled', 'withdrawn')
            or kind = case when information->>'subscriptionMode' = 'change' then 'activated' else 'ported' end))`.execute(
    database,
  );
  return rows.map(({ information, type }) => ({ ...information, type }));
}
