import { useIntl, type IntlShape } from 'react-intl';
import type { ErrorKey } from '../rules/error-key';

type ErrorValues = Readonly<Record<string, string | number>> | undefined;

/**
 * Turns an error key into words: the field's own message `<messageId>.error.<key>`, or the shared one,
 * `common.error.<key>`, where the field has none.
 */
export function useErrorWords(): (messageId: string, key: ErrorKey, values?: ErrorValues) => string {
  const intl = useIntl();
  return (messageId, key, values) => intl.formatMessage({ id: findMessage(intl, messageId, key) }, values);
}

function findMessage({ messages }: IntlShape, messageId: string, key: ErrorKey): string {
  const ids = [`${messageId}.error.${key}`, `common.error.${key}`];
  return ids.find((id) => id in messages) ?? 'common.error.invalid';
}
