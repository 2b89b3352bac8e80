import type { HttpPort } from '@alzette/remote-contract';
import type { Locale, PrepaidCheckoutType } from '@alzette/shop-model';
import { answered } from '../answered';
import { isFields, readEntry, readText } from '../content/read-content';

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
