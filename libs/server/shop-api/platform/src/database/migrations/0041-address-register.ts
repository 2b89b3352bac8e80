import { sql, type Kysely } from 'kysely';

const statements = [
  // `search_terms` has the terms of street, town and postcode, and each house number behind a "#".
  `create table registered_streets (
    postcode text not null,
    city text not null,
    street text not null,
    house_numbers jsonb not null,
    search_key text collate "C" not null,
    search_terms tsvector not null,
    primary key (postcode, city, street)
  )`,
  `create index registered_streets_by_key on registered_streets (search_key)`,
  `create index registered_streets_by_term on registered_streets using gin (search_terms) with (fastupdate = off)`,
];

/** The register that completes addresses: one row for each street of a postcode. Only an import writes it, all of it at once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
