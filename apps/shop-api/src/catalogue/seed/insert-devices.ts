import type { Insertable } from 'kysely';
import type { DeviceVariantTable } from '../catalogue-tables';
import type { Executor } from '../../platform/database/schema';
import { brands } from './devices/devices';
import { fundings } from './devices/fundings';
import { priceColumns } from './insert-additionals';
import { linkAdditionals, linksOf } from './insert-subscriptions';
import type { DeviceSeed, StorageSeed } from './seed-types';

const fundingEndings = { 'funding-24': 'f24', 'funding-36': 'f36', no_funding: 'cash' } as const;

export async function insertDevices(database: Executor, seeds: readonly DeviceSeed[]): Promise<void> {
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
  await database.insertInto('catalogue_device_variants').values(seeds.flatMap(variantRows)).execute();
  await linkAdditionals(
    database,
    seeds.flatMap(({ slug, additionals }) => linksOf({ device_slug: slug }, additionals)),
  );
}

function deviceRow(seed: DeviceSeed, position: number) {
  return {
    slug: seed.slug,
    position,
    name: JSON.stringify(seed.name),
    brands: JSON.stringify(seed.brands),
    item_group: 'smartphone',
    esim: seed.esim,
    description: JSON.stringify(seed.description),
    highlights: JSON.stringify(seed.highlights),
    drawing: JSON.stringify(seed.drawing),
    withdrawn: seed.withdrawn ?? false,
  };
}

/** One variant for each colour, storage and funding, for instance `ernz-9-pro-256-midnight-f24`. */
function variantRows({
  slug,
  colours,
  storages,
  withdrawnVariants = [],
}: DeviceSeed): Insertable<DeviceVariantTable>[] {
  const choices = storages.flatMap((storage) =>
    colours.flatMap((colour) => storage.fundings.map((funding) => ({ storage, colour, funding }))),
  );
  return choices.map(({ storage, colour, funding }, position) => {
    const code = `${slug}-${storageEnding(storage)}-${colour.id}-${fundingEndings[funding.funding]}`;
    return {
      code,
      device_slug: slug,
      position,
      colour_id: colour.id,
      storage_quantity: storage.quantity,
      storage_unit: storage.unit,
      funding_code: funding.funding,
      upfront: funding.upfront,
      ...priceColumns(funding.price),
      commitment_months: { 'funding-24': 24, 'funding-36': 36, no_funding: 0 }[funding.funding],
      withdrawn: withdrawnVariants.includes(code),
    };
  });
}

function storageEnding({ quantity, unit }: StorageSeed): string {
  return unit === 'GB' ? String(quantity) : `${quantity}tb`;
}
