import type { Locale, TvPackage } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { localisedAttributes, groupBy, localised, variantPrice } from '../in-locale';

/** TV packages on sale, by the subscriptions that have them. */
export async function findTvPackages(
  database: Executor,
  subscriptions: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly TvPackage[]>> {
  if (subscriptions.length === 0) return new Map();
  const rows = await linkedRows(database, subscriptions).execute();
  const bySubscription = groupBy(rows, (row) => row.subscription_code);
  return new Map([...bySubscription].map(([code, list]) => [code, list.map((row) => toTvPackage(row, locale))]));
}

function linkedRows(database: Executor, subscriptions: readonly string[]) {
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

type LinkedRow = Awaited<ReturnType<ReturnType<typeof linkedRows>['execute']>>[number];

function toTvPackage(row: LinkedRow, locale: Locale): TvPackage {
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
