import { Type } from 'typebox';
import { ConfirmRequestSchema, OrderResponseSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { requireVisitor, visitorOf } from '../platform/http/visitor';
import type { ShopServer } from '../platform/http/shop-server';
import type { ShopContext } from '../app-context';
import { cancelOwnOrder } from './cancel-order';
import { confirmOrder } from './confirm-order';
import { readOrder } from './read-order';
import { recordNewsletterAcceptance } from './newsletter-acceptance';

export const TokenParamsSchema = Type.Object({ tokenValue: Type.String({ minLength: 1, maxLength: 100 }) });

export function orderRoutes(app: ShopServer, context: ShopContext): void {
  const orderPath = `/api/v2/shop/${context.operator.provider}/order/:tokenValue`;
  const refusals = { '4xx': ProblemSchema, '5xx': ProblemSchema };
  const shared = { tags: ['orders'], params: TokenParamsSchema };

  app.get(
    '/api/v2/shop/orders/:tokenValue',
    { onRequest: requireVisitor, schema: { ...shared, response: { 200: OrderResponseSchema, ...refusals } } },
    async (request) => readOrder(context, visitorOf(request), request.params.tokenValue),
  );

  app.patch(
    `${orderPath}/confirm`,
    {
      onRequest: requireVisitor,
      schema: { ...shared, body: ConfirmRequestSchema, response: { 200: OrderResponseSchema, ...refusals } },
    },
    async (request) => confirmOrder(context, visitorOf(request), request.params.tokenValue, request.body),
  );

  app.post(
    `${orderPath}/cancel`,
    { onRequest: requireVisitor, schema: { ...shared, response: { 204: Type.Null(), ...refusals } } },
    async (request, reply) => {
      await cancelOwnOrder(context, visitorOf(request), request.params.tokenValue);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${orderPath}/newsletter-acceptance`,
    { onRequest: requireVisitor, schema: { ...shared, response: { 204: Type.Null(), ...refusals } } },
    async (request, reply) => {
      await recordNewsletterAcceptance(context, visitorOf(request), request.params.tokenValue);
      return reply.code(204).send(null);
    },
  );
}
