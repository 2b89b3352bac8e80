import { randomUUID } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import { Type } from 'typebox';
import {
  callerOf,
  enforceLimits,
  notFound,
  type OperatorContext,
  scopeGuard,
  type ShopServer,
  tmfErrors,
  unprocessable,
} from '@alzette/shop-api/platform';
import { callbackFault } from './callback';
import { eventTypesOf, notificationTypes } from './notification';
import {
  deleteSubscription,
  findClientSubscriptions,
  insertSubscription,
  type Subscription,
} from './subscription-repository';

export const hubPath = '/tmf-api/productOrderingManagement/v4/hub';

const NewSubscriptionSchema = Type.Object(
  {
    callback: Type.String({ minLength: 1, maxLength: 500 }),
    /** `eventType=` with comma-separated types; every event if left out. */
    query: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
const SubscriptionSchema = Type.Object({ id: Type.String(), callback: Type.String(), query: Type.String() });
const IdSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** Limited, because each attempt may resolve a name. */
const perClient = { max: 60, seconds: 600 };

/** TMF622, the hub: a system of the operator subscribes to notifications of orders. A client sees only its own subscriptions. */
export function hubRoutes(app: ShopServer, context: OperatorContext): void {
  const { database, hubAllowedHosts } = context;
  const needs = scopeGuard(app, context);
  const shared = { tags: ['product orders'] };
  const present = ({ id, callback, query }: Subscription) => ({ id, callback, query });

  app.post(
    hubPath,
    {
      onRequest: needs('orders:subscribe'),
      schema: { ...shared, body: NewSubscriptionSchema, response: { 201: SubscriptionSchema, ...tmfErrors } },
    },
    async (request, reply) => {
      const client = callerOf(request).id;
      const { callback, query = '' } = request.body;
      await enforceLimits(app.rateCounter, reply, [[`hub:client:${client}`, perClient]]);
      if (eventTypesOf(query).length === 0)
        throw unprocessable(
          'query_unknown',
          'body/query',
          `has to be eventType= with any of ${notificationTypes.join()}`,
        );
      const fault = await callbackFault(callback, hubAllowedHosts);
      if (fault !== null) throw unprocessable('callback_refused', 'body/callback', fault);
      const subscription = { id: randomUUID(), client_id: client, callback: new URL(callback).href, query };
      const result = await insertSubscription(database, subscription);
      if (result === 'known') throw new ProblemError('callback_known');
      if (result === 'too_many') throw new ProblemError('too_many_subscriptions');
      return reply.code(201).header('location', `${hubPath}/${subscription.id}`).send(present(subscription));
    },
  );

  app.get(
    hubPath,
    {
      onRequest: needs('orders:subscribe'),
      schema: { ...shared, response: { 200: Type.Array(SubscriptionSchema), ...tmfErrors } },
    },
    async (request) => (await findClientSubscriptions(database, callerOf(request).id)).map(present),
  );

  app.delete(
    `${hubPath}/:id`,
    {
      onRequest: needs('orders:subscribe'),
      schema: { ...shared, params: IdSchema, response: { 204: Type.Null(), ...tmfErrors } },
    },
    async (request, reply) => {
      const own = { id: request.params.id, client_id: callerOf(request).id };
      if (!(await deleteSubscription(database, own))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}
