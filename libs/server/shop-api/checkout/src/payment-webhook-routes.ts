import { Type } from 'typebox';
import { recordWebhookEvent, webhookPath } from '@alzette/shop-api/payment';
import { backgroundWork, processOutbox, type ShopServer, signedRoute } from '@alzette/shop-api/platform';
import type { CheckoutContext } from './checkout-context';
import { settleSession } from './settle-orders';

/** The parsed fields. The outcome is requested from the provider, because the event proves nothing. */
const EventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  session: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
});

/** Receives webhooks of the payment provider. The response means that the event is stored; its order is settled afterwards. */
export function paymentWebhookRoutes(app: ShopServer, context: CheckoutContext): void {
  const background = backgroundWork(app);
  const settle = () =>
    processOutbox(context.database, 'payment_webhook', ({ sessionId }) => settleSession(context, sessionId));

  signedRoute(app, {
    url: webhookPath(context.operator.partners.payment.slug),
    tag: 'payments',
    keys: context.webhookKeys,
    now: context.now,
    body: EventSchema,
    responses: { 204: Type.Null() },
    handle: async ({ id, session }, reply) => {
      if (await recordWebhookEvent(context.database, { id, sessionId: session.id })) background.start(settle);
      reply.code(204);
      return null;
    },
  });
}
