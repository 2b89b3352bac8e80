import { sql, type Kysely } from 'kysely';

const statements = [
  `create index orders_of_session on orders (session_id, created_at) where erased_at is null`,
  `create index uploads_of_order on uploads (order_id)`,
];

/** Indexes for the open orders and stored files of a session, which are counted with each new order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
