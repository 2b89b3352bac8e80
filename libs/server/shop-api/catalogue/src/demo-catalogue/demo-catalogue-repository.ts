import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Executor } from '@alzette/shop-api/platform';
import { isCatalogueEmpty } from '../empty-catalogue-repository';
import { lockCatalogue } from '../product-catalogue/catalogue-rows-repository';
import { importCatalogue } from '../product-catalogue/import-catalogue';

/** Relative to the working directory of the server, like the operator file. */
export const demoCatalogueFile = 'apps/shop-api/demo-catalogue/catalogue.json';

/** With which the names of the demo's offers begin. */
const demoOperator = 'Alzette';

/**
 * Imports the demo catalogue into an empty catalogue, with the data that a TMF620 document cannot express, in one transaction.
 *
 * @param operatorName stands in the names of the offers: `Moselle M`
 * @returns false if the catalogue has rows
 */
export async function loadDemoCatalogue(database: Database, operatorName = demoOperator): Promise<boolean> {
  const text = await readFile(demoCatalogueFile, 'utf8');
  const document: unknown = JSON.parse(text.replaceAll(demoOperator, JSON.stringify(operatorName).slice(1, -1)));
  return database.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    if (!(await isCatalogueEmpty(transaction))) return false;
    await importCatalogue(transaction, document);
    await insertPricesBefore(transaction);
    await insertVouchers(transaction);
    await insertInstallationFullDays(transaction);
    return true;
  });
}

/** The discounts of the demo begin when it is loaded: before, the usual price applied for two months. */
async function insertPricesBefore(database: Executor): Promise<void> {
  await sql`insert into catalogue_device_prices
      (variant_code, applied_at, upfront, price_new_customer, price_existing_customer, price_original, funding_months)
    select variant.code, now() - interval '60 days', upfront, price_original, price_original, price_original, months
    from catalogue_device_variants variant join catalogue_fundings funding on funding.code = variant.funding_code
    where discount_months is not null`.execute(database);
}

/** `code` in capitals without spaces. */
async function insertVouchers(database: Executor): Promise<void> {
  const voucher = { amount: 5000, line_number: '+352691123456' };
  await database
    .insertInto('vouchers')
    .values([
      { ...voucher, code: 'WELCOME50', expires_on: '2099-12-31' },
      { ...voucher, code: 'EXPIRED', expires_on: '2025-12-31' },
    ])
    .execute();
}

/** Christmas Eve, New Year's Eve and the first Wednesday of each month. */
async function insertInstallationFullDays(database: Executor): Promise<void> {
  await sql`insert into installation_full_days
    select to_char(day, 'YYYY-MM-DD')
    from generate_series(timestamp '2026-01-01', timestamp '2035-12-31', interval '1 day') as day
    where to_char(day, 'MM-DD') in ('12-24', '12-31')
      or (extract(isodow from day) = 3 and extract(day from day) <= 7)
    on conflict do nothing`.execute(database);
}
