import type { Selectable } from 'kysely';
import type {
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
import type { CatalogueSubscriptionTable, StoredOption, AddOnVariantTable } from './catalogue-tables';
import { groupBy, localised, localisedAttributes, variantPrice, type CatalogueEntry, pictureUrl } from './presentation';

interface SubscriptionFilter {
  readonly families?: readonly SubscriptionFamily[];
  readonly productCode?: string;
  readonly codes?: readonly string[];
  readonly onlyOnSale?: boolean;
}

/** Subscriptions in display order with their add-ons, packages and installation modes, in a fixed number of queries. */
export async function findSubscriptions(
  database: Executor,
  locale: Locale,
  { families, productCode, codes, onlyOnSale }: SubscriptionFilter,
): Promise<CatalogueEntry<SubscriptionVariant>[]> {
  if (codes?.length === 0) return [];
  let query = database.selectFrom('catalogue_subscriptions').selectAll().orderBy('position').orderBy('code');
  if (families) query = query.where('family', 'in', families);
  if (productCode !== undefined) query = query.where('product_code', '=', productCode);
  if (codes) query = query.where('code', 'in', codes);
  if (onlyOnSale) query = query.where('withdrawn', '=', false);
  const rows = await query.execute();
  return withParts(database, locale, rows);
}

async function withParts(
  database: Executor,
  locale: Locale,
  rows: readonly Selectable<CatalogueSubscriptionTable>[],
): Promise<CatalogueEntry<SubscriptionVariant>[]> {
  const codes = rows.map(({ code }) => code);
  const additionals = await findAddOns(database, 'subscription_code', codes, locale);
  const tvPackages = await findTvPackages(database, codes, locale);
  const installationModes = await findInstallationModes(database, codes, locale);
  return rows.map((row) => ({
    withdrawn: row.withdrawn,
    offer: {
      ...subscriptionFields(row, locale),
      additionals: [...(additionals.get(row.code) ?? [])],
      tvPackages: [...(tvPackages.get(row.code) ?? [])],
      installationModes: [...(installationModes.get(row.code) ?? [])],
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

/** The installation modes of several subscriptions, the default mode first. */
async function findInstallationModes(
  database: Executor,
  subscriptions: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly InstallationMode[]>> {
  if (subscriptions.length === 0) return new Map();
  const rows = await database
    .selectFrom('catalogue_installation_modes')
    .selectAll()
    .where('subscription_code', 'in', subscriptions)
    .orderBy('position')
    .execute();
  const bySubscription = groupBy(rows, (row) => row.subscription_code);
  const toMode = ({ code, price, attributes, self_installation, parcel }: (typeof rows)[number]) => ({
    code,
    price,
    attributes: localisedAttributes(attributes, locale),
    ...(self_installation !== null && { selfInstallation: self_installation }),
    ...(parcel && { parcel: localised(parcel, locale) }),
  });
  return new Map([...bySubscription].map(([code, list]) => [code, list.map(toMode)]));
}

type Owner = 'subscription_code' | 'device_slug';

/** The add-ons on sale of several offers, by the offer's code or slug. */
export async function findAddOns(
  database: Executor,
  owner: Owner,
  offers: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string | null, readonly AdditionalProduct[]>> {
  if (offers.length === 0) return new Map();
  const rows = await linkedAddOns(database, owner, offers).execute();
  const codes = [...new Set(rows.map(({ code }) => code))];
  const variants = await findVariants(database, codes);
  const present = (row: LinkedAddOn) => toAddOn(row, variants.get(row.code) ?? [], locale);
  const byOffer = groupBy(rows, (row) => row[owner]);
  return new Map([...byOffer].map(([offer, list]) => [offer, list.map(present)]));
}

function linkedAddOns(database: Executor, owner: Owner, offers: readonly string[]) {
  return database
    .selectFrom('catalogue_additional_links')
    .innerJoin('catalogue_additionals', 'catalogue_additionals.code', 'catalogue_additional_links.additional_code')
    .where(`catalogue_additional_links.${owner}`, 'in', offers)
    .where('catalogue_additionals.withdrawn', '=', false)
    .selectAll('catalogue_additionals')
    .select(['required', 'included', 'subscription_code', 'device_slug'])
    .orderBy('catalogue_additionals.position')
    .orderBy('catalogue_additionals.code');
}

type LinkedAddOn = Awaited<ReturnType<ReturnType<typeof linkedAddOns>['execute']>>[number];

async function findVariants(database: Executor, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, readonly Selectable<AddOnVariantTable>[]>();
  const rows = await database
    .selectFrom('catalogue_additional_variants')
    .selectAll()
    .where('additional_code', 'in', codes)
    .orderBy('position')
    .orderBy('code')
    .execute();
  return groupBy(rows, (row) => row.additional_code);
}

function toAddOn(
  row: LinkedAddOn,
  variants: readonly Selectable<AddOnVariantTable>[],
  locale: Locale,
): AdditionalProduct {
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

/** The TV packages on sale of several subscriptions, by the subscription's code. */
async function findTvPackages(
  database: Executor,
  subscriptions: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly TvPackage[]>> {
  if (subscriptions.length === 0) return new Map();
  const rows = await linkedPackages(database, subscriptions).execute();
  const bySubscription = groupBy(rows, (row) => row.subscription_code);
  return new Map([...bySubscription].map(([code, list]) => [code, list.map((row) => toTvPackage(row, locale))]));
}

function linkedPackages(database: Executor, subscriptions: readonly string[]) {
  return database
    .selectFrom('catalogue_tv_package_links')
    .innerJoin('catalogue_tv_packages', 'catalogue_tv_packages.code', 'catalogue_tv_package_links.tv_package_code')
    .where('subscription_code', 'in', subscriptions)
    .where('withdrawn', '=', false)
    .selectAll('catalogue_tv_packages')
    .select('subscription_code')
    .orderBy('position')
    .orderBy('code');
}

type LinkedPackage = Awaited<ReturnType<ReturnType<typeof linkedPackages>['execute']>>[number];

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
