import type { ConfirmationMessage } from '@alzette/shop-model';
import { isFields, readText } from './read-content';

type Configuration = ConfirmationMessage['configuration'];

/** The messages that can be used, in the order in which they came. One without words is none; what is left open is about all. */
export function readMessages(list: readonly unknown[]): readonly ConfirmationMessage[] {
  return list.filter(isFields).flatMap(({ id, message, configuration }, index) => {
    const text = readText(message);
    if (text === null) return [];
    return [
      { id: typeof id === 'number' ? id : index + 1, message: text, configuration: readConfiguration(configuration) },
    ];
  });
}

function readConfiguration(given: unknown): Configuration {
  const { clientType, taxonType, mode } = isFields(given) ? given : {};
  return {
    clientType: (readText(clientType) ?? 'all') as Configuration['clientType'],
    taxonType: readText(taxonType) ?? 'default',
    mode: (readText(mode) ?? 'all') as Configuration['mode'],
  };
}
