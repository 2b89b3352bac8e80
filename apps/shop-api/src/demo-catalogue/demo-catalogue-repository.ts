import { sql, type Insertable } from 'kysely';
import type { AddOnLinkTable, CatalogueSubscriptionTable } from '../catalogue/catalogue-tables';
import { isCatalogueEmpty } from '../catalogue/empty-catalogue-repository';
import type { Database, Executor } from '../platform/database/schema';
import { clerveDevices } from './clerve-devices';
import { deviceAddOns } from './device-add-ons';
import { brands, fundings } from './device-parts';
import { deviceRow, priceColumns, pricesBefore, variantRows } from './device-rows';
import { attertDevices, ernzDevices } from './devices';
import { duoOffers } from './duo';
import { homeAddOns } from './home-add-ons';
import { internetOffers } from './internet';
import { internetMobileOffers } from './internet-mobile';
import { mobileAddOns } from './mobile-add-ons';
import { mobilePlans } from './mobile-plans';
import { starterPacks, topUpAmounts, vouchers } from './prepaid';
import {
  speedColumns,
  type AddOnLinks,
  type AddOnSeed,
  type DeviceSeed,
  type SubscriptionSeed,
  type TvPackageSeed,
} from './seed-types';
import { commitmentText, noText } from './texts';
import { tvAddOns, tvOffers, tvPackages } from './tv';

type Link = Insertable<AddOnLinkTable>;

/** Any number; the same for every process that loads the demo catalogue. */
const lockId = 4301;

/** Inserts the demo catalogue into an empty catalogue, in one transaction. Returns false if the catalogue has rows. */
export async function loadDemoCatalogue(database: Database): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(transaction);
    if (!(await isCatalogueEmpty(transaction))) return false;
    await insertAddOns(transaction, [...deviceAddOns, ...mobileAddOns, ...homeAddOns, ...tvAddOns]);
    await insertTvPackages(transaction, tvPackages);
    await insertSubscriptions(transaction, [
      ...mobilePlans,
      ...internetOffers,
      ...internetMobileOffers,
      ...tvOffers,
      ...duoOffers,
    ]);
    await insertDevices(transaction, [...ernzDevices, ...attertDevices, ...clerveDevices]);
    await insertPrepaid(transaction);
    await insertInstallationFullDays(transaction);
    return true;
  });
}

async function insertAddOns(database: Executor, seeds: readonly AddOnSeed[]): Promise<void> {
  await database
    .insertInto('catalogue_additionals')
    .values(
      seeds.map((seed, position) => ({
        code: seed.code,
        position,
        name: JSON.stringify(seed.name),
        display: seed.display,
        image: seed.image ?? null,
        deliverable: seed.deliverable ?? false,
        attributes: JSON.stringify({ subscription_additional_title: seed.name, ...seed.attributes }),
        withdrawn: seed.withdrawn ?? false,
      })),
    )
    .execute();
  const variants = seeds.flatMap(({ code: addOnCode, variants: list }) =>
    list.map((variant, position) => ({
      code: variant.code,
      additional_code: addOnCode,
      position,
      name: JSON.stringify(variant.name),
      ...priceColumns(variant.price),
      activation_fee: variant.activationFee ?? 0,
      activation_fee_name: JSON.stringify(variant.activationFeeName ?? noText),
      attributes: JSON.stringify(variant.attributes),
    })),
  );
  await database.insertInto('catalogue_additional_variants').values(variants).execute();
}

async function insertTvPackages(database: Executor, seeds: readonly TvPackageSeed[]): Promise<void> {
  await database
    .insertInto('catalogue_tv_packages')
    .values(
      seeds.map((seed, position) => ({
        code: seed.code,
        product_code: seed.productCode,
        position,
        name: JSON.stringify(seed.name),
        ...priceColumns(seed.price),
        activation_fee: 0,
        activation_fee_name: JSON.stringify(noText),
        attributes: JSON.stringify({
          tv_thematic_package_title: seed.name,
          tv_thematic_package_detail_subtitle: seed.subtitle,
        }),
        withdrawn: seed.withdrawn ?? false,
      })),
    )
    .execute();
}

