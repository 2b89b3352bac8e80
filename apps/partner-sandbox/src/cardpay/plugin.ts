import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Sandbox } from '../build';
import { notFound } from '../http/errors';
import { requireKey } from '../http/requests';
import { cardPayPages } from './payment-pages';
import { type Payment, createPayments, type Payments } from './payments';
import { createWebhooks } from './webhooks';

const settleIntervalMs = 1_000;

/** CardPay, the card payment company. */
export async function cardPay(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const webhooks = createWebhooks(sandbox);
  const sessions = createPayments(sandbox, webhooks);
  await app.register(cardPayApi, { sandbox, sessions });
  await app.register(cardPayPages, { sandbox, sessions });

  webhooks.resume();
  const timer = setInterval(sessions.settleDue, settleIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    webhooks.stop();
  });
}

const SessionRequestSchema = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 200 }),
    amount: Type.Integer({ minimum: 1 }),
    currency: Type.Literal('EUR'),
    language: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
    description: Type.String({ maxLength: 200 }),
    returnUrl: Type.String({ pattern: '^https?://[^\\s/?#]+' }),
    webhookUrl: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#]+' })),
  },
  { additionalProperties: false },
);
const SessionCreatedSchema = Type.Object({ id: Type.String(), redirectUrl: Type.String() });
const SessionSchema = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.String(),
  transactionId: Type.Union([Type.String(), Type.Null()]),
  card: Type.Union([Type.Object({ brand: Type.String(), lastDigits: Type.String() }), Type.Null()]),
});

export interface CardPayOptions {
  readonly sandbox: Sandbox;
  readonly sessions: Payments;
}

const RefundRequestSchema = Type.Object({ amount: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });
const RefundSchema = Type.Object({ id: Type.String(), amount: Type.Integer(), status: Type.String() });

/** The API for merchants: open (once for each Idempotency-Key), read and cancel a session, and pay it back. */
async function cardPayApi(app: FastifyInstance, { sandbox, sessions }: CardPayOptions): Promise<void> {
  app.addHook('onRequest', requireKey(sandbox.environment, 'payment'));
  app.addHook('preHandler', () => sandbox.behaviour.apply('cardpay'));

  app.post<{ Body: Static<typeof SessionRequestSchema> }>(
    '/cardpay/sessions',
    {
      schema: {
        summary: 'Opens a payment session',
        body: SessionRequestSchema,
        response: { 201: SessionCreatedSchema },
      },
    },
    async ({ body, headers }, reply) => {
      const { id } = sessions.create({ ...body, idempotencyKey: keyOf(headers) });
      return reply.code(201).send({ id, redirectUrl: `${sandbox.environment.partnerUrl}/cardpay/pay/${id}` });
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/cardpay/sessions/:id',
    { schema: { summary: 'Reads a payment session', response: { 200: SessionSchema } } },
    async ({ params }) => publicView(sessions.get(params.id)),
  );

  app.post<{ Params: { readonly id: string } }>(
    '/cardpay/sessions/:id/cancel',
    {
      schema: {
        summary: 'Cancels an open session; an ended session stays as it is',
        response: { 200: SessionSchema },
      },
    },
    async ({ params }) => {
      const session = sessions.get(params.id);
      return publicView(session && sessions.cancel(session));
    },
  );

  app.post<{ Params: { readonly id: string }; Body: Static<typeof RefundRequestSchema> }>(
    '/cardpay/sessions/:id/refunds',
    {
      schema: {
        summary: 'Pays a part or the whole back to the card, once for each Idempotency-Key',
        body: RefundRequestSchema,
        response: { 201: RefundSchema },
      },
    },
    async ({ params, body, headers }, reply) => {
      const session = sessions.get(params.id);
      if (!session) throw notFound();
      const { id, amount, status } = sessions.refund(session, body.amount, keyOf(headers));
      return reply.code(201).send({ id, amount, status });
    },
  );
}

function keyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string | null {
  return typeof key === 'string' ? key : null;
}

function publicView(payment: Payment | null): Static<typeof SessionSchema> {
  if (!payment) throw notFound();
  const { id, reference, amount, currency, status, transactionId, card } = payment;
  return { id, reference, amount, currency, status, transactionId, card: card && { ...card } };
}
