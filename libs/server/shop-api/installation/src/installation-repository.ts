import type { Executor } from '@alzette/shop-api/platform';

/** A day, yyyy-MM-dd, on which no technician is free. */
export interface InstallationFullDayTable {
  day: string;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    installation_full_days: InstallationFullDayTable;
  }
}

export async function findFullDays(database: Executor, first: string, last: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('installation_full_days')
    .select('day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