async function insertSubscriptions(database: Executor, seeds: readonly SubscriptionSeed[]): Promise<void> {
  const rows = seeds.map(subscriptionRow);
  await database.insertInto('catalogue_subscriptions').values(rows).execute();
  const modes = seeds.flatMap(({ code, installationModes = [] }) =>
    installationModes.map((mode, position) => ({
      ...mode,
      subscription_code: code,
      position,
      attributes: JSON.stringify(mode.attributes),
    })),
  );
  await database.insertInto('catalogue_installation_modes').values(modes).execute();
  const links = seeds.flatMap(({ code, tvPackages = [] }) =>
    tvPackages.map((tvPackage) => ({ tv_package_code: tvPackage, subscription_code: code })),
  );
  await database.insertInto('catalogue_tv_package_links').values(links).execute();
  await linkAddOns(
    database,
    seeds.flatMap(({ code, addOns }) => linksOf({ subscription_code: code }, addOns)),
  );
}

async function linkAddOns(database: Executor, links: readonly Link[]): Promise<void> {
  await database.insertInto('catalogue_additional_links').values(links).execute();
}

function linksOf(
  offer: { readonly subscription_code: string } | { readonly device_slug: string },
  { optional, required = [], included = [] }: AddOnLinks,
): Link[] {
  const both = { subscription_code: null, device_slug: null, ...offer };
  const link = (code: string, kind: 'optional' | 'required' | 'included') => ({
    ...both,
    additional_code: code,
    required: kind === 'required',
    included: kind === 'included',
  });
  return [
    ...optional.map((code) => link(code, 'optional')),
    ...required.map((code) => link(code, 'required')),
    ...included.map((code) => link(code, 'included')),
  ];
}

function subscriptionRow(seed: SubscriptionSeed, position: number): Insertable<CatalogueSubscriptionTable> {
  return {
    code: seed.code,
    family: seed.family,
    product_code: seed.productCode,
    position,
    name: JSON.stringify(seed.name),
    product_name: JSON.stringify(seed.name),
    ...priceColumns(seed.price),
    activation_fee: seed.activationFee,
    activation_fee_name: JSON.stringify(seed.activationFeeName),
    commitment_months: seed.commitmentMonths,
    commitment: JSON.stringify(commitmentText(seed.commitmentMonths)),
    esim: seed.esim ?? false,
    data: seed.data ? JSON.stringify(seed.data) : null,
    data_eu: seed.dataEu ? JSON.stringify(seed.dataEu) : null,
    attributes: JSON.stringify(seed.attributes),
    highlights: JSON.stringify(seed.highlights),
    withdrawn: seed.withdrawn ?? false,
    ...speedColumns(seed),
  };
}

async function insertDevices(database: Executor, seeds: readonly DeviceSeed[]): Promise<void> {
  await database
    .insertInto('catalogue_brands')
    .values(brands.map((brand, position) => ({ ...brand, position })))
    .execute();
  await database
    .insertInto('catalogue_fundings')
    .values(fundings.map((funding, position) => ({ ...funding, position, label: JSON.stringify(funding.label) })))
    .execute();
  await database.insertInto('catalogue_devices').values(seeds.map(deviceRow)).execute();
  const colours = seeds.flatMap(({ slug, colours: list }) =>
    list.map((colour, position) => ({ ...colour, device_slug: slug, position, label: JSON.stringify(colour.label) })),
  );
  await database.insertInto('catalogue_device_colours').values(colours).execute();
  const variants = seeds.flatMap(variantRows);
  await database.insertInto('catalogue_device_prices').values(pricesBefore(variants)).execute();
  await database.insertInto('catalogue_device_variants').values(variants).execute();
  await linkAddOns(
    database,
    seeds.flatMap(({ slug, addOns }) => linksOf({ device_slug: slug }, addOns)),
  );
}

async function insertPrepaid(database: Executor): Promise<void> {
  await database
    .insertInto('catalogue_top_up_amounts')
    .values(topUpAmounts.map((amount, position) => ({ ...amount, position, name: JSON.stringify(amount.name) })))
    .execute();
  const packs = starterPacks.map(({ productCode, ...pack }, position) => ({
    ...pack,
    product_code: productCode,
    position,
    name: JSON.stringify(pack.name),
    attributes: JSON.stringify(pack.attributes),
    highlights: JSON.stringify(pack.highlights),
  }));
  await database.insertInto('catalogue_starter_packs').values(packs).execute();
  await database.insertInto('vouchers').values(vouchers).execute();
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
