import { sql, type Kysely } from 'kysely';
import { insertCatalogue } from '../../../../catalogue/seed/insert-catalogue';
import type { FirstCatalogue } from '../../../../catalogue/seed/mobile-plans/mobile-plan';
import type { ShopSchema } from '../../schema';
import { copyFirstPlans } from './copy-first-plans';
import { catalogueTables, orderLineColumns } from './tables';

/** Every family, devices, add-ons, packages, prepaid and vouchers; the mobile plans of before keep their prices and words. */
export async function up(database: Kysely<FirstCatalogue & ShopSchema>): Promise<void> {
  for (const statement of catalogueTables) await sql.raw(statement).execute(database);
  await copyFirstPlans(database);
  await sql`drop table catalogue_texts, catalogue_variants`.execute(database);
  await insertCatalogue(database as unknown as Kysely<ShopSchema>);
  for (const statement of orderLineColumns) await sql.raw(statement).execute(database);
}
