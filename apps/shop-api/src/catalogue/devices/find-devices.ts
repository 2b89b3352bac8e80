import type { DeviceList, DeviceSummary, DeviceTaxon, DeviceVariant, Locale, VariantOption } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { findAddOns } from '../additionals/find-additionals';
import { deviceImageUrl } from '../images/image-address';
import { localised } from '../in-locale';
import type { CatalogueEntry } from '../on-sale';
import { colourIn, storageIn, toDeviceVariant } from './device-variant';
import { readDevices, type DeviceRows } from './read-devices';

/** The phones on sale, with the brands to filter them by. */
export async function findDeviceList(database: Executor, locale: Locale): Promise<DeviceList> {
  const devices = await readDevices(database);
  const onSale = devices.filter(isOnSale).map(withVariantsOnSale);
  const items = onSale.map((rows) => toSummary(rows, locale));
  const listed = new Set(items.flatMap(({ availableBrands }) => availableBrands.map(({ code }) => code)));
  const brands = (onSale[0]?.brands ?? []).filter(({ code }) => listed.has(code));
  return { items, availableBrands: brands.map(({ code, label }) => ({ code, label })) };
}

export async function findDevice(
  database: Executor,
  slug: string,
  locale: Locale,
): Promise<CatalogueEntry<DeviceTaxon> | null> {
  const [device] = await readDevices(database, [slug]);
  if (!device) return null;
  const withdrawn = !isOnSale(device);
  const rows = withdrawn ? device : withVariantsOnSale(device);
  const additionals = await findAddOns(database, 'device_slug', [slug], locale);
  const storages = new Map(
    rows.variants.map((row) => [`${row.storage_quantity} ${row.storage_unit}`, storageIn(row, locale)]),
  );
  return {
    withdrawn,
    offer: {
      ...sharedFields(rows, locale),
      description: localised(rows.device.description, locale),
      highlights: rows.device.highlights.map((words) => localised(words, locale)),
      storages: [...storages.values()],
      variants: rows.variants.map((row) => toDeviceVariant(rows, row, locale)),
      additionals: [...(additionals.get(slug) ?? [])],
    },
  };
}

function isOnSale({ device, variants }: DeviceRows): boolean {
  return !device.withdrawn && variants.some(({ withdrawn }) => !withdrawn);
}

function withVariantsOnSale(rows: DeviceRows): DeviceRows {
  return { ...rows, variants: rows.variants.filter(({ withdrawn }) => !withdrawn) };
}

function toSummary(rows: DeviceRows, locale: Locale): DeviceSummary {
  const variants = rows.variants.map((row) => toDeviceVariant(rows, row, locale));
  return { ...sharedFields(rows, locale), from: cheapest(variants) };
}

function sharedFields(rows: DeviceRows, locale: Locale): Omit<DeviceSummary, 'from'> {
  const { device, variants } = rows;
  const colours = rows.colours.filter(({ id }) => variants.some((variant) => variant.colour_id === id));
  return {
    slug: device.slug,
    name: localised(device.name, locale),
    availableBrands: brandsOf(rows),
    itemGroup: device.item_group,
    attributes: { esim: device.esim },
    colours: colours.map((colour) => colourIn(colour, locale)),
    images: Object.fromEntries(colours.map(({ id }) => [id, deviceImageUrl(device.slug, id)])),
  };
}

function brandsOf({ device, brands }: DeviceRows): VariantOption[] {
  return device.brands
    .flatMap((code) => brands.find((brand) => brand.code === code) ?? [])
    .map(({ code, label }) => ({ code, label }));
}

/** The lowest instalment; a phone that is only paid at once stands with that price. */
function cheapest(variants: readonly DeviceVariant[]): DeviceVariant {
  const instalment = ({ price }: DeviceVariant) => price.applied.newCustomer || Number.MAX_SAFE_INTEGER;
  const [first] = [...variants].sort((one, other) => instalment(one) - instalment(other));
  if (!first) throw new Error('A device without variants cannot be listed');
  return first;
}
