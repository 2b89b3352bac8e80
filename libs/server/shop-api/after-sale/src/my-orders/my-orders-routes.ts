import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { type EndContractsRequest, parseOrderNumber } from '@alzette/shop-model';
import {
  EndContractsRequestSchema,
  EndedContractsSchema,
  FollowedOrderSchema,
  MyOrdersSchema,
  NumberCorrectionSchema,
  OpenLinesSchema,
  OpenedOrderSchema,
  OpenOrderLinkSchema,
  OrderLinkRequestSchema,
  ProblemSchema,
  RescheduleRequestSchema,
  ReturnRequestSchema,
} from '@alzette/shop-model/schemas';
import { findOpenLines } from '@alzette/shop-api/buyer';
import type { InstallationContext } from '@alzette/shop-api/installation';
import {
  enforceLimits,
  enqueue,
  networkOf,
  networkSubjects,
  parseFileBodies,
  type SchemaTypes,
  type ShopServer,
  visitorLimits,
  visitorOf,
} from '@alzette/shop-api/platform';
import { endContracts } from '../withdrawals/end-contracts';
import { announceReturn } from '../withdrawals/return-goods';
import { correctNumber, rescheduleInstallation } from './change-item';
import { followedOrder, myOrders, readableOrder } from './followed-order';
import { openLink, orderLinkMinutes } from './order-links';

/** Limits who asks, never the order or the mailbox: these belong to a shopper who may have to withdraw today. */
const perNetwork = { max: 20, seconds: 3_600 };

const oneOrder = '/api/v2/shop/my-orders/:tokenValue';

const TokenParamsSchema = Type.Object({ tokenValue: Type.String({ minLength: 1, maxLength: 100 }) });

const endContractsSchema = { params: TokenParamsSchema, body: EndContractsRequestSchema };

type OrderRequest = Pick<FastifyRequest, 'visitor'> & { readonly params: Static<typeof TokenParamsSchema> };

const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };
const shared = { tags: ['my orders'] };

/** Orders after their confirmation: the list of a visitor, one of them, and the mailed link that opens one elsewhere. */
export function myOrdersRoutes(app: ShopServer, context: InstallationContext): void {
  readingRoutes(app, context);
  endingRoutes(app, context);
  changingRoutes(app, context);
  linkRoutes(app, context);
}

/** The id of an order that the visitor may see. */
async function orderIdOf({ database, now }: InstallationContext, request: OrderRequest): Promise<string> {
  const { id } = await readableOrder(database, visitorOf(request), request.params.tokenValue, now());
  return id;
}

function readingRoutes(app: ShopServer, context: InstallationContext): void {
  const limited = visitorLimits(app);

  app.get(
    '/api/v2/shop/my-orders',
    { onRequest: limited('my-orders', 300), schema: { ...shared, response: { 200: MyOrdersSchema, ...problems } } },
    async (request) => ({ orders: await myOrders(context, visitorOf(request)) }),
  );

  app.get(
    '/api/v2/shop/open-lines',
    { onRequest: limited('open-lines', 300), schema: { ...shared, response: { 200: OpenLinesSchema, ...problems } } },
    async (request) => {
      const { id: sessionId, accountNumber } = visitorOf(request);
      const buyer = { account_number: accountNumber, person_hash: null, sessionId };
      // What this session is paying may be the cart itself.
      return findOpenLines(context.database, buyer, { orderId: null, payingSession: sessionId });
    },
  );

  app.get(
    oneOrder,
    {
      onRequest: limited('my-order', 300),
      schema: { ...shared, params: TokenParamsSchema, response: { 200: FollowedOrderSchema, ...problems } },
    },
    async (request) => followedOrder(context, visitorOf(request), request.params.tokenValue),
  );
}

/** Withdrawal from contracts, and their cancellation before anything was sent. */
function endingRoutes(app: ShopServer, context: InstallationContext): void {
  const limited = visitorLimits(app);
  const endAs = async (
    kind: 'withdrawn' | 'cancelled',
    request: OrderRequest & { readonly body: EndContractsRequest },
  ) => {
    const { items } = request.body;
    return endContracts(context, await orderIdOf(context, request), { kind, items, by: visitorOf(request) });
  };

  app.post(
    `${oneOrder}/withdrawals`,
    {
      onRequest: limited('end-contracts', 30),
      schema: { ...shared, ...endContractsSchema, response: { 200: EndedContractsSchema, ...problems } },
    },
    (request) => endAs('withdrawn', request),
  );

  app.post(
    `${oneOrder}/cancellations`,
    {
      onRequest: limited('end-contracts', 30),
      schema: { ...shared, ...endContractsSchema, response: { 200: EndedContractsSchema, ...problems } },
    },
    (request) => endAs('cancelled', request),
  );
}

/** What the shopper still changes: goods that go back, the day of the installation, a number. */
function changingRoutes(app: ShopServer, context: InstallationContext): void {
  const limited = visitorLimits(app);

  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    parseFileBodies(scope, ['proof', 'content']);
    scope.post(
      `${oneOrder}/returns`,
      {
        onRequest: limited('change-item', 30),
        schema: {
          ...shared,
          params: TokenParamsSchema,
          body: ReturnRequestSchema,
          response: { 204: Type.Null(), ...problems },
        },
      },
      async (request, reply) => {
        await announceReturn(context, await orderIdOf(context, request), request.body);
        return reply.code(204).send(null);
      },
    );
  });

  app.patch(
    `${oneOrder}/installation`,
    {
      onRequest: limited('change-item', 30),
      schema: {
        ...shared,
        params: TokenParamsSchema,
        body: RescheduleRequestSchema,
        response: { 204: Type.Null(), ...problems },
      },
    },
    async (request, reply) => {
      await rescheduleInstallation(context, await orderIdOf(context, request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    `${oneOrder}/number`,
    {
      onRequest: limited('change-item', 30),
      schema: {
        ...shared,
        params: TokenParamsSchema,
        body: NumberCorrectionSchema,
        response: { 204: Type.Null(), ...problems },
      },
    },
    async (request, reply) => {
      await correctNumber(context, await orderIdOf(context, request), request.body);
      return reply.code(204).send(null);
    },
  );
}

/** The link of an order, for another browser of the shopper. */
function linkRoutes(app: ShopServer, context: InstallationContext): void {
  const { database, now } = context;
  const limited = visitorLimits(app);

  app.post(
    '/api/v2/shop/order-links',
    {
      onRequest: limited('order-link', 20),
      schema: { ...shared, body: OrderLinkRequestSchema, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      const { body } = request;
      const number = parseOrderNumber(body.number);
      const network = networkOf(request);
      await enforceLimits(app.rateCounter, reply, networkSubjects(request, 'hourly-order-links', perNetwork));
      await enqueue(database, {
        kind: 'order_link',
        id: `order-link-${randomUUID()}`,
        payload: { ...body, number, askedAt: now().toISOString(), network },
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
