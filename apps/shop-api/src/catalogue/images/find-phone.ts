import type { Executor } from '../../platform/database/transaction';
import type { DeviceLook } from './draw-phone';

/** What a phone looks like in one of its colours; null for a phone or colour that the catalogue never had. */
export async function findDeviceLook(database: Executor, slug: string, colour: string): Promise<DeviceLook | null> {
  const row = await database
    .selectFrom('catalogue_devices')
    .innerJoin('catalogue_device_colours', 'catalogue_device_colours.device_slug', 'catalogue_devices.slug')
    .where('slug', '=', slug)
    .where('catalogue_device_colours.id', '=', colour)
    .select(['drawing', 'swatch', 'brands'])
    .executeTakeFirst();
  return row ? { drawing: row.drawing, swatch: row.swatch, brand: row.brands[0] ?? '' } : null;
}
