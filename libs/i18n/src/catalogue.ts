import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locale';

/** Message id to text, or to the parsed form that the build makes of it. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The messages of one lib or app, loaded per language so that a page carries only its own. */
export interface Catalogue<Id extends string = string> {
  readonly load: (locale: Locale) => Promise<Readonly<Record<Id, string | MessageFormatElement[]>>>;
}

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/** Exactly the ids of the French messages: one too few and one too many are both type errors. */
type SameIds<French, Other> = Other & { readonly [Id in keyof French]: string } & {
  readonly [Id in Exclude<keyof Other, keyof French>]: never;
};

/**
 * `defineCatalogue({ fr: () => import('./messages/fr.json'), en: …, de: … })`. French leads; the type checker holds the
 * other two to its ids.
 */
export function defineCatalogue<
  French extends Readonly<Record<string, string>>,
  English extends Readonly<Record<string, string>>,
  German extends Readonly<Record<string, string>>,
>(loaders: {
  readonly fr: Loader<French>;
  readonly en: Loader<SameIds<French, English>>;
  readonly de: Loader<SameIds<French, German>>;
}): Catalogue<keyof French & string> {
  return {
    load: async (locale) => (await loaders[locale]()).default,
  };
}

/** All catalogues in one language, later ones over earlier ones. Rejects when one of them cannot be loaded. */
export async function loadMessages(locale: Locale, catalogues: readonly Catalogue[]): Promise<Messages> {
  const loaded = await Promise.all(catalogues.map((catalogue) => catalogue.load(locale)));
  return Object.assign({}, ...loaded) as Messages;
}
