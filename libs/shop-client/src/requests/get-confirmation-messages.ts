import type { HttpPort } from '@alzette/remote-contract';
import type { ConfirmationMessage, Locale } from '@alzette/shop-model';
import { answered } from '../answered';
import { readEntry } from '../content/read-content';
import { readMessages } from '../content/read-messages';

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
