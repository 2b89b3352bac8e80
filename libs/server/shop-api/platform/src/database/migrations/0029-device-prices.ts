import { sql, type Kysely } from 'kysely';

const priceColumns =
  'upfront, price_new_customer, price_existing_customer, price_original, discount_months, funding_months, on_sale';

/** Records the price of every device variant that differs from its last record. A statement without a price change adds no record. */
const recordPrices = `insert into catalogue_device_prices (variant_code, applied_at, ${priceColumns})
  select present.code, greatest(now(), last.applied_at), present.upfront, present.price_new_customer,
    present.price_existing_customer, present.price_original, present.discount_months, present.funding_months, present.on_sale
  from (
    select variant.*, funding.months as funding_months, not (variant.withdrawn or device.withdrawn) as on_sale
    from catalogue_device_variants variant
    join catalogue_devices device on device.slug = variant.device_slug
    join catalogue_fundings funding on funding.code = variant.funding_code
  ) present
  left join lateral (
    select * from catalogue_device_prices price where price.variant_code = present.code
    order by price.applied_at desc, price.id desc limit 1
  ) last on true
  where last.id is null or
    (last.upfront, last.price_new_customer, last.price_existing_customer, last.price_original, last.discount_months,
      last.funding_months, last.on_sale)
    is distinct from
    (present.upfront, present.price_new_customer, present.price_existing_customer, present.price_original,
      present.discount_months, present.funding_months, present.on_sale)`;

const statements = [
  `create table catalogue_device_prices (
    id bigint generated always as identity primary key,
    variant_code text not null,
    applied_at timestamptz not null default now(),
    upfront integer not null check (upfront >= 0),
    price_new_customer integer not null check (price_new_customer >= 0),
    price_existing_customer integer not null check (price_existing_customer >= 0),
    price_original integer not null check (price_original >= 0),
    discount_months integer check (discount_months > 0),
    funding_months integer check (funding_months > 0),
    on_sale boolean not null default true
  )`,
  `create index catalogue_device_prices_of_variant on catalogue_device_prices (variant_code, applied_at, id)`,
  recordPrices,
  `create function refuse_price_change() returns trigger language plpgsql as $$
    begin
      raise exception 'catalogue_device_prices is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger device_prices_append_only before update or delete or truncate on catalogue_device_prices
    for each statement execute function refuse_price_change()`,
  `create function refuse_future_price() returns trigger language plpgsql as $$
    begin
      if new.applied_at > clock_timestamp() then
        raise exception 'a price is recorded once it is applied' using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger device_prices_are_past before insert on catalogue_device_prices
    for each row execute function refuse_future_price()`,
  `create trigger catalogue_changed after insert on catalogue_device_prices
    for each statement execute function catalogue_changed()`,
  `create function record_device_prices() returns trigger language plpgsql as $$
    begin
      ${recordPrices};
      return null;
    end $$`,
  `create trigger record_device_prices after insert or
      update of code, upfront, price_new_customer, price_existing_customer, price_original, discount_months, funding_code, device_slug, withdrawn
    on catalogue_device_variants for each statement execute function record_device_prices()`,
  `create trigger record_device_prices after update of withdrawn on catalogue_devices
    for each statement execute function record_device_prices()`,
  `create trigger record_device_prices after update of months on catalogue_fundings
    for each statement execute function record_device_prices()`,
];

/**
 * Directive 98/6/EC, article 6a: an announced reduction states the lowest price of the 30 days before it. Triggers record every price
 * of a device variant. The first record is the current price, because earlier ones are unknown.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
