const price = `
    price_new_customer integer not null check (price_new_customer >= 0),
    price_existing_customer integer not null check (price_existing_customer >= 0),
    price_original integer not null check (price_original >= 0),
    discount_months integer check (discount_months > 0)`;
const priced = `${price},
    activation_fee integer not null check (activation_fee >= 0),
    activation_fee_name jsonb not null`;

export const catalogueTables = [
  `create table catalogue_subscriptions (
    code text primary key,
    family text not null check (family in ('mobile', 'internet', 'internet-mobile', 'tv', 'duo')),
    product_code text not null,
    position integer not null,
    name jsonb not null,
    product_name jsonb not null,${priced},
    commitment_months integer not null check (commitment_months >= 0),
    commitment jsonb not null,
    esim boolean not null,
    data jsonb,
    data_eu jsonb,
    attributes jsonb not null,
    highlights jsonb not null,
    withdrawn boolean not null default false
  )`,
  `create index catalogue_subscriptions_family on catalogue_subscriptions (family)`,
  `create table catalogue_installation_modes (
    subscription_code text not null references catalogue_subscriptions on update cascade on delete cascade,
    code text not null,
    position integer not null,
    price integer not null check (price >= 0),
    attributes jsonb not null,
    primary key (subscription_code, code)
  )`,
  `create table catalogue_additionals (
    code text primary key,
    position integer not null,
    name jsonb not null,
    display text not null check (display in ('row', 'column')),
    image text,
    deliverable boolean not null,
    attributes jsonb not null,
    withdrawn boolean not null default false
  )`,
  `create table catalogue_additional_variants (
    code text primary key,
    additional_code text not null references catalogue_additionals on update cascade on delete cascade,
    position integer not null,
    name jsonb not null,${priced},
    attributes jsonb not null
  )`,
  `create table catalogue_tv_packages (
    code text primary key,
    product_code text not null,
    position integer not null,
    name jsonb not null,${priced},
    attributes jsonb not null,
    withdrawn boolean not null default false
  )`,
  `create table catalogue_tv_package_links (
    tv_package_code text not null references catalogue_tv_packages on update cascade on delete cascade,
    subscription_code text not null references catalogue_subscriptions on update cascade on delete cascade,
    primary key (subscription_code, tv_package_code)
  )`,
  `create table catalogue_brands (
    code text primary key,
    position integer not null,
    label text not null
  )`,
  `create table catalogue_devices (
    slug text primary key,
    position integer not null,
    name jsonb not null,
    brands jsonb not null,
    item_group text not null,
    esim boolean not null,
    description jsonb not null,
    highlights jsonb not null,
    drawing jsonb not null,
    withdrawn boolean not null default false
  )`,
  `create table catalogue_device_colours (
    device_slug text not null references catalogue_devices on update cascade on delete cascade,
    id text not null,
    position integer not null,
    label jsonb not null,
    swatch text not null check (swatch ~ '^#[0-9a-f]{6}$'),
    primary key (device_slug, id)
  )`,
  `create table catalogue_fundings (
    code text primary key,
    position integer not null,
    months integer check (months > 0),
    label jsonb not null
  )`,
  `create table catalogue_device_variants (
    code text primary key check (position('.' in code) = 0),
    device_slug text not null,
    position integer not null,
    colour_id text not null,
    storage_quantity integer not null check (storage_quantity > 0),
    storage_unit text not null check (storage_unit in ('GB', 'TB')),
    funding_code text not null references catalogue_fundings,
    upfront integer not null check (upfront >= 0),${price},
    commitment_months integer not null check (commitment_months >= 0),
    withdrawn boolean not null default false,
    foreign key (device_slug, colour_id) references catalogue_device_colours on update cascade on delete cascade
  )`,
  `create index catalogue_device_variants_device on catalogue_device_variants (device_slug)`,
  `create table catalogue_additional_links (
    additional_code text not null references catalogue_additionals on update cascade on delete cascade,
    subscription_code text references catalogue_subscriptions on update cascade on delete cascade,
    device_slug text references catalogue_devices on update cascade on delete cascade,
    required boolean not null default false,
    included boolean not null default false,
    unique (subscription_code, additional_code),
    unique (device_slug, additional_code),
    check ((subscription_code is null) <> (device_slug is null)),
    check (not (required and included))
  )`,
  `create table catalogue_top_up_amounts (
    code text primary key,
    position integer not null,
    name jsonb not null,
    amount integer not null check (amount > 0)
  )`,
  `create table catalogue_starter_packs (
    code text primary key,
    product_code text not null,
    position integer not null,
    name jsonb not null,
    amount integer not null check (amount >= 0),
    credit integer not null check (credit >= 0),
    attributes jsonb not null,
    highlights jsonb not null
  )`,
  `create table vouchers (
    code text primary key,
    amount integer not null check (amount > 0),
    line_number text not null,
    expires_on text not null
  )`,
];

/** Columns that order lines need since orders may contain more than mobile plans. All earlier lines were mobile plans. */
export const orderLineColumns = [
  `alter table order_lines
    add column upfront integer not null default 0,
    add column subscription jsonb,
    add column device jsonb`,
  `update order_lines set subscription = jsonb_build_object(
    'family', 'mobile', 'productName', product_name, 'variantName', variant_name,
    'monthly', monthly, 'originalMonthly', original_monthly,
    'discountMonths', discount_months, 'commitmentMonths', commitment_months)`,
];
