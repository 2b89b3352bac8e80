import type { Locale } from '@alzette/shop-model';
import type { ShopMessages } from './shop-intl-provider';

type Loader = () => Promise<{ readonly default: ShopMessages }>;

/** The words of one lib or app, loaded per language so that a page carries only its own. */
export type Catalogue = Readonly<Record<Locale, Loader>>;

type Texts = Readonly<Record<string, string>>;

/** Exactly the ids of the French words: one too few and one too many are both type errors. */
type SameIds<French, Other> = Other & { readonly [Id in keyof French]: string } & {
  readonly [Id in Exclude<keyof Other, keyof French>]: never;
};

/**
 * `defineCatalogue({ fr: () => import('./messages/fr.json'), en: …, de: … })`. French leads; the type checker holds the
 * other two to its ids. Name each chunk `messages-<locale>`: a build then loads its words in one request.
 */
export function defineCatalogue<French extends Texts, English extends Texts, German extends Texts>(loaders: {
  readonly fr: () => Promise<{ readonly default: French }>;
  readonly en: () => Promise<{ readonly default: SameIds<French, English> }>;
  readonly de: () => Promise<{ readonly default: SameIds<French, German> }>;
}): Catalogue {
  return loaders;
}

const sharedCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** The shared words and those of a catalogue, in one language. Rejects when they cannot be loaded. */
export async function loadMessages(locale: Locale, catalogue: Catalogue): Promise<ShopMessages> {
  const [shared, own] = await Promise.all([sharedCatalogue[locale](), catalogue[locale]()]);
  return { ...shared.default, ...own.default } as ShopMessages;
}
