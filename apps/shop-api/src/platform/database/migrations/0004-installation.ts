import { sql, type Kysely } from 'kysely';

/**
 * What an order remembers of a line's installation, and the days on which every technician is taken: Christmas Eve, New
 * Year's Eve and the first Wednesday of each month. From here on the rows count: a full day is a row more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines
    add column installation_fee integer not null default 0 check (installation_fee >= 0),
    add column installation_name text`.execute(database);
  await sql`create table installation_full_days (day text primary key)`.execute(database);
  await sql`insert into installation_full_days
    select to_char(day, 'YYYY-MM-DD')
    from generate_series(timestamp '2026-01-01', timestamp '2035-12-31', interval '1 day') as day
    where to_char(day, 'MM-DD') in ('12-24', '12-31')
      or (extract(isodow from day) = 3 and extract(day from day) <= 7)`.execute(database);
}
