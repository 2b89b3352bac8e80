import { sql, type Kysely } from 'kysely';

/**
 * Directive (EU) 2018/1972, articles 105 and 107: a consumer is bound for at most 24 months, in a bundle too. Offers from before the
 * constraint stay until they are changed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_subscriptions add constraint commitment_of_at_most_24_months
    check (commitment_months between 0 and 24) not valid`.execute(database);
}
