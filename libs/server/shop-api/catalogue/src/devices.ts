import {
  formatDecimalComma,
  isSoldOut,
  type DeviceColour,
  type DeviceFunding,
  type DeviceList,
  type DeviceOffer,
  type DeviceStorage,
  type DeviceSummary,
  type DeviceTaxon,
  type DeviceVariant,
  type Locale,
  type SubscriptionVariant,
  type VariantOption,
} from '@alzette/shop-model';
import { termLabel } from '@alzette/shop-model/terms';
import type { Executor } from '@alzette/shop-api/platform';
import { findAddOnsOfDevices, findSubscriptions } from './offer-repository';
import {
  findDeviceRows,
  findSlugsOfVariants,
  findVariantColours,
  type ColourRow,
  type DeviceRows,
  type VariantRow,
} from './device-repository';
import { deviceImageUrl, deviceViews, localised, variantPrice, type CatalogueEntry } from './presentation';
import { priorTotal } from './prior-price';

const units = { fr: { GB: 'Go', TB: 'To' }, en: { GB: 'GB', TB: 'TB' }, de: { GB: 'GB', TB: 'TB' } } as const;

/** The devices on sale and their brands. */
export async function findDeviceList(database: Executor, locale: Locale): Promise<DeviceList> {
  const devices = await findDeviceRows(database);
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
  const [device] = await findDeviceRows(database, [slug]);
  if (!device) return null;
  const withdrawn = !isOnSale(device);
  const rows = withdrawn ? device : withVariantsOnSale(device);
  const additionals = await findAddOnsOfDevices(database, [slug], locale);
  return {
    withdrawn,
    offer: {
      ...sharedFields(rows, locale),
      description: localised(rows.device.description, locale),
      highlights: rows.device.highlights.map((text) => localised(text, locale)),
      views: Object.fromEntries(rows.colours.map(({ id }) => [id, deviceViews(slug, id)])),
      specifications: rows.device.specifications.map(({ label, value }) => ({
        label: localised(label, locale),
        value: localised(value, locale),
      })),
      storages: storagesOf(rows, locale),
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
  return {
    ...sharedFields(rows, locale),
    attributes: { esim: rows.device.esim, network5g: isFor5g(rows) },
    storages: storagesOf(rows, locale),
    releasedOn: rows.device.released_on,
    from: cheapest(variants),
  };
}

/** The catalogue names the network among the specifications. */
function isFor5g({ device }: DeviceRows): boolean {
  return device.specifications.some(({ value }) => /\b5G\b/u.test(value.fr));
}

/** Each storage once. */
function storagesOf({ variants }: DeviceRows, locale: Locale): DeviceStorage[] {
  const storages = variants.map(
    (row) => [`${row.storage_quantity} ${row.storage_unit}`, localisedStorage(row, locale)] as const,
  );
  return [...new Map(storages).values()];
}

function sharedFields(rows: DeviceRows, locale: Locale): Omit<DeviceSummary, 'from' | 'releasedOn' | 'storages'> {
  const { device, variants } = rows;
  const colours = rows.colours.filter(({ id }) => variants.some((variant) => variant.colour_id === id));
  return {
    slug: device.slug,
    name: localised(device.name, locale),
    availableBrands: brandsOf(rows),
    itemGroup: device.item_group,
    attributes: { esim: device.esim },
    colours: colours.map((colour) => localisedColour(colour, locale)),
    images: Object.fromEntries(colours.map(({ id }) => [id, deviceImageUrl(device.slug, id)])),
  };
}

function brandsOf({ device, brands }: DeviceRows): VariantOption[] {
  return device.brands
    .flatMap((code) => brands.find((brand) => brand.code === code) ?? [])
    .map(({ code, label }) => ({ code, label }));
}

/** The variant with the lowest instalment, if possible one in stock; devices without instalments come last. */
function cheapest(variants: readonly DeviceVariant[]): DeviceVariant {
  const instalment = ({ price }: DeviceVariant) => price.applied.newCustomer || Number.MAX_SAFE_INTEGER;
  const inStock = variants.filter((variant) => !isSoldOut(variant));
  const [first] = (inStock.length > 0 ? inStock : [...variants]).sort(
    (one, other) => instalment(one) - instalment(other),
  );
  if (!first) throw new Error('A device without variants cannot be listed');
  return first;
}

/**
 * Devices alone (`{device}`) or with a mobile plan (`{device}.{plan}`), by code. A withdrawn device or plan withdraws the offer, and the
 * name of the offer then contains its name.
 */
export async function findDeviceOffers(
  database: Executor,
  codes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, CatalogueEntry<DeviceOffer>>> {
  const parsed = codes.map(parseOfferCode);
  const slugs = await findSlugsOfVariants(
    database,
    parsed.map(({ device }) => device),
  );
  const devices = await findDeviceRows(database, slugs);
  const additionals = await findAddOnsOfDevices(database, slugs, locale);
  const planCodes = parsed.flatMap(({ plan }) => plan ?? []);
  const plans = await findSubscriptions(database, locale, { families: ['mobile'], codes: planCodes });
  const found = parsed.flatMap(({ code, device, plan }): [string, CatalogueEntry<DeviceOffer>][] => {
    const rows = devices.find(({ variants }) => variants.some((variant) => variant.code === device));
    const subscription = plan === null ? null : plans.find(({ offer }) => offer.code === plan);
    if (!rows || subscription === undefined) return [];
    const entry = toOffer(rows, device, subscription, locale);
    const offer = { ...entry.offer, code, additionals: [...(additionals.get(rows.device.slug) ?? [])] };
    return [[code, { ...entry, offer }]];
  });
  return new Map(found);
}

function toOffer(
  rows: DeviceRows,
  code: string,
  plan: CatalogueEntry<SubscriptionVariant> | null,
  locale: Locale,
): CatalogueEntry<Omit<DeviceOffer, 'additionals'>> {
  const row = rows.variants.find((variant) => variant.code === code);
  if (!row) throw new Error(`The device variant ${code} does not belong to its device`);
  const variant = toDeviceVariant(rows, row, locale);
  return {
    withdrawn: rows.device.withdrawn || row.withdrawn || (plan?.withdrawn ?? false),
    offer: {
      ...variant,
      name: plan?.withdrawn ? `${variant.name}, ${plan.offer.name}` : variant.name,
      subscription: plan?.offer ?? null,
      esim: rows.device.esim,
      image: deviceImageUrl(rows.device.slug, row.colour_id),
    },
  };
}

/** The addresses of the pictures of these device offers, by offer code; an offer that left the catalogue has none. */
export async function findDeviceImages(
  database: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const offers = codes.map(parseOfferCode);
  const rows = await findVariantColours(
    database,
    offers.map(({ device }) => device),
  );
  return new Map(
    offers.flatMap(({ code, device }) =>
      rows
        .filter((row) => row.code === device)
        .map((row) => [code, deviceImageUrl(row.device_slug, row.colour_id)] as const),
    ),
  );
}

function parseOfferCode(code: string) {
  const dot = code.indexOf('.');
  return dot === -1
    ? { code, device: code, plan: null }
    : { code, device: code.slice(0, dot), plan: code.slice(dot + 1) };
}

/** The wire form of one colour, storage and funding. */
function toDeviceVariant(rows: DeviceRows, row: VariantRow, locale: Locale): DeviceVariant {
  const { device, colours, fundings } = rows;
  const name = localised(device.name, locale);
  const colour = colours.find(({ id }) => id === row.colour_id);
  if (!colour) throw new Error(`The device variant ${row.code} has an unknown colour`);
  const months = row.commitment_months;
  const prices = rows.prices.get(row.code);
  return {
    type: 'device',
    code: row.code,
    name,
    product: { code: device.slug, name },
    taxon: device.slug,
    price: variantPrice(row),
    ...(prices && {
      priorTotal: { newCustomer: priorTotal(prices, false), existingCustomer: priorTotal(prices, true) },
    }),
    activationFee: 0,
    activationFeeName: '',
    attributes: {},
    storage: localisedStorage(row, locale),
    colour: localisedColour(colour, locale),
    options: { device_funding: localisedFunding(fundings, row, locale) },
    commitment: { months, text: termLabel(months, locale) },
    ...(row.stock !== null && { stock: { inStock: row.stock > 0, expectedOn: row.expected_on } }),
  };
}

function localisedColour({ id, label, swatch }: ColourRow, locale: Locale): DeviceColour {
  return { id, label: localised(label, locale), swatch };
}

function localisedStorage({ storage_quantity, storage_unit }: VariantRow, locale: Locale): DeviceStorage {
  const unit = storage_unit === 'TB' ? 'TB' : 'GB';
  return { quantity: storage_quantity, unit: units[locale][unit] };
}

function localisedFunding(fundings: DeviceRows['fundings'], row: VariantRow, locale: Locale): DeviceFunding {
  const funding = fundings.get(row.funding_code);
  if (!funding) throw new Error(`The device variant ${row.code} has an unknown funding`);
  const { code, label, months } = funding;
  return { code, label: localised(label, locale), extra: formatDecimalComma(row.upfront), months };
}
