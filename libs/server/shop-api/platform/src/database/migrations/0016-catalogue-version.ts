import { sql, type Kysely } from 'kysely';

const tables = [
  'additional_links',
  'additional_variants',
  'additionals',
  'brands',
  'device_colours',
  'device_variants',
  'devices',
  'fundings',
  'installation_modes',
  'starter_packs',
  'subscriptions',
  'top_up_amounts',
  'tv_package_links',
  'tv_packages',
];

/** A number that grows with every change of the catalogue's rows. Responses under the same number are still valid. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_version (id integer primary key default 1 check (id = 1), version bigint not null)`.execute(
    database,
  );
  await sql`insert into catalogue_version (version) values (1)`.execute(database);
  await sql`create function catalogue_changed() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      return null;
    end $$`.execute(database);
  for (const table of tables) {
    await sql`create trigger catalogue_changed after insert or update or delete or truncate on ${sql.table(`catalogue_${table}`)}
      for each statement execute function catalogue_changed()`.execute(database);
  }
}
