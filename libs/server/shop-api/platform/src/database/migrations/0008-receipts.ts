import { sql, type Kysely } from 'kysely';

const statements = [
  `create table receipts (
    order_id text primary key references orders,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    sent_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index receipts_to_send on receipts (next_attempt_at) where sent_at is null`,
];

/** The outbox of receipts: a row is written with the confirmation of its order, and records when the mail was handed over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
