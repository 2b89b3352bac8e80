import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import {
  FollowedOrderSchema,
  MyOrdersSchema,
  OpenedOrderSchema,
  OpenOrderLinkSchema,
  OrderLinkRequestSchema,
  ProblemSchema,
} from '@alzette/shop-model/schemas';
import { enforceLimits, mailboxOf, networkOf, visitorLimits } from '../platform/http/rate-limits';
import type { ShopServer } from '../platform/http/shop-server';
import { visitorOf } from '../platform/http/visitor';
import { enqueue } from '../platform/outbox/outbox-repository';
import type { ShopContext } from '../platform/shop-context';
import { followedOrder, myOrders } from './followed-order';
import { openLink, orderLinkMinutes } from './order-links';

/** Counted whether or not there is such an order, so that the limits tell nothing. */
const perRecipient = { max: 3, seconds: 3_600 };
const perOrder = { max: 5, seconds: 3_600 };
const perNetwork = { max: 20, seconds: 3_600 };

const TokenParamsSchema = Type.Object({ tokenValue: Type.String({ minLength: 1, maxLength: 100 }) });

/** Orders after their confirmation: the list of a visitor, one of them, and the mailed link that opens one elsewhere. */
export function myOrdersRoutes(app: ShopServer, context: ShopContext): void {
  const { database, now } = context;
  const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };
  const shared = { tags: ['my orders'] };
  const limited = visitorLimits(app);

  app.get(
    '/api/v2/shop/my-orders',
    { onRequest: limited('my-orders', 300), schema: { ...shared, response: { 200: MyOrdersSchema, ...problems } } },
    async (request) => ({ orders: await myOrders(context, visitorOf(request)) }),
  );

  app.get(
    '/api/v2/shop/my-orders/:tokenValue',
    {
      onRequest: limited('my-order', 300),
      schema: { ...shared, params: TokenParamsSchema, response: { 200: FollowedOrderSchema, ...problems } },
    },
    async (request) => followedOrder(context, visitorOf(request), request.params.tokenValue),
  );

  app.post(
    '/api/v2/shop/order-links',
    {
      onRequest: limited('order-link', 20),
      schema: { ...shared, body: OrderLinkRequestSchema, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      const { body } = request;
      const number = body.number.replace(/\s/gu, '').toUpperCase();
      await enforceLimits(app.rateCounter, reply, [
        [`order-link:address:${networkOf(request)}`, perNetwork],
        [`order-link:order:${number}`, perOrder],
        [`order-link:recipient:${mailboxOf(body.email)}`, perRecipient],
      ]);
      await enqueue(database, {
        kind: 'order_link',
        id: `order-link-${randomUUID()}`,
        payload: { ...body, number },
        expiresAt: new Date(now().getTime() + orderLinkMinutes * 60_000),
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/v2/shop/order-links/open',
    {
      onRequest: limited('order-link-open', 60),
      schema: { ...shared, body: OpenOrderLinkSchema, response: { 200: OpenedOrderSchema, ...problems } },
    },
    async (request) => ({ tokenValue: await openLink(context, visitorOf(request), request.body.token) }),
  );
}
