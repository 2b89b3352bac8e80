import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Sandbox } from '../build';
import { requireKey } from '../http/require-key';
import { targets, webhookWishes } from './behaviours';

const BehaviourSchema = Type.Object(
  {
    target: Type.Union(targets.map((target) => Type.Literal(target))),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    fail: Type.Optional(Type.Boolean()),
    webhooks: Type.Optional(Type.Union(webhookWishes.map((wish) => Type.Literal(wish)))),
    webhookDelayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    holdPayments: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** Lets tests order delays and outages: a new order for a target replaces the one before. */
export async function behaviourRoutes(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook('onRequest', requireKey(sandbox.environment));

  app.post<{ Body: Static<typeof BehaviourSchema> }>(
    '/sandbox/behaviour',
    { schema: { summary: 'Orders a delay or an outage', body: BehaviourSchema, response: { 204: Type.Null() } } },
    async ({ body: { target, ...behaviour } }, reply) => {
      sandbox.behaviour.set(target, behaviour);
      return reply.code(204).send();
    },
  );

  app.post(
    '/sandbox/behaviour/reset',
    { schema: { summary: 'Ends every ordered delay and outage', response: { 204: Type.Null() } } },
    async (_request, reply) => {
      sandbox.behaviour.reset();
      return reply.code(204).send();
    },
  );
}
