import {
  type Attributes,
  type DeviceVariant,
  type DeviceView,
  type Locale,
  storageText,
  type VariantPrice,
} from '@alzette/shop-model';
import { notFound, withdrawn } from '@alzette/shop-api/platform';
import type { LocalisedText, StoredAttributes } from './catalogue-tables';

/** The catalogue keeps withdrawn offers, because saved carts may still name them. */
export interface CatalogueEntry<Offer> {
  readonly offer: Offer;
  readonly withdrawn: boolean;
}

/** @throws ProblemError 404 for an unknown offer, 410 with the name of a withdrawn one */
export function requireOnSale<Offer extends { readonly name: string }>(
  entry: CatalogueEntry<Offer> | null | undefined,
): Offer {
  if (!entry) throw notFound();
  if (entry.withdrawn) throw withdrawn(entry.offer.name);
  return entry.offer;
}

/** Falls back to French if the operator has not translated a row. */
export function localised(text: LocalisedText, locale: Locale): string {
  return text[locale] ?? text.fr;
}

export function localisedAttributes(attributes: StoredAttributes, locale: Locale): Attributes {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'object' ? localised(value, locale) : value,
  ]);
  return Object.fromEntries(entries);
}

interface PriceColumns {
  readonly price_new_customer: number;
  readonly price_existing_customer: number;
  readonly price_original: number;
  readonly discount_months: number | null;
}

export function variantPrice(row: PriceColumns): VariantPrice {
  return {
    applied: { newCustomer: row.price_new_customer, existingCustomer: row.price_existing_customer },
    original: row.price_original,
    discountDuration: row.discount_months,
  };
}

export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** `256 Go, noir` */
export function deviceModel({ storage, colour }: Pick<DeviceVariant, 'storage' | 'colour'>): string {
  return `${storageText(storage)}, ${colour.label}`;
}

export const imageBase = '/api/catalogue/images';

/** The picture of a device in a colour. */
export function deviceImageUrl(slug: string, colour: string): string {
  return `${imageBase}/${slug}/${colour}.svg`;
}

/** The further pictures of a device in a colour, one for each side. */
export function deviceViews(slug: string, colour: string): DeviceView[] {
  return deviceSides.map((side) => ({ side, image: `${imageBase}/${slug}/${colour}/${side}.svg` }));
}

const deviceSides = ['front', 'back', 'edge'] as const satisfies readonly DeviceView['side'][];

/** The picture of a device in link previews. */
export function previewPath(slug: string): string {
  return `${slug}/preview.png`;
}

export function pictureUrl(name: string): string {
  return `${imageBase}/${name}.svg`;
}
