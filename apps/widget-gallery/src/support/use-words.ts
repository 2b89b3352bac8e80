import { useIntl } from 'react-intl';
import type fr from '../messages/fr.json';

type AfterPrefix<Id> = Id extends `gallery.${infer Rest}` ? Rest : never;

/** An id of the gallery without its beginning, or a whole id of the shop. */
export type WordsId = AfterPrefix<keyof typeof fr> | `common.${string}` | `offer.${string}`;

export type Words = (id: WordsId, values?: Readonly<Record<string, string | number>>) => string;

/** Words of a sample, in the language of the toolbar. */
export function useWords(): Words {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: /^(?:common|offer)\./u.test(id) ? id : `gallery.${id}` }, values);
}
