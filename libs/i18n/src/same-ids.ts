import { locales, type Locale } from './locale';
import { placeholders } from './placeholders';

type Texts = Readonly<Record<string, string>>;

/**
 * What a language lacks or has too many, one sentence each: ids, words, placeholders. Empty when the three languages say
 * the same things.
 */
export function differingIds(catalogues: Readonly<Record<Locale, Texts>>): string[] {
  return locales.flatMap((locale) => {
    const texts = catalogues[locale];
    const french = catalogues.fr;
    const shared = Object.keys(texts).filter((id) => id in french);
    return [
      ...Object.keys(french).filter((id) => !(id in texts)).map((id) => `${locale} lacks ${id}`),
      ...Object.keys(texts).filter((id) => !(id in french)).map((id) => `${locale} has ${id}, which French lacks`),
      ...Object.keys(texts).filter((id) => texts[id]?.trim() === '').map((id) => `${locale} has no words for ${id}`),
      ...shared
        .filter((id) => placeholders(texts[id]) !== placeholders(french[id]))
        .map((id) => `${locale} has other placeholders than French in ${id}`),
    ];
  });
}
