import { Type } from 'typebox';
import type { Locale } from '@alzette/shop-model';

export const LocaleSchema = Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]);

/** A query may have a limited number of unknown parameters. */
export const queryLimit = { maxProperties: 20 } as const;

/** French when the query names no language. */
export const LocaleQuerySchema = Type.Object({ locale: Type.Optional(LocaleSchema) }, queryLimit);

export function localeOf(query: { readonly locale?: Locale | undefined }): Locale {
  return query.locale ?? 'fr';
}
