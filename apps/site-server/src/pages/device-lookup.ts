import type { Locale } from '@alzette/shop-model';
import type { CatalogueAnswers } from './catalogue-answers';

/** Whether the catalogue sells the device of a page. True as well while the catalogue does not say. */
export type IsDevice = (slug: string, locale: Locale) => Promise<boolean>;

export function deviceLookup(catalogue: CatalogueAnswers): IsDevice {
  return async (slug, locale) => (await catalogue(devicePathInCatalogue(slug), locale))?.status !== 404;
}

export function devicePathInCatalogue(slug: string): string {
  return `devices/${encodeURIComponent(slug)}`;
}
