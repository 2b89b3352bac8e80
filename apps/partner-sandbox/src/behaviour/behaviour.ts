import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { ProblemError } from '@alzette/server-kit';
import type { Sandbox } from '../build';
import { requireKey } from '../http/requests';

const targets = [
  'cardpay',
  'credit',
  'customers',
  'esim',
  'identity',
  'qualification',
  'sign',
  'login',
  'mail',
] as const;
type Target = (typeof targets)[number];

const webhookModes = ['send', 'drop', 'double'] as const;

/**
 * The behaviour that a test sets for a company. `fail` responds with 503. Webhooks and `holdPayments`, which keeps payments
 * pending, concern CardPay only.
 */
interface Behaviour {
  readonly delayMs: number;
  readonly fail: boolean;
  readonly webhooks: (typeof webhookModes)[number];
  readonly webhookDelayMs: number;
  readonly holdPayments: boolean;
}

const normal: Behaviour = { delayMs: 0, fail: false, webhooks: 'send', webhookDelayMs: 0, holdPayments: false };

/** The behaviours that tests set. They end with the process. */
export function createBehaviours() {
  const changed = new Map<Target, Behaviour>();
  const of = (target: Target): Behaviour => changed.get(target) ?? normal;
  return {
    of,
    set: (target: Target, behaviour: Partial<Behaviour>) => changed.set(target, { ...normal, ...behaviour }),
    reset: () => changed.clear(),
    /** Delays or fails the request, as set. */
    apply: async (target: Target) => {
      const { delayMs, fail } = of(target);
      if (delayMs > 0) await wait(delayMs);
      if (fail) throw new ProblemError('outage');
    },
  };
}

const BehaviourSchema = Type.Object(
  {
    target: Type.Union(targets.map((target) => Type.Literal(target))),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    fail: Type.Optional(Type.Boolean()),
    webhooks: Type.Optional(Type.Union(webhookModes.map((mode) => Type.Literal(mode)))),
    webhookDelayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    holdPayments: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** Sets delays and outages for tests. A second call for a target replaces the first. */
export async function behaviourRoutes(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook(
    'onRequest',
    requireKey(sandbox.environment, 'identity', 'signature', 'payment', 'creditCheck', 'customers', 'esim'),
  );

  app.post<{ Body: Static<typeof BehaviourSchema> }>(
    '/sandbox/behaviour',
    { schema: { summary: 'Sets a delay or an outage', body: BehaviourSchema, response: { 204: Type.Null() } } },
    async ({ body: { target, ...behaviour } }, reply) => {
      sandbox.behaviour.set(target, behaviour);
      return reply.code(204).send();
    },
  );

  app.post(
    '/sandbox/behaviour/reset',
    { schema: { summary: 'Ends every delay and outage', response: { 204: Type.Null() } } },
    async (_request, reply) => {
      sandbox.behaviour.reset();
      return reply.code(204).send();
    },
  );
}
