import { Type } from 'typebox';
import { BoundedArray, BoundedString, ConfirmationMessagesSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { localeOf, LocaleSchema, queryLimit, sendCacheable, type ShopServer } from '@alzette/shop-api/platform';
import { confirmationMessages, prepaidMessages } from './confirmation-messages';

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
      const all = { messages: confirmationMessages(locale), ...prepaidMessages(locale) };
      const attributes = populated(all, [request.query.populate ?? []].flat());
      return sendCacheable(request, reply, { data: { id: 1, attributes }, meta: {} });
    },
  );
}

/**
 * The fields selected by Strapi's `populate`: a component is in the response only if it is named; `*` selects all. The configuration of
 * a message belongs to its component here, so `messages` includes it.
 */
function populated<Fields extends object>(all: Fields, populate: readonly string[]): Partial<Fields> {
  const asked = new Set(populate.flatMap((value) => value.split(',')).map((path) => path.split('.', 1)[0]));
  const fields = Object.entries(all).filter(([name]) => asked.has(name) || asked.has('*'));
  return Object.fromEntries(fields) as Partial<Fields>;
}
