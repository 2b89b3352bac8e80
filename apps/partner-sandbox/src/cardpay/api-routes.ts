import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Sandbox } from '../build';
import { notFound } from '../http/problem';
import { requireKey } from '../http/require-key';
import type { Payment } from './payment';
import type { Payments } from './payments';

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

/** What a merchant's server may ask: a new session (once for each Idempotency-Key), how a session stands, and its end. */
export async function cardPayApi(app: FastifyInstance, { sandbox, sessions }: CardPayOptions): Promise<void> {
  app.addHook('onRequest', requireKey(sandbox.environment));
  app.addHook('preHandler', () => sandbox.behaviour.act('cardpay'));

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
      const key = headers['idempotency-key'];
      const { id } = sessions.create({ ...body, idempotencyKey: typeof key === 'string' ? key : null });
      return reply.code(201).send({ id, redirectUrl: `${sandbox.environment.partnerUrl}/cardpay/pay/${id}` });
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/cardpay/sessions/:id',
    { schema: { summary: 'How a payment session stands', response: { 200: SessionSchema } } },
    async ({ params }) => publicView(sessions.get(params.id)),
  );

  app.post<{ Params: { readonly id: string } }>(
    '/cardpay/sessions/:id/cancel',
    {
      schema: {
        summary: 'Lets nobody pay in an open session any more; another one stays as it is',
        response: { 200: SessionSchema },
      },
    },
    async ({ params }) => {
      const session = sessions.get(params.id);
      return publicView(session && sessions.cancel(session));
    },
  );
}

function publicView(payment: Payment | null): Static<typeof SessionSchema> {
  if (!payment) throw notFound();
  const { id, reference, amount, currency, status, transactionId, card } = payment;
  return { id, reference, amount, currency, status, transactionId, card: card && { ...card } };
}
