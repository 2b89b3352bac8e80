import type { Selectable } from 'kysely';
import type { Executor } from '../platform/database/schema';
import type {
  BrandTable,
  DeviceColourTable,
  DeviceTable,
  DeviceVariantTable,
  FundingTable,
  StoredDrawing,
} from './catalogue-tables';

export type VariantRow = Selectable<DeviceVariantTable>;
export type ColourRow = Selectable<DeviceColourTable>;

/** The rows of a device, withdrawn variants included. */
export interface DeviceRows {
  readonly device: Selectable<DeviceTable>;
  readonly colours: readonly ColourRow[];
  readonly variants: readonly VariantRow[];
  readonly fundings: ReadonlyMap<string, Selectable<FundingTable>>;
  readonly brands: readonly Selectable<BrandTable>[];
}

/** Devices in display order, in a fixed number of queries. @param slugs all devices if left out */
export async function findDeviceRows(database: Executor, slugs?: readonly string[]): Promise<DeviceRows[]> {
  if (slugs?.length === 0) return [];
  let devices = database.selectFrom('catalogue_devices').selectAll().orderBy('position').orderBy('slug');
  let colours = database.selectFrom('catalogue_device_colours').selectAll().orderBy('position');
  let variants = database.selectFrom('catalogue_device_variants').selectAll().orderBy('position').orderBy('code');
  if (slugs) {
    devices = devices.where('slug', 'in', slugs);
    colours = colours.where('device_slug', 'in', slugs);
    variants = variants.where('device_slug', 'in', slugs);
  }
  const deviceRows = await devices.execute();
  const colourRows = await colours.execute();
  const variantRows = await variants.execute();
  const fundingRows = await database.selectFrom('catalogue_fundings').selectAll().execute();
  const brands = await database.selectFrom('catalogue_brands').selectAll().orderBy('position').execute();
  const fundings = new Map(fundingRows.map((funding) => [funding.code, funding]));
  return deviceRows.map((device) => ({
    device,
    colours: colourRows.filter((colour) => colour.device_slug === device.slug),
    variants: variantRows.filter((variant) => variant.device_slug === device.slug),
    fundings,
    brands,
  }));
}

/** The slugs of the devices with these variants. */
export async function findSlugsOfVariants(database: Executor, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await database
    .selectFrom('catalogue_device_variants')
    .select('device_slug')
    .distinct()
    .where('code', 'in', codes)
    .execute();
  return rows.map((row) => row.device_slug);
}

/** Device and colour of these variants, withdrawn ones included. */
export async function findVariantColours(
  database: Executor,
  codes: readonly string[],
): Promise<Pick<VariantRow, 'code' | 'device_slug' | 'colour_id'>[]> {
  if (codes.length === 0) return [];
  return database
    .selectFrom('catalogue_device_variants')
    .select(['code', 'device_slug', 'colour_id'])
    .where('code', 'in', codes)
    .execute();
}

/** What the picture of a device shows. */
export interface DeviceLook {
  readonly drawing: StoredDrawing;
  readonly swatch: string;
  /** Printed on the back. */
  readonly brand: string;
}

/** The look of a device in one of its colours; null if unknown. */
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
