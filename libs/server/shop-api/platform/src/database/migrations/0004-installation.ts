import { sql, type Kysely } from 'kysely';

/** The installation of an ordered item, and the days on which no technician is free. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines
    add column installation_fee integer not null default 0 check (installation_fee >= 0),
    add column installation_name text`.execute(database);
  await sql`create table installation_full_days (day text primary key)`.execute(database);
}
