import type { Insertable, Kysely, Selectable } from 'kysely';
import { locales, type Locale } from '@alzette/shop-model';
import type { ShopSchema } from '../../schema';
import type { FirstCatalogue, FirstTextTable } from './first-tables';

type LocalisedText = Readonly<Record<Locale, string>>;
type Texts = ReadonlyMap<Locale, Selectable<FirstTextTable>>;

/** Copies the mobile plans with the prices and texts that the operator changed. */
export async function copyFirstPlans(database: Kysely<FirstCatalogue & ShopSchema>): Promise<void> {
  const plans = await database.selectFrom('catalogue_variants').selectAll().orderBy('position').execute();
  const texts = await database.selectFrom('catalogue_texts').selectAll().execute();
  const rows = plans.map(
    ({ data_code, data_eu_code, type, attributes, ...plan }): Insertable<ShopSchema['catalogue_subscriptions']> => {
      const own = new Map(texts.filter((text) => text.variant_code === plan.code).map((text) => [text.locale, text]));
      return {
        ...plan,
        family: type,
        name: textOf(own, 'name'),
        product_name: textOf(own, 'product_name'),
        activation_fee_name: textOf(own, 'activation_fee_name'),
        commitment: textOf(own, 'commitment'),
        data: JSON.stringify({ code: data_code, label: inEachLocale(own, (text) => text.data_label) }),
        data_eu: JSON.stringify({ code: data_eu_code, label: inEachLocale(own, (text) => text.data_eu_label) }),
        attributes: JSON.stringify({ ...attributes, ...attributesOf(own) }),
        highlights: JSON.stringify(highlightsOf(own)),
        withdrawn: false,
      };
    },
  );
  if (rows.length > 0) await database.insertInto('catalogue_subscriptions').values(rows).execute();
}

function textOf(texts: Texts, column: 'name' | 'product_name' | 'activation_fee_name' | 'commitment'): string {
  return JSON.stringify(inEachLocale(texts, (text) => text[column]));
}

/** A missing translation is replaced by the first language that has the text. */
function inEachLocale(texts: Texts, read: (text: Selectable<FirstTextTable>) => string | undefined): LocalisedText {
  const present = locales.map((locale) => texts.get(locale)).flatMap((text) => (text ? [read(text)] : []));
  const fallback = present.find((text) => text !== undefined) ?? '';
  const textIn = (locale: Locale) => {
    const text = texts.get(locale);
    return (text && read(text)) ?? fallback;
  };
  return { fr: textIn('fr'), en: textIn('en'), de: textIn('de') };
}

function attributesOf(texts: Texts): Record<string, LocalisedText> {
  const names = new Set([...texts.values()].flatMap(({ attributes }) => Object.keys(attributes)));
  const entries = [...names].map((name) => [
    name,
    inEachLocale(texts, ({ attributes }) => textOrNone(attributes[name])),
  ]);
  return Object.fromEntries(entries);
}

function highlightsOf(texts: Texts): LocalisedText[] {
  const count = Math.max(0, ...[...texts.values()].map(({ highlights }) => highlights.length));
  return Array.from({ length: count }, (_value, index) => inEachLocale(texts, ({ highlights }) => highlights[index]));
}

function textOrNone(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
