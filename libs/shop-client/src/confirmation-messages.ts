import type { HttpPort } from '@alzette/remote-contract';
import type { ConfirmationMessage, Locale, PrepaidCheckoutType } from '@alzette/shop-model';
import { answered } from './http-error';

/** Messages of the content service for the confirmation step (spec row L4). */
export async function getConfirmationMessages(http: HttpPort, locale: Locale): Promise<readonly ConfirmationMessage[]> {
  const { body } = await http.request<unknown>({
    method: 'GET',
    url: '/api/content/confirmation-messages',
    query: { locale, populate: 'messages.configuration' },
    // A Strapi 5 server answers in this shape too when asked.
    headers: { 'Strapi-Response-Format': 'v4' },
  });
  const messages = readEntry(body)?.['messages'];
  // Null is a field that nobody has filled in; a missing one is another answer.
  return readMessages(
    answered(messages === null ? [] : (messages as unknown[]), messages === null || Array.isArray(messages)),
  );
}

const fields = {
  prepaid_top_up: 'prepaidTopUpMessage',
  prepaid_starter_pack: 'prepaidStarterPackMessage',
} as const satisfies Record<PrepaidCheckoutType, string>;

/** What the content service has the confirmation of a prepaid checkout say, placeholders not yet replaced (spec row M5). */
export async function getPrepaidMessage(
  http: HttpPort,
  checkout: PrepaidCheckoutType,
  locale: Locale,
): Promise<string> {
  const field = fields[checkout];
  const { body } = await http.request<unknown>({
    method: 'GET',
    url: '/api/content/confirmation-messages',
    query: { locale, populate: field },
    // A Strapi 5 server answers in this shape too when asked.
    headers: { 'Strapi-Response-Format': 'v4' },
  });
  const component = readEntry(body)?.[field];
  const message = isFields(component) ? readText(component['message']) : null;
  return answered(message ?? '', message !== null);
}

type Configuration = ConfirmationMessage['configuration'];

/** The messages that can be used, in the order in which they came. One without words is none; what is left open is about all. */
function readMessages(list: readonly unknown[]): readonly ConfirmationMessage[] {
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a Strapi answered, without what is wrapped around it: an entry in the v4 format or in the plain one of Strapi 5, alone or in a list. Of a
 * list the first one that is published. Null when there is none.
 */
function readEntry(body: unknown): Fields | null {
  const data = isFields(body) ? body['data'] : null;
  const entries = Array.isArray(data) ? data : [data];
  const fields = entries.filter(isFields).map((entry) => (isFields(entry['attributes']) ? entry['attributes'] : entry));
  return fields.find(({ publishedAt }) => publishedAt !== null) ?? null;
}

/** A text, or the text of blocks that an editor wrote; everything else, and nothing, is null. What looks like code is text all the same. */
function readText(value: unknown): string | null {
  const text = Array.isArray(value) ? value.map(textOfBlock).join('\n') : value;
  return typeof text === 'string' ? text.trim() || null : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A paragraph, a heading, a list: their texts, one behind the other. */
function textOfBlock(block: unknown): string {
  if (!isFields(block)) return '';
  const { text, children } = block;
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map(textOfBlock).join(block['type'] === 'list' ? '\n' : '') : '';
}
