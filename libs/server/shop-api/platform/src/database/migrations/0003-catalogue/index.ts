import { sql, type Kysely } from 'kysely';
import type { ShopSchema } from '../../schema';
import { copyFirstPlans } from './copy-first-plans';
import type { FirstCatalogue } from './first-tables';
import { catalogueTables, orderLineColumns } from './tables';

/** Tables for every family, devices, add-ons, packages, prepaid and vouchers; existing mobile plans keep their prices and texts. */
export async function up(database: Kysely<FirstCatalogue & ShopSchema>): Promise<void> {
  for (const statement of catalogueTables) await sql.raw(statement).execute(database);
  await copyFirstPlans(database);
  await sql`drop table catalogue_texts, catalogue_variants`.execute(database);
  for (const statement of orderLineColumns) await sql.raw(statement).execute(database);
}
