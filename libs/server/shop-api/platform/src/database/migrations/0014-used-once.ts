import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table identity_verifications add column used_by_order text references orders`,
  // Includes earlier purchases, so that no second order is confirmed under the same check.
  `update identity_verifications set used_by_order = (
    select id from orders
    where kyc_id = identity_verifications.id and session_id = identity_verifications.session_id and is_new_client
      and state in ('payment_pending', 'paid', 'confirmed')
    order by state = 'confirmed' desc, state = 'paid' desc
    limit 1)`,
  `alter table vouchers add column max_uses integer check (max_uses > 0)`,
  `create table voucher_uses (
    voucher_code text not null,
    order_id text not null references orders,
    primary key (voucher_code, order_id)
  )`,
  `create index voucher_uses_of_order on voucher_uses (order_id)`,
];

/** The order that used an identity check, the maximum uses of a voucher, and the orders that use it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
