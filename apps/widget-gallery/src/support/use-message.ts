import { useIntl } from 'react-intl';
import type { MessageId as AnyMessageId } from '@alzette/i18n';

type AfterPrefix<Id> = Id extends `gallery.${infer Rest}` ? Rest : never;

/** An id of the gallery without its prefix, or a full id of the shop. */
export type MessageId = AfterPrefix<AnyMessageId> | Extract<AnyMessageId, `common.${string}` | `offer.${string}`>;

export type GetMessage = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Messages of a sample, in the language of the toolbar. */
export function useMessage(): GetMessage {
  const { formatMessage } = useIntl();
  return (id, values) =>
    formatMessage({ id: (/^(?:common|offer)\./u.test(id) ? id : `gallery.${id}`) as AnyMessageId }, values);
}
