import type { Attributes, Locale, VariantPrice } from '@alzette/shop-model';
import type { StoredAttributes, LocalisedText } from './catalogue-tables';

/** A row that an operator added without this language speaks French. */
export function localised(words: LocalisedText, locale: Locale): string {
  return words[locale] ?? words.fr;
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
