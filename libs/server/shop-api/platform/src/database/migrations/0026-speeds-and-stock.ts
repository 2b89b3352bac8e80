import { sql, type Kysely } from 'kysely';

/**
 * Regulation (EU) 2015/2120, article 4: a contract states the minimum, normally available and maximum speeds of a fixed line, in Mbit/s.
 * Offers from before the constraint stay until they are changed.
 *
 * Devices have specifications, a release day, and for each variant a stock (null if it is not counted) and the day of the next delivery.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_subscriptions
    add column download_minimum integer, add column download_normal integer, add column download_maximum integer,
    add column upload_minimum integer, add column upload_normal integer, add column upload_maximum integer`.execute(
    database,
  );
  await sql`alter table catalogue_subscriptions add constraint speeds_of_a_fixed_line check (
    case when family in ('internet', 'internet-mobile', 'duo')
      then coalesce(0 < download_minimum and download_minimum <= download_normal and download_normal <= download_maximum
        and 0 < upload_minimum and upload_minimum <= upload_normal and upload_normal <= upload_maximum, false)
      else coalesce(download_minimum, download_normal, download_maximum, upload_minimum, upload_normal, upload_maximum) is null
    end) not valid`.execute(database);

  await sql`alter table catalogue_devices
    add column specifications jsonb not null default '[]', add column released_on text`.execute(database);
  await sql`alter table catalogue_device_variants
    add column stock integer check (stock >= 0), add column expected_on text`.execute(database);
}
