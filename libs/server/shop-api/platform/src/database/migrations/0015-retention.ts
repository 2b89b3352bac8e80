import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders add column erased_at timestamptz`,
  `create index orders_to_erase on orders (created_at) where erased_at is null`,
  // Counted for the metrics, without reading the content of the orders.
  `create index orders_of_state on orders (state)`,
  `create index identity_verifications_by_age on identity_verifications (verified_at)`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];

/** The time at which the personal data of an order was erased. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
