import { sql } from 'kysely';
import type { Order } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';

/** The orders with this mail address, account number or number, the oldest first. Erased ones are found by account and number only. */
export function findOrdersOfPerson(database: Executor, person: string): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where(
      sql<boolean>`number = upper(${person}) or account_number = ${person} or (email <> '' and lower(email) = lower(${person}))`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Columns that give access to an order, or are a hash of such a value: not the person's data, and dangerous in a file. */
const secrets = [
  'token_value',
  'session_id',
  'session_hash',
  'person_hash',
  'token_hash',
  'link_hash',
  'opened_by',
  'fingerprint',
  'redirect_url',
  'return_url',
  'frame_url',
];

/** Tables with data of a person, and the column with the id of the order. `idempotency_keys` repeat the order. */
const tables = {
  orders: 'id',
  order_lines: 'order_id',
  order_complementary: 'order_id',
  order_acceptances: 'order_id',
  order_history: 'order_id',
  customer_information: 'order_id',
  identity_verifications: 'used_by_order',
  uploads: 'order_id',
  contracts: 'order_id',
  payments: 'order_id',
  refunds: 'order_id',
  item_events: 'order_id',
  prepaid_credits: 'order_id',
  voucher_uses: 'order_id',
  stock_reservations: 'order_id',
} as const;

/** A row with its names in the database; files in base64. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Every stored row about these orders, by table, and which systems of the operator read them. */
export async function findRowsOfOrders(
  database: Executor,
  orders: readonly Pick<Order, 'id' | 'number'>[],
): Promise<Readonly<Record<string, readonly ExportedRow[]>>> {
  if (orders.length === 0) return {};
  const ids = orders.map(({ id }) => id);
  const found: [string, readonly ExportedRow[]][] = [];
  for (const [table, column] of Object.entries(tables)) {
    const { rows } = await sql<ExportedRow>`
      select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(database);
    found.push([table, rows]);
  }
  const numbers = orders.flatMap(({ number }) => number ?? []);
  const { rows: accesses } = await sql<ExportedRow>`
    select client_id, order_number, action, personal, at from operator_accesses
    where order_number = any(${numbers}::text[]) order by sequence`.execute(database);
  return Object.fromEntries(
    [...found, ['operator_accesses', accesses] as const].map(([table, rows]) => [table, rows.map(exported)]),
  );
}

function exported(row: ExportedRow): ExportedRow {
  const entries = Object.entries(row).filter(([name]) => !secrets.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value]),
  );
}

/** When the last event of a line item happened; null without one. */
export async function findLastEvent(database: Executor, orderId: string): Promise<Date | null> {
  const { at } = await database
    .selectFrom('item_events')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (at as Date | null) ?? null;
}
