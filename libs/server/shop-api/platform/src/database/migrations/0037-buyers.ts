import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders add column person_hash text`,
  `create index orders_of_person on orders (person_hash) where person_hash is not null`,
];

/** The orders of one verified person are counted together, whatever identity check each of them has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
