import type { Executor } from '../platform/database/schema';

/** A day, yyyy-MM-dd, on which no technician is free. */
export interface InstallationFullDayTable {
  day: string;
}

declare module '../platform/database/schema' {
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
