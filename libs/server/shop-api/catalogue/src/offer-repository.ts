import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  DeliveryPrices,
  FixedSpeeds,
  InstallationMode,
  Locale,
  StarterPackList,
  SubscriptionFamily,
  SubscriptionVariant,
  TopUpAmounts,
  VariantOption,
  AdditionalProduct,
  TvPackage,
} from '@alzette/shop-model';
import { termLabel } from '@alzette/shop-model/terms';
import { type Executor, notFound } from '@alzette/shop-api/platform';
import type {
  AddOnVariantTable,
  CatalogueSubscriptionTable,
  InstallationModeTable,
  StoredOption,
} from './catalogue-tables';
import { deliveryPricesIn, selectDeliveryPrices } from './delivery-price-repository';
import { groupBy, localised, localisedAttributes, variantPrice, type CatalogueEntry, pictureUrl } from './presentation';

interface SubscriptionFilter {
  readonly families?: readonly SubscriptionFamily[];
  readonly productCode?: string;
  readonly codes?: readonly string[];
  readonly onlyOnSale?: boolean;
}

/** Subscriptions in display order with their add-ons, packages and installation modes, in one query. */
export async function findSubscriptions(
  database: Executor,
  locale: Locale,
  filter: SubscriptionFilter,
): Promise<CatalogueEntry<SubscriptionVariant>[]> {
  if (filter.codes?.length === 0) return [];
  return presentSubscriptions(await selectSubscriptions(database, filter).execute(), locale);
}

/** Subscriptions on sale and the prices of deliveries, in one query. */
export async function findSubscriptionsForOrder(
  database: Executor,
  codes: readonly string[],
  locale: Locale,
): Promise<{ readonly subscriptions: CatalogueEntry<SubscriptionVariant>[]; readonly deliveryPrices: DeliveryPrices }> {
  const { subscriptions, deliveryPrices } = await database
    .selectNoFrom([
      jsonArrayFrom(selectSubscriptions(database, { codes, onlyOnSale: true })).as('subscriptions'),
      jsonArrayFrom(selectDeliveryPrices(database)).as('deliveryPrices'),
    ])
    .executeTakeFirstOrThrow();
  return {
    subscriptions: presentSubscriptions(subscriptions, locale),
    deliveryPrices: deliveryPricesIn(deliveryPrices),
  };
}

function selectSubscriptions(database: Executor, { families, productCode, codes, onlyOnSale }: SubscriptionFilter) {
  const code = sql.ref<string>('catalogue_subscriptions.code');
  return database
    .selectFrom('catalogue_subscriptions')
    .selectAll()
    .select([
      jsonArrayFrom(selectAddOns(database).where('catalogue_additional_links.subscription_code', '=', code)).as(
        'additionals',
      ),
      jsonArrayFrom(selectPackages(database).where('subscription_code', '=', code)).as('tvPackages'),
      jsonArrayFrom(selectInstallationModes(database).where('subscription_code', '=', code)).as('installationModes'),
    ])
    .$if(families !== undefined, (query) => query.where('family', 'in', families ?? []))
    .$if(productCode !== undefined, (query) => query.where('product_code', '=', productCode ?? ''))
    .$if(codes !== undefined, (query) => query.where('code', '=', sql<string>`any(${codes ?? []}::text[])`))
    .$if(onlyOnSale === true, (query) => query.where('withdrawn', '=', false))
    .orderBy('position')
    .orderBy('code');
}

type SubscriptionRow = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['execute']>>[number];

function presentSubscriptions(rows: readonly SubscriptionRow[], locale: Locale): CatalogueEntry<SubscriptionVariant>[] {
  return rows.map(({ additionals, tvPackages, installationModes, ...row }) => ({
    withdrawn: row.withdrawn,
    offer: {
      ...subscriptionFields(row, locale),
      additionals: additionals.map((addOn) => toAddOn(addOn, locale)),
      tvPackages: tvPackages.map((each) => toTvPackage(each, locale)),
      installationModes: installationModes.map((mode) => toInstallationMode(mode, locale)),
    },
  }));
}

function subscriptionFields(row: Selectable<CatalogueSubscriptionTable>, locale: Locale) {
  return {
    type: row.family,
    code: row.code,
    name: localised(row.name, locale),
    product: { code: row.product_code, name: localised(row.product_name, locale) },
    price: variantPrice(row),
    activationFee: row.activation_fee,
    activationFeeName: localised(row.activation_fee_name, locale),
    commitment: { months: row.commitment_months, text: termLabel(row.commitment_months, locale) },
    options: { data: optionIn(row.data, locale), data_eu: optionIn(row.data_eu, locale) },
    attributes: localisedAttributes(row.attributes, locale),
    highlights: row.highlights.map((text) => localised(text, locale)),
    esim: row.esim,
    speeds: fixedSpeeds(row),
  };
}

function fixedSpeeds(row: Selectable<CatalogueSubscriptionTable>): FixedSpeeds | null {
  const download = speedRange(row.download_minimum, row.download_normal, row.download_maximum);
  const upload = speedRange(row.upload_minimum, row.upload_normal, row.upload_maximum);
  return download && upload && { download, upload };
}

function speedRange(minimum: number | null, normal: number | null, maximum: number | null) {
  return minimum === null || normal === null || maximum === null ? null : { minimum, normal, maximum };
}

function optionIn(option: StoredOption | null, locale: Locale): VariantOption | null {
  return option && { code: option.code, label: localised(option.label, locale) };
}

