import type { Locale, StarterPackList, TopUpAmounts } from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { localisedAttributes, localised } from './presentation';

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
