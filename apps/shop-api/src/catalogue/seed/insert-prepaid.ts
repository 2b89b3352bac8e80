import type { Executor } from '../../platform/database/schema';
import { starterPacks, topUpAmounts, vouchers } from './prepaid';

export async function insertPrepaid(database: Executor): Promise<void> {
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
