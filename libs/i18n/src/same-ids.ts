import { locales, type Locale } from '@alzette/shop-model';

/** Ids that a language lacks or has too many, one sentence each; empty when the three languages say the same things. */
export function differingIds(catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>>): string[] {
  return locales.flatMap((locale) => {
    const ids = Object.keys(catalogues[locale]);
    const french = Object.keys(catalogues.fr);
    return [
      ...french.filter((id) => !ids.includes(id)).map((id) => `${locale} lacks ${id}`),
      ...ids.filter((id) => !french.includes(id)).map((id) => `${locale} has ${id}, which French lacks`),
      ...ids.filter((id) => catalogues[locale][id]?.trim() === '').map((id) => `${locale} has no words for ${id}`),
    ];
  });
}
