import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table catalogue_installation_modes
    add column self_installation boolean,
    add column parcel jsonb`,
  `alter table order_lines
    add column self_installation boolean not null default false,
    add column installation_parcel text`,
];

/** Whether the shopper installs an item without a technician, and the parcel for it. Older catalogues and orders have technicians. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
