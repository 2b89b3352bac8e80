import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { OrderResponse } from '@alzette/shop-model';
import {
  ConfirmRequestSchema,
  CustomerInformationSchema,
  OrderRequestSchema,
  OrderResponseSchema,
  PaymentUrlRequestSchema,
  PaymentUrlSchema,
  ProblemSchema,
} from '@alzette/shop-model/schemas';
import { acceptNewsletter, findOwnOrder } from '@alzette/shop-api/order';
import {
  enforceLimits,
  networkSubjects,
  parseFileBodies,
  type SchemaTypes,
  type ShopServer,
  visitorLimits,
  visitorOf,
} from '@alzette/shop-api/platform';
import { limitGuesses } from './vouchers/voucher-limits';
import { voucherCodes } from './vouchers/vouchers';
import { buyerLimitsRoute } from './buyer-limits-route';
import { cancelOwnOrder } from './cancel-order';
import type { CheckoutContext } from './checkout-context';
import { confirmOrder } from './confirm-order';
import { createOrder, type CreatedOrder } from './create-order';
import { updateCustomerInformation } from './customer-information';
import { paymentUrl } from './pay';
import { readOrder } from './settle-orders';

const IdempotencySchema = Type.Object({ 'idempotency-key': Type.String({ minLength: 1, maxLength: 200 }) });
const TokenParamsSchema = Type.Object({ tokenValue: Type.String({ minLength: 1, maxLength: 100 }) });

const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };
const orders = { tags: ['orders'], params: TokenParamsSchema };

export function checkoutRoutes(app: ShopServer, context: CheckoutContext): void {
  createOrderRoute(app, context);
  buyerLimitsRoute(app, context);
  readOrderRoute(app, context);
  customerInformationRoute(app, context);
  paymentUrlRoute(app, context);
  confirmOrderRoute(app, context);
  cancelOrderRoute(app, context);
  newsletterRoute(app, context);
}

function createOrderRoute(app: ShopServer, context: CheckoutContext): void {
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    parseFileBodies(scope, ['proofOfResidence', 'content']);
    scope.post(
      orderPath(context),
      {
        onRequest: visitorLimits(app)('order', 300),
        schema: {
          tags: ['orders'],
          headers: IdempotencySchema,
          body: OrderRequestSchema,
          response: { 201: OrderResponseSchema, ...problems },
        },
      },
      async (request, reply) => {
        const create = () =>
          limitNewOrders(app, request, reply, {
            max: context.ordersPerNetwork,
            create: () => createOrder(context, visitorOf(request), request.headers['idempotency-key'], request.body),
          });
        const hasVoucher = voucherCodes(request.body).length > 0;
        const order = await (hasVoucher ? limitGuesses(app, request, reply, create) : create());
        return reply.code(201).send(order);
      },
    );
  });
}

function readOrderRoute(app: ShopServer, context: CheckoutContext): void {
  app.get(
    '/api/v2/shop/orders/:tokenValue',
    {
      onRequest: visitorLimits(app)('order-read', 600),
      schema: { ...orders, response: { 200: OrderResponseSchema, ...problems } },
    },
    async (request) => readOrder(context, visitorOf(request), request.params.tokenValue),
  );
}

function customerInformationRoute(app: ShopServer, context: CheckoutContext): void {
  app.post(
    '/api/v2/shop/orders/:tokenValue/customer-info',
    {
      onRequest: visitorLimits(app)('customer-info', 60),
      schema: { ...orders, body: CustomerInformationSchema, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      await updateCustomerInformation(context, visitorOf(request), request.params.tokenValue, request.body);
      return reply.code(204).send(null);
    },
  );
}

function paymentUrlRoute(app: ShopServer, context: CheckoutContext): void {
  app.post(
    `/api/v2/tool/${context.operator.partners.payment.slug}/url`,
    {
      onRequest: visitorLimits(app)('payment', 60),
      schema: {
        tags: ['payments'],
        body: PaymentUrlRequestSchema,
        response: { 200: PaymentUrlSchema, ...problems },
      },
    },
    async (request) => ({ redirectUrl: await paymentUrl(context, visitorOf(request), request.body) }),
  );
}

function confirmOrderRoute(app: ShopServer, context: CheckoutContext): void {
  app.patch(
    `${orderPath(context)}/:tokenValue/confirm`,
    {
      onRequest: visitorLimits(app)('confirmation', 300),
      schema: { ...orders, body: ConfirmRequestSchema, response: { 200: OrderResponseSchema, ...problems } },
    },
    async (request) => confirmOrder(context, visitorOf(request), request.params.tokenValue, request.body),
  );
}

function cancelOrderRoute(app: ShopServer, context: CheckoutContext): void {
  app.post(
    `${orderPath(context)}/:tokenValue/cancel`,
    {
      onRequest: visitorLimits(app)('cancellation', 60),
      schema: { ...orders, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      await cancelOwnOrder(context, visitorOf(request), request.params.tokenValue);
      return reply.code(204).send(null);
    },
  );
}

function newsletterRoute(app: ShopServer, context: CheckoutContext): void {
  const { database, now } = context;
  app.get(
    `${orderPath(context)}/:tokenValue/newsletter-acceptance`,
    {
      onRequest: visitorLimits(app)('newsletter', 60),
      schema: { ...orders, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      const { id } = await findOwnOrder(database, request.params.tokenValue, visitorOf(request));
      await acceptNewsletter(database, id, now());
      return reply.code(204).send(null);
    },
  );
}

function orderPath({ operator }: CheckoutContext): string {
  return `/api/v2/shop/${operator.provider}/order`;
}

/**
 * Limits the new orders of a network. Each is counted before the work, so that simultaneous orders do not exceed the limit; a refused or
 * repeated request does not count.
 *
 * @throws ProblemError 429 `too_many_requests`
 */
async function limitNewOrders(
  { rateCounter }: ShopServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { max, create }: { readonly max: number; readonly create: () => Promise<CreatedOrder> },
): Promise<OrderResponse> {
  const subjects = networkSubjects(request, 'new-order', { max, seconds: 3_600 });
  await enforceLimits(rateCounter, reply, subjects);
  const [result] = await Promise.allSettled([create()]);
  if (result.status === 'rejected' || !result.value.isNew) await rateCounter.uncount(subjects);
  if (result.status === 'rejected') throw result.reason;
  return result.value.order;
}