/** The default mode first. */
function selectInstallationModes(database: Executor) {
  return database.selectFrom('catalogue_installation_modes').selectAll().orderBy('position');
}

function toInstallationMode(
  { code, price, attributes, self_installation, parcel }: Selectable<InstallationModeTable>,
  locale: Locale,
): InstallationMode {
  return {
    code,
    price,
    attributes: localisedAttributes(attributes, locale),
    ...(self_installation !== null && { selfInstallation: self_installation }),
    ...(parcel && { parcel: localised(parcel, locale) }),
  };
}

/** The add-ons on sale of several devices, by the slug of the device. */
export async function findAddOnsOfDevices(
  database: Executor,
  slugs: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string | null, readonly AdditionalProduct[]>> {
  if (slugs.length === 0) return new Map();
  const rows = await selectAddOns(database).where('device_slug', 'in', slugs).execute();
  const byDevice = groupBy(rows, (row) => row.device_slug);
  return new Map([...byDevice].map(([slug, list]) => [slug, list.map((row) => toAddOn(row, locale))]));
}

function selectAddOns(database: Executor) {
  const variants = database
    .selectFrom('catalogue_additional_variants')
    .selectAll()
    .where('additional_code', '=', sql.ref<string>('catalogue_additionals.code'))
    .orderBy('position')
    .orderBy('code');
  return database
    .selectFrom('catalogue_additional_links')
    .innerJoin('catalogue_additionals', 'catalogue_additionals.code', 'catalogue_additional_links.additional_code')
    .where('catalogue_additionals.withdrawn', '=', false)
    .selectAll('catalogue_additionals')
    .select(['required', 'included', 'device_slug'])
    .select(jsonArrayFrom(variants).as('variants'))
    .orderBy('catalogue_additionals.position')
    .orderBy('catalogue_additionals.code');
}

type LinkedAddOn = Awaited<ReturnType<ReturnType<typeof selectAddOns>['execute']>>[number];

function toAddOn({ variants, ...row }: LinkedAddOn, locale: Locale): AdditionalProduct {
  const product = { code: row.code, name: localised(row.name, locale) };
  return {
    ...product,
    attributes: localisedAttributes(row.attributes, locale),
    display: row.display,
    image: row.image === null ? null : pictureUrl(row.image),
    required: row.required,
    included: row.included,
    deliverable: row.deliverable,
    variants: variants.map((variant) => ({
      code: variant.code,
      name: localised(variant.name, locale),
      product,
      ...(row.included ? freeOfCharge : pricesOf(variant, locale)),
      attributes: localisedAttributes(variant.attributes, locale),
    })),
  };
}

const freeOfCharge = {
  price: { applied: { newCustomer: 0, existingCustomer: 0 }, original: 0, discountDuration: null },
  activationFee: 0,
  activationFeeName: '',
};

function pricesOf(variant: Selectable<AddOnVariantTable>, locale: Locale) {
  return {
    price: variantPrice(variant),
    activationFee: variant.activation_fee,
    activationFeeName: localised(variant.activation_fee_name, locale),
  };
}

/** On sale. */
function selectPackages(database: Executor) {
  return database
    .selectFrom('catalogue_tv_package_links')
    .innerJoin('catalogue_tv_packages', 'catalogue_tv_packages.code', 'catalogue_tv_package_links.tv_package_code')
    .where('withdrawn', '=', false)
    .selectAll('catalogue_tv_packages')
    .orderBy('position')
    .orderBy('code');
}

type LinkedPackage = Awaited<ReturnType<ReturnType<typeof selectPackages>['execute']>>[number];

function toTvPackage(row: LinkedPackage, locale: Locale): TvPackage {
  const name = localised(row.name, locale);
  return {
    code: row.code,
    name,
    product: { code: row.product_code, name },
    price: variantPrice(row),
    activationFee: row.activation_fee,
    activationFeeName: localised(row.activation_fee_name, locale),
    attributes: localisedAttributes(row.attributes, locale),
  };
}

interface AddOnName {
  readonly code: string;
  readonly name: string;
}

/** The name of an add-on, withdrawn or not. @throws ProblemError 404 */
export async function findAddOnName(database: Executor, code: string, locale: Locale): Promise<AddOnName> {
  const row = await database
    .selectFrom('catalogue_additionals')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { code, name: localised(row.name, locale) };
}

/** The name of a TV package, withdrawn or not. @throws ProblemError 404 */
export async function findTvPackageName(database: Executor, code: string, locale: Locale): Promise<AddOnName> {
  const row = await database
    .selectFrom('catalogue_tv_packages')
    .select('name')
    .where('product_code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { code, name: localised(row.name, locale) };
}

export async function findTopUpAmounts(database: Executor, locale: Locale): Promise<TopUpAmounts['items']> {
  const rows = await database.selectFrom('catalogue_top_up_amounts').selectAll().orderBy('position').execute();
  return rows.map(({ code, name, amount }) => ({ code, name: localised(name, locale), amount }));
}

export async function findStarterPacks(database: Executor, locale: Locale): Promise<StarterPackList['items']> {
  const rows = await database.selectFrom('catalogue_starter_packs').selectAll().orderBy('position').execute();
  return rows.map((row) => {
    const name = localised(row.name, locale);
    return {
      code: row.code,
      name,
      product: { code: row.product_code, name },
      attributes: localisedAttributes(row.attributes, locale),
      amount: row.amount,
      credit: row.credit,
      highlights: row.highlights.map((text) => localised(text, locale)),
    };
  });
}
