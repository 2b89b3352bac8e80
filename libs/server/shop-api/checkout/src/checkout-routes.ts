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

export function checkoutRoutes(app: ShopServer, context: CheckoutContext): void {
  const { operator, database, now } = context;
  const orderPath = `/api/v2/shop/${operator.provider}/order`;
  const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };
  const orders = { tags: ['orders'], params: TokenParamsSchema };

  const limited = visitorLimits(app);

  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    parseFileBodies(scope, ['proofOfResidence', 'content']);
    scope.post(
      orderPath,
      {
        onRequest: limited('order', 300),
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

  buyerLimitsRoute(app, context);

  app.get(
    '/api/v2/shop/orders/:tokenValue',
    {
      onRequest: limited('order-read', 600),
      schema: { ...orders, response: { 200: OrderResponseSchema, ...problems } },
    },
    async (request) => readOrder(context, visitorOf(request), request.params.tokenValue),
  );

  app.post(
    '/api/v2/shop/orders/:tokenValue/customer-info',
    {
      onRequest: limited('customer-info', 60),
      schema: { ...orders, body: CustomerInformationSchema, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      await updateCustomerInformation(context, visitorOf(request), request.params.tokenValue, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `/api/v2/tool/${operator.partners.payment.slug}/url`,
    {
      onRequest: limited('payment', 60),
      schema: {
        tags: ['payments'],
        body: PaymentUrlRequestSchema,
        response: { 200: PaymentUrlSchema, ...problems },
      },
    },
    async (request) => ({ redirectUrl: await paymentUrl(context, visitorOf(request), request.body) }),
  );

  app.patch(
    `${orderPath}/:tokenValue/confirm`,
    {
      onRequest: limited('confirmation', 300),
      schema: { ...orders, body: ConfirmRequestSchema, response: { 200: OrderResponseSchema, ...problems } },
    },
    async (request) => confirmOrder(context, visitorOf(request), request.params.tokenValue, request.body),
  );

  app.post(
    `${orderPath}/:tokenValue/cancel`,
    { onRequest: limited('cancellation', 60), schema: { ...orders, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      await cancelOwnOrder(context, visitorOf(request), request.params.tokenValue);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${orderPath}/:tokenValue/newsletter-acceptance`,
    { onRequest: limited('newsletter', 60), schema: { ...orders, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      const { id } = await findOwnOrder(database, request.params.tokenValue, visitorOf(request));
      await acceptNewsletter(database, id, now());
      return reply.code(204).send(null);
    },
  );
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
  if (result.status === 'rejected' || !result.value.isNew)
    for (const [subject] of subjects) await rateCounter.uncount(subject);
  if (result.status === 'rejected') throw result.reason;
  return result.value.order;
}
