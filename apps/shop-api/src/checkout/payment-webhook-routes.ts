import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { isSignedWebhook, recordWebhookEvent, webhookPath } from '../payments/payment-webhook';
import { backgroundWork } from '../platform/http/background-work';
import { ProblemError } from '../platform/http/problem';
import type { SchemaTypes, ShopServer } from '../platform/http/shop-server';
import { processOutbox } from '../platform/outbox/outbox';
import type { CheckoutContext } from './checkout-context';
import { settleSession } from './settle-orders';

const bodyLimit = 16 * 1024;

/** The fields that are read. The provider is asked for the outcome; the event proves nothing. */
const EventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  session: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
});

/** Receives webhooks of the payment provider. The answer means that the event is stored; its order is settled afterwards. */
export function paymentWebhookRoutes(app: ShopServer, context: CheckoutContext): void {
  const background = backgroundWork(app);
  const settle = () =>
    processOutbox(context.database, 'payment_webhook', ({ sessionId }) => settleSession(context, sessionId));

  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));

    scope.post(
      webhookPath(context.operator.partners.payment.slug),
      { schema: { tags: ['payments'], response: { 204: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema } } },
      async (request, reply) => {
        const event = readEvent(request, context);
        if (await recordWebhookEvent(context.database, { id: event.id, sessionId: event.session.id }))
          background.start(settle);
        return reply.code(204).send(null);
      },
    );
  });
}

function readEvent({ body, headers }: FastifyRequest, { webhookKeys, now }: CheckoutContext) {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const isSigned = webhookKeys.some((key) => isSignedWebhook(headers['webhook-signature'], bytes, key, now()));
  if (!isSigned) {
    throw new ProblemError(401, 'signature_invalid', 'The signature is missing, wrong or too old');
  }
  const event = parse(bytes.toString('utf8'));
  if (!Value.Check(EventSchema, event))
    throw new ProblemError(400, 'invalid_request', 'The event has no id or no session');
  return event;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
