import type { Insertable } from 'kysely';
import type { AddOnLinkTable, CatalogueSubscriptionTable } from '../catalogue-tables';
import type { Executor } from '../../platform/database/schema';
import type { AddOnSeed, SubscriptionSeed } from './seed-types';
import { priceColumns } from './insert-additionals';
import { commitmentWords } from './words';

/** @param firstPosition where they come in the lists, behind what is there already */
export async function insertSubscriptions(
  database: Executor,
  seeds: readonly SubscriptionSeed[],
  firstPosition: number,
): Promise<void> {
  const rows = seeds.map((seed, index) => subscriptionRow(seed, firstPosition + index));
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
  await linkAdditionals(
    database,
    seeds.flatMap(({ code, additionals }) => linksOf({ subscription_code: code }, additionals)),
  );
}

type Link = Insertable<AddOnLinkTable>;

export async function linkAdditionals(database: Executor, links: readonly Link[]): Promise<void> {
  await database.insertInto('catalogue_additional_links').values(links).execute();
}

export function linksOf(
  offer: { readonly subscription_code: string } | { readonly device_slug: string },
  { optional, required = [], included = [] }: AddOnSeed,
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
    commitment: JSON.stringify(commitmentWords(seed.commitmentMonths)),
    esim: seed.esim ?? false,
    data: seed.data ? JSON.stringify(seed.data) : null,
    data_eu: seed.dataEu ? JSON.stringify(seed.dataEu) : null,
    attributes: JSON.stringify(seed.attributes),
    highlights: JSON.stringify(seed.highlights),
    withdrawn: seed.withdrawn ?? false,
  };
}
