import { sql } from 'kysely';
import type { OrderItem } from '@alzette/shop-model';
import type { Database } from '@alzette/shop-api/platform';

/** The price of one piece from its rows, in cents: monthly for new and existing customers, and once. */
export interface OraclePrice {
  readonly forNew: number;
  readonly forExisting: number;
  readonly once: number;
}

export interface OracleAddOn extends OraclePrice {
  readonly type: 'subscription-additional' | 'tv-package';
  readonly productCode: string;
  readonly variantCode: string;
  readonly required: boolean;
  /** Maximum quantity. */
  readonly most: number;
}

export interface OracleOffer extends OraclePrice {
  readonly type: OrderItem['type'];
  readonly productCode: string;
  readonly variantCode: string;
  /** The part of `once` that a voucher may lower. */
  readonly upfront: number;
  readonly hasSim: boolean;
  readonly modes: readonly { readonly code: string; readonly price: number }[];
  readonly addOns: readonly OracleAddOn[];
}

/** Every offer on sale, read by queries that share no code with the shop, as a second source of prices. */
export async function readOracle(database: Database): Promise<OracleOffer[]> {
  const subscriptions = await readSubscriptions(database);
  const devices = await readDevices(database);
  const plans = subscriptions.filter(({ type }) => type === 'mobile');
  return [...subscriptions, ...devices, ...devices.flatMap((device) => plans.map((plan) => withPlan(device, plan)))];
}

async function readSubscriptions(database: Database): Promise<OracleOffer[]> {
  const { rows } = await sql<OracleOffer>`
    select s.family as type, s.product_code as "productCode", s.code as "variantCode",
      s.price_new_customer as "forNew", s.price_existing_customer as "forExisting", s.activation_fee as once, 0 as upfront,
      s.family in ('mobile', 'internet-mobile') as "hasSim",
      case when s.family = 'mobile' then '[]' else (select coalesce(json_agg(json_build_object('code', m.code, 'price', m.price)), '[]')
        from catalogue_installation_modes m where m.subscription_code = s.code) end as modes,
      (select coalesce(json_agg(a), '[]') from (${addOnsOf(sql`l.subscription_code = s.code`)}) a)::jsonb
        || (select coalesce(json_agg(p), '[]') from (
          select 'tv-package' as type, t.product_code as "productCode", t.code as "variantCode", t.price_new_customer as "forNew",
            t.price_existing_customer as "forExisting", t.activation_fee as once, false as required, 1 as most
          from catalogue_tv_packages t join catalogue_tv_package_links k on k.tv_package_code = t.code
          where k.subscription_code = s.code and not t.withdrawn) p)::jsonb as "addOns"
    from catalogue_subscriptions s where not s.withdrawn`.execute(database);
  return rows;
}

async function readDevices(database: Database): Promise<OracleOffer[]> {
  const { rows } = await sql<OracleOffer>`
    select 'device' as type, v.device_slug as "productCode", v.code as "variantCode", v.price_new_customer as "forNew",
      v.price_existing_customer as "forExisting", v.upfront as once, v.upfront, false as "hasSim", '[]'::json as modes,
      (select coalesce(json_agg(a), '[]') from (${addOnsOf(sql`l.device_slug = v.device_slug`)}) a) as "addOns"
    from catalogue_device_variants v join catalogue_devices d on d.slug = v.device_slug
    where not v.withdrawn and not d.withdrawn and v.stock is distinct from 0`.execute(database);
  return rows;
}

/** Add-ons with a price; included ones cannot be ordered. */
function addOnsOf(isLinked: ReturnType<typeof sql>) {
  return sql`
    select 'subscription-additional' as type, x.code as "productCode", w.code as "variantCode", w.price_new_customer as "forNew",
      w.price_existing_customer as "forExisting", w.activation_fee as once, l.required,
      case when x.attributes->>'subscription_additional_is_countable' = 'true'
        then coalesce((x.attributes->>'subscription_additional_max_quantity')::int, 10) else 1 end as most
    from catalogue_additional_links l join catalogue_additionals x on x.code = l.additional_code
      join catalogue_additional_variants w on w.additional_code = x.code
    where ${isLinked} and not l.included and not x.withdrawn`;
}

/** A device and its plan are one item; the SIM of the plan is sent by post. */
function withPlan(device: OracleOffer, plan: OracleOffer): OracleOffer {
  return {
    ...device,
    variantCode: `${device.variantCode}.${plan.variantCode}`,
    forNew: device.forNew + plan.forNew,
    forExisting: device.forExisting + plan.forExisting,
    once: device.once + plan.once,
    hasSim: true,
    addOns: [...device.addOns, ...plan.addOns],
  };
}
