import { locales, type Locale } from './locale';
import { placeholders } from './placeholders';

type Texts = Readonly<Record<string, string>>;

/**
 * For specs: holds the three languages to the same ids, no empty text, and the same placeholders in each.
 * Throws an `Error` that lists every difference.
 */
export function expectSameIds(catalogues: Readonly<Record<Locale, Texts>>): void {
  const differences = locales.flatMap((locale) => compare(locale, catalogues[locale], catalogues.fr));
  if (differences.length > 0) throw new Error(`The languages differ:\n${differences.join('\n')}`);
}

function compare(locale: Locale, texts: Texts, french: Texts): readonly string[] {
  const ids = Object.keys(texts);
  const shared = ids.filter((id) => id in french);
  return [
    ...Object.keys(french)
      .filter((id) => !(id in texts))
      .map((id) => `${locale} lacks ${id}`),
    ...ids.filter((id) => !(id in french)).map((id) => `${locale} has ${id}, which French lacks`),
    ...ids.filter((id) => texts[id]?.trim() === '').map((id) => `${locale} has no words for ${id}`),
    ...shared
      .filter((id) => placeholders(texts[id]) !== placeholders(french[id]))
      .map((id) => `${locale} has other placeholders than French in ${id}`),
  ];
}
