import { sql } from 'kysely';
import type { Database } from '@alzette/shop-api/platform';
import type { PartnerServer } from '../partner-server';
import type { Purchase } from './purchase';
import { starterPackWithdrawn } from './purchase-kinds';

/** The database compared with the acknowledged responses. The last three figures have to be 0. */
export interface Audit {
  readonly orders: number;
  readonly confirmations: number;
  readonly credits: number;
  readonly refunds: number;
  readonly lost: number;
  readonly doubled: number;
  readonly contradictions: number;
}

/** @param database after the settlement of every paid order */
export async function audit(
  database: Database,
  purchases: readonly Purchase[],
  { partners }: PartnerServer,
): Promise<Audit> {
  const acknowledged = purchases.filter(({ told }) => told.order);
  const confirmed = purchases.filter(({ told }) => told.number !== undefined);
  const sessions = [...partners.payments.sessions.values()].map(({ reference }) => reference);
  const refundedSessions = [...partners.payments.refunds.values()].map(({ sessionId }) => sessionId);
  return {
    orders: acknowledged.length,
    confirmations: confirmed.length,
    credits: await count(database, sql`select 1 from prepaid_credits`),
    refunds: refundedSessions.length,
    lost: await countLost(database, acknowledged),
    doubled:
      (await countDoubled(database)) +
      (sessions.length - new Set(sessions).size) +
      (refundedSessions.length - new Set(refundedSessions).size),
    contradictions: await countContradictions(database),
  };
}

async function countLost(database: Database, acknowledged: readonly Purchase[]): Promise<number> {
  const { rows } = await sql<Kept>`
    select key, token_value, number, orders.id, customer_information.information is not null as knows_customer,
      (select count(*)::int from contracts where order_id = orders.id and signed_at is not null) as signed,
      (select count(*)::int from prepaid_credits where order_id = orders.id) as credits,
      array(select id from item_events where order_id = orders.id) as events,
      array(select webhook_events.id from webhook_events join payments on provider_session_id = session_id where order_id = orders.id) as webhooks
    from idempotency_keys join orders on orders.id = order_id left join customer_information on customer_information.order_id = orders.id
  `.execute(database);
  const kept = new Map(rows.map((row) => [row.key, row]));
  return acknowledged.filter((purchase) => !isKept(purchase, kept.get(purchase.key))).length;
}

interface Kept {
  readonly key: string;
  readonly token_value: string;
  readonly number: string | null;
  readonly knows_customer: boolean;
  readonly signed: number;
  readonly credits: number;
  readonly webhooks: readonly string[];
  readonly events: readonly string[];
}

/** Top-ups without a credit although their webhook was accepted. */
function isKept({ told, kind }: Purchase, kept: Kept | undefined): boolean {
  if (!kept || kept.token_value !== told.order?.tokenValue) return false;
  const { customerInformation = false, number, signed, webhookId, eventId, withdrawalId } = told;
  const isNumberKept = number === undefined || kept.number === number;
  const isSignatureKept = kept.signed >= signed.size && (!customerInformation || kept.knows_customer);
  const isPaymentKept =
    webhookId === undefined ||
    (kept.webhooks.includes(webhookId) &&
      kept.number !== null &&
      kept.credits === (kind === starterPackWithdrawn ? 0 : 1));
  const areEventsKept = [eventId, withdrawalId].every((id) => id === undefined || kept.events.includes(id));
  return isNumberKept && isSignatureKept && isPaymentKept && areEventsKept;
}

/** Orders without a key, and duplicates. */
function countDoubled(database: Database): Promise<number> {
  return count(
    database,
    sql`select id from orders where (select count(*) from idempotency_keys where order_id = orders.id) <> 1
      union all select order_id from prepaid_credits group by 1 having count(*) > 1
      union all select order_id from refunds group by 1 having count(*) > 1
      union all select order_id from payments group by 1 having count(*) > 1
      union all select order_id from order_history where to_state = 'confirmed' group by 1 having count(*) > 1
      union all select number from orders where number is not null group by 1 having count(*) > 1`,
  );
}

/** Orders whose state, history, credit, receipt and refund disagree. */
function countContradictions(database: Database): Promise<number> {
  return count(
    database,
    sql`select id from orders where state <> (select to_state from order_history where order_id = orders.id order by id desc limit 1)
        or (state = 'confirmed') <> (number is not null) or state = 'paid'
        or (state = 'confirmed' and checkout = 'prepaid_top_up') <> exists (select from prepaid_credits where order_id = orders.id)
        or (state = 'confirmed') <> exists (select from outbox where id = 'receipt-' || orders.id)
      union all select order_id from refunds where state <> 'refunded' and (state <> 'waiting'
        or exists (select from item_events where item_events.order_id = refunds.order_id and kind = 'returned'))
      union all select order_id from item_events where kind = 'withdrawn' and not exists (select from refunds where order_id = item_events.order_id)
      union all select order_id from (
        select order_id, from_state, lag(to_state) over (partition by order_id order by id) as before from order_history
      ) as moves where from_state is distinct from before`,
  );
}

async function count(database: Database, rows: ReturnType<typeof sql>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${rows}) as counted`.execute(
    database,
  );
  return counted.rows[0]?.count ?? 0;
}
