import type { HttpPort } from '@alzette/remote-contract';
import type { ConfirmationMessage, Locale, PrepaidCheckoutType } from '@alzette/shop-model';
import { checkedBody } from './http-error';

/** Messages of the content service for the confirmation step (spec row L4). */
export async function getConfirmationMessages(http: HttpPort, locale: Locale): Promise<readonly ConfirmationMessage[]> {
  const { body } = await http.request<unknown>({
    method: 'GET',
    url: '/api/content/confirmation-messages',
    query: { locale, populate: 'messages.configuration' },
    // Requests the v4 shape from a Strapi 5 server as well.
    headers: { 'Strapi-Response-Format': 'v4' },
  });
  const messages = readEntry(body)?.['messages'];
  // Null is a field without content; a missing field is an unexpected response.
  return readMessages(
    checkedBody(messages === null ? [] : (messages as unknown[]), messages === null || Array.isArray(messages)),
  );
}

const fields = {
  prepaid_top_up: 'prepaidTopUpMessage',
  prepaid_starter_pack: 'prepaidStarterPackMessage',
} as const satisfies Record<PrepaidCheckoutType, string>;

/** The confirmation text of a prepaid checkout, with its placeholders (spec row M5). */
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
    // Requests the v4 shape from a Strapi 5 server as well.
    headers: { 'Strapi-Response-Format': 'v4' },
  });
  const component = readEntry(body)?.[field];
  const message = isFields(component) ? readText(component['message']) : null;
  return checkedBody(message ?? '', message !== null);
}

type Configuration = ConfirmationMessage['configuration'];

/** The usable messages in their order. A message without text is skipped; a missing condition matches everything. */
function readMessages(list: readonly unknown[]): readonly ConfirmationMessage[] {
  return list.filter(isFields).flatMap(({ id, message, configuration }, index) => {
    const text = readText(message);
    if (text === null) return [];
    return [
      { id: typeof id === 'number' ? id : index + 1, message: text, configuration: parseConfiguration(configuration) },
    ];
  });
}

function parseConfiguration(given: unknown): Configuration {
  const { clientType, taxonType, mode } = isFields(given) ? given : {};
  return {
    clientType: (readText(clientType) ?? 'all') as Configuration['clientType'],
    taxonType: readText(taxonType) ?? 'default',
    mode: (readText(mode) ?? 'all') as Configuration['mode'],
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a Strapi entry, in the v4 format or the flat one of Strapi 5, single or in a list. Takes the first
 * published entry of a list; null without one.
 */
function readEntry(body: unknown): Fields | null {
  const data = isFields(body) ? body['data'] : null;
  const entries = Array.isArray(data) ? data : [data];
  const fields = entries.filter(isFields).map((entry) => (isFields(entry['attributes']) ? entry['attributes'] : entry));
  return fields.find(({ publishedAt }) => publishedAt !== null) ?? null;
}

/** A text, or the text of a block editor; null for anything else. Markup stays plain text. */
function readText(value: unknown): string | null {
  const text = Array.isArray(value) ? value.map(textOfBlock).join('\n') : value;
  return typeof text === 'string' ? text.trim() || null : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a paragraph, heading or list, joined. */
function textOfBlock(block: unknown): string {
  if (!isFields(block)) return '';
  const { text, children } = block;
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map(textOfBlock).join(block['type'] === 'list' ? '\n' : '') : '';
}
