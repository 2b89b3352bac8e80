import type { MessageDescriptor, MessageFormatElement } from 'react-intl';
import type { Locale } from './locale';

/**
 * An id of the French messages of this workspace (`message-ids.d.ts`), any text elsewhere. Ids that are composed of data are cast to it.
 */
export type MessageId = NonNullable<MessageDescriptor['id']>;

/** Message id to text, or to the parsed form that the build produces. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The messages of one lib or app, loaded per language so that a page carries only its own. */
export interface MessageLoader<Id extends string = string> {
  readonly load: (locale: Locale) => Promise<Readonly<Record<Id, string | MessageFormatElement[]>>>;
}

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/** Requires exactly the ids of the French messages: a missing or an extra id is a type error. */
type SameIds<French, Other> = Other & { readonly [Id in keyof French]: string } & {
  readonly [Id in Exclude<keyof Other, keyof French>]: never;
};

/**
 * `defineMessageLoader({ fr: () => import('./messages/fr.json'), en: …, de: … })`. The type checker requires the
 * French ids in English and German.
 */
export function defineMessageLoader<
  French extends Readonly<Record<string, string>>,
  English extends Readonly<Record<string, string>>,
  German extends Readonly<Record<string, string>>,
>(loaders: {
  readonly fr: Loader<French>;
  readonly en: Loader<SameIds<French, English>>;
  readonly de: Loader<SameIds<French, German>>;
}): MessageLoader<keyof French & string> {
  return {
    load: async (locale) => (await loaders[locale]()).default,
  };
}

/** All messages in one language; later loaders override earlier ones. Rejects when a file does not load. */
export async function loadMessages(locale: Locale, messageLoaders: readonly MessageLoader[]): Promise<Messages> {
  const loaded = await Promise.all(messageLoaders.map((catalogue) => catalogue.load(locale)));
  return Object.assign({}, ...loaded) as Messages;
}
