import type { HttpPort } from '@alzette/remote-contract';
import type { ConfirmationMessage, ConfirmationMessages, Locale } from '@alzette/shop-model';
import { answered } from '../answered';

/** Messages of the content service for the confirmation step (spec row L4). */
export async function getConfirmationMessages(
  http: HttpPort,
  locale: Locale,
): Promise<readonly ConfirmationMessage[]> {
  const { body } = await http.request<ConfirmationMessages>({
    method: 'GET',
    url: '/api/content/confirmation-messages',
    query: { locale, populate: 'messages.configuration' },
    // A Strapi 5 server answers in this shape too when asked.
    headers: { 'Strapi-Response-Format': 'v4' },
  });
  return answered(body, Array.isArray(body?.data?.attributes?.messages)).data.attributes.messages;
}
