import type { Selectable } from 'kysely';
import type {
  InstallationMode,
  Locale,
  SubscriptionFamily,
  SubscriptionVariant,
  VariantOption,
} from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { findAddOns, findTvPackages } from './add-on-repository';
import type { CatalogueSubscriptionTable, StoredOption } from './catalogue-tables';
import { groupBy, localised, localisedAttributes, variantPrice, type CatalogueEntry } from './presentation';

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
    commitment: { months: row.commitment_months, text: localised(row.commitment, locale) },
    options: { data: optionIn(row.data, locale), data_eu: optionIn(row.data_eu, locale) },
    attributes: localisedAttributes(row.attributes, locale),
    highlights: row.highlights.map((text) => localised(text, locale)),
    esim: row.esim,
  };
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
  const toMode = ({ code, price, attributes }: (typeof rows)[number]) => ({
    code,
    price,
    attributes: localisedAttributes(attributes, locale),
  });
  return new Map([...bySubscription].map(([code, list]) => [code, list.map(toMode)]));
}
