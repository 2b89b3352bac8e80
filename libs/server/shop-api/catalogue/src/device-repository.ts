import type { Selectable } from 'kysely';
import type { Executor } from '@alzette/shop-api/platform';
import type {
  BrandTable,
  DeviceColourTable,
  DevicePriceTable,
  DeviceTable,
  DeviceVariantTable,
  FundingTable,
} from './catalogue-tables';
import { groupBy } from './presentation';
import { findSold } from './stock-repository';

export type VariantRow = Selectable<DeviceVariantTable>;
export type ColourRow = Selectable<DeviceColourTable>;
export type PriceRow = Omit<Selectable<DevicePriceTable>, 'id'>;

/** The rows of a device, withdrawn variants included. */
export interface DeviceRows {
  readonly device: Selectable<DeviceTable>;
  readonly colours: readonly ColourRow[];
  readonly variants: readonly VariantRow[];
  readonly fundings: ReadonlyMap<string, Selectable<FundingTable>>;
  readonly brands: readonly Selectable<BrandTable>[];
  /** Every recorded price of the variants with a reduction, in order, by the variant's code. */
  readonly prices: ReadonlyMap<string, readonly PriceRow[]>;
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
  const variantRows = await withoutSold(database, await variants.execute());
  const fundingRows = await database.selectFrom('catalogue_fundings').selectAll().execute();
  const brands = await database.selectFrom('catalogue_brands').selectAll().orderBy('position').execute();
  const prices = await findPriceRows(database, variantRows.filter(hasReduction));
  const fundings = new Map(fundingRows.map((funding) => [funding.code, funding]));
  return deviceRows.map((device) => ({
    device,
    colours: colourRows.filter((colour) => colour.device_slug === device.slug),
    variants: variantRows.filter((variant) => variant.device_slug === device.slug),
    fundings,
    brands,
    prices,
  }));
}

/** Subtracts the pieces of confirmed orders from the stock of counted variants. */
async function withoutSold(database: Executor, rows: readonly VariantRow[]): Promise<VariantRow[]> {
  const sold = await findSold(
    database,
    rows.filter(({ stock }) => stock !== null).map(({ code }) => code),
  );
  return rows.map((row) => ({ ...row, stock: row.stock === null ? null : row.stock - (sold.get(row.code) ?? 0) }));
}

function hasReduction({ price_new_customer, price_existing_customer, price_original }: VariantRow): boolean {
  return Math.min(price_new_customer, price_existing_customer) < price_original;
}

async function findPriceRows(database: Executor, variants: readonly VariantRow[]): Promise<DeviceRows['prices']> {
  if (variants.length === 0) return new Map();
  const codes = variants.map(({ code }) => code);
  const prices = database.selectFrom('catalogue_device_prices').selectAll().where('variant_code', 'in', codes);
  const rows = await prices.orderBy('applied_at').orderBy('id').execute();
  return groupBy(rows, (row) => row.variant_code);
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
