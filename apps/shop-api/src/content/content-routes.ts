import { Type } from 'typebox';
import { BoundedArray, BoundedString, ConfirmationMessagesSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { answerCacheable } from '../platform/http/cacheable';
import { LocaleSchema, localeOf, queryLimit } from '../platform/http/locale-query';
import type { ShopServer } from '../platform/http/shop-server';
import { confirmationMessages, prepaidMessages } from './confirmation-messages';

/** `populate` is Strapi's parameter; the answer always contains everything. */
const ContentQuerySchema = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    populate: Type.Optional(Type.Union([BoundedString('identifier'), BoundedArray(BoundedString('identifier'))])),
  },
  queryLimit,
);

export function contentRoutes(app: ShopServer): void {
  app.get(
    '/api/content/confirmation-messages',
    {
      schema: {
        tags: ['content'],
        querystring: ContentQuerySchema,
        response: { 200: ConfirmationMessagesSchema, 304: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const locale = localeOf({ locale: request.query.locale });
      const attributes = { messages: confirmationMessages(locale), ...prepaidMessages(locale) };
      return answerCacheable(request, reply, { data: { id: 1, attributes }, meta: {} });
    },
  );
}
