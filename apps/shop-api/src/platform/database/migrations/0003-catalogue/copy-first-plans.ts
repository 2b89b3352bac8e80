import type { Insertable, Kysely, Selectable } from 'kysely';
import { locales, type Locale } from '@alzette/shop-model';
import type { FirstCatalogue, FirstTextTable } from '../../../../catalogue/seed/mobile-plans/mobile-plan';
import type {
  CatalogueSubscriptionTable,
  StoredAttributes,
  LocalisedText,
} from '../../../../catalogue/catalogue-tables';
import type { ShopSchema } from '../../schema';

type Texts = ReadonlyMap<Locale, Selectable<FirstTextTable>>;

/** Carries the mobile plans over as they are by now, prices and words that the operator changed included. */
export async function copyFirstPlans(database: Kysely<FirstCatalogue & ShopSchema>): Promise<void> {
  const plans = await database.selectFrom('catalogue_variants').selectAll().orderBy('position').execute();
  const texts = await database.selectFrom('catalogue_texts').selectAll().execute();
  const rows = plans.map(
    ({ data_code, data_eu_code, type, attributes, ...plan }): Insertable<CatalogueSubscriptionTable> => {
      const own = new Map(texts.filter((text) => text.variant_code === plan.code).map((text) => [text.locale, text]));
      return {
        ...plan,
        family: type,
        name: wordsOf(own, 'name'),
        product_name: wordsOf(own, 'product_name'),
        activation_fee_name: wordsOf(own, 'activation_fee_name'),
        commitment: wordsOf(own, 'commitment'),
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

function wordsOf(texts: Texts, column: 'name' | 'product_name' | 'activation_fee_name' | 'commitment'): string {
  return JSON.stringify(inEachLocale(texts, (text) => text[column]));
}

/** What a language lacks is said in the first one that has it. */
function inEachLocale(texts: Texts, read: (text: Selectable<FirstTextTable>) => string | undefined): LocalisedText {
  const said = locales.map((locale) => texts.get(locale)).flatMap((text) => (text ? [read(text)] : []));
  const fallback = said.find((text) => text !== undefined) ?? '';
  const wordIn = (locale: Locale) => {
    const text = texts.get(locale);
    return (text && read(text)) ?? fallback;
  };
  return { fr: wordIn('fr'), en: wordIn('en'), de: wordIn('de') };
}

function attributesOf(texts: Texts): StoredAttributes {
  const names = new Set([...texts.values()].flatMap(({ attributes }) => Object.keys(attributes)));
  const entries = [...names].map((name) => [
    name,
    inEachLocale(texts, ({ attributes }) => textOrNone(attributes[name])),
  ]);
  return Object.fromEntries(entries);
}

function highlightsOf(texts: Texts): LocalisedText[] {
  const most = Math.max(0, ...[...texts.values()].map(({ highlights }) => highlights.length));
  return Array.from({ length: most }, (_value, index) => inEachLocale(texts, ({ highlights }) => highlights[index]));
}

function textOrNone(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
