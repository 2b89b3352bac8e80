import { ProblemError } from '@alzette/server-kit';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { CheckoutType } from '@alzette/shop-model';
import type { Order } from '@alzette/shop-api/order';
import {
  callerOf,
  fieldsQuery,
  logOrderAccess,
  mayReadPersonal,
  notFound,
  type OperatorContext,
  pageOf,
  pageQuery,
  scopeGuard,
  selectFields,
  setPageHeaders,
  type ShopServer,
  tmfErrors,
} from '@alzette/shop-api/platform';
import { findConfirmedOrders } from './operator-order-repository';
import { findProductOrders, readOrderFacts } from './find-product-orders';
import { patchProductOrder } from './patch-product-order';
import { productOrderPath } from '../paths';
import { presentProductOrder } from './present-product-order';
import { type ProductOrder, ProductOrderPatchSchema, ProductOrderSchema, StateSchema } from './product-order';

const IdSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });
const CategorySchema = Type.Unsafe<CheckoutType>(
  Type.Union([Type.Literal('esales'), Type.Literal('prepaid_top_up'), Type.Literal('prepaid_starter_pack')]),
);
const FieldsSchema = Type.Object(fieldsQuery, { additionalProperties: false });
/** An order number has at most 100 characters. */
const maxIds = 100;
const DateSchema = Type.Optional(Type.String({ maxLength: 40, format: 'date-time' }));

/** An unknown filter is refused: ignored, it would respond with orders that were not asked for. */
const ListQuerySchema = Type.Object(
  {
    ...pageQuery,
    ...fieldsQuery,
    /** Order numbers, separated by commas. */
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
    category: Type.Optional(CategorySchema),
    state: Type.Optional(StateSchema),
    sort: Type.Optional(Type.Union([Type.Literal('orderDate'), Type.Literal('-orderDate')])),
    externalId: Type.Optional(Type.String({ maxLength: 100 })),
    'relatedParty.id': Type.Optional(Type.String({ maxLength: 50 })),
    'orderDate.gt': DateSchema,
    'orderDate.gte': DateSchema,
    'orderDate.lt': DateSchema,
    'orderDate.lte': DateSchema,
  },
  { additionalProperties: false },
);

export interface ProductOrderContext extends OperatorContext {
  /** Address of this server, without a trailing slash: the schemas of responses are there. */
  readonly shopApiUrl: string;
}

const PatchHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});

const shared = { tags: ['product orders'] };

/** TMF622: confirmed orders for the operator's systems, and what these report of them. */
export function productOrderRoutes(app: ShopServer, context: ProductOrderContext): void {
  listRoute(app, context);
  orderRoutes(app, context);
}

async function present(
  { database, operator, shopApiUrl }: ProductOrderContext,
  request: FastifyRequest,
  orders: readonly Order[],
): Promise<ProductOrder[]> {
  const facts = await readOrderFacts(database, orders);
  const { vatPercent } = operator.rules;
  const personal = mayReadPersonal(request);
  return facts.map((each) => presentProductOrder(each, { vatPercent, personal, shopApiUrl }));
}

function numbersOf(orders: readonly Order[]): readonly string[] {
  return orders.flatMap(({ number }) => number ?? []);
}

/** @throws ProblemError 404 */
async function findOne({ database }: OperatorContext, number: string): Promise<Order> {
  const { orders } = await findConfirmedOrders(database, { numbers: [number] }, { offset: 0, limit: 1 });
  if (!orders[0]) throw notFound();
  return orders[0];
}

function listRoute(app: ShopServer, context: ProductOrderContext): void {
  const needs = scopeGuard(app, context);

  app.get(
    productOrderPath,
    {
      onRequest: needs('orders:read'),
      schema: {
        ...shared,
        querystring: ListQuerySchema,
        response: { 200: Type.Array(ProductOrderSchema), ...tmfErrors },
      },
    },
    async (request, reply) => {
      const { id, category, state, externalId, fields, sort } = request.query;
      const accountNumber = request.query['relatedParty.id'];
      if (accountNumber !== undefined && !mayReadPersonal(request))
        throw new ProblemError('scope_missing', { detail: 'This filter needs the scope orders:personal' });
      const filter = {
        ...(state !== undefined && { state }),
        ...numbersIn(id, externalId),
        ...(category !== undefined && { category }),
        ...(accountNumber !== undefined && { accountNumber }),
        confirmed: datesOf(request.query),
      };
      const { orders, total } = await findProductOrders(context.database, filter, {
        ...pageOf(request.query),
        ...(sort && { sort }),
      });
      const presented = await present(context, request, orders);
      await logOrderAccess(context, request, numbersOf(orders), 'read');
      setPageHeaders(reply, { total, count: orders.length });
      return presented.map((order) => selectFields(order, fields));
    },
  );
}

/** One order, and what the operator's systems report of it. */
function orderRoutes(app: ShopServer, context: ProductOrderContext): void {
  const needs = scopeGuard(app, context);

  app.get(
    `${productOrderPath}/:id`,
    {
      onRequest: needs('orders:read'),
      schema: {
        ...shared,
        params: IdSchema,
        querystring: FieldsSchema,
        response: { 200: ProductOrderSchema, ...tmfErrors },
      },
    },
    async (request) => {
      const order = await findOne(context, request.params.id);
      const [presented] = await present(context, request, [order]);
      if (!presented) throw notFound();
      await logOrderAccess(context, request, numbersOf([order]), 'read');
      return selectFields(presented, request.query.fields);
    },
  );

  app.patch(
    `${productOrderPath}/:id`,
    {
      onRequest: needs('orders:write'),
      schema: {
        ...shared,
        params: IdSchema,
        headers: PatchHeadersSchema,
        body: ProductOrderPatchSchema,
        response: { 200: ProductOrderSchema, ...tmfErrors },
      },
    },
    async (request) => {
      const order = await findOne(context, request.params.id);
      const attempt = request.headers['idempotency-key'] ?? JSON.stringify(request.body);
      const key = JSON.stringify([callerOf(request).id, order.number, attempt]);
      await patchProductOrder(context, order, { ...request.body, key });
      const [presented] = await present(context, request, [order]);
      if (!presented) throw notFound();
      await logOrderAccess(context, request, numbersOf([order]), 'changed');
      return presented;
    },
  );
}

/** The orders of both filters. @throws ProblemError 400 */
function numbersIn(ids: string | undefined, externalId: string | undefined): { numbers?: readonly string[] } {
  const listed = ids?.split(',');
  if (listed && listed.length > maxIds)
    throw new ProblemError('invalid_request', {
      errors: [{ path: 'querystring/id', message: `must have at most ${maxIds} ids` }],
    });
  if (externalId === undefined) return listed ? { numbers: listed } : {};
  return { numbers: (listed ?? [externalId]).filter((each) => each === externalId) };
}

function datesOf(query: Static<typeof ListQuerySchema>) {
  return Object.fromEntries(
    (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
      const date = query[`orderDate.${name}`];
      return date === undefined ? [] : [[name, new Date(date)]];
    }),
  );
}
