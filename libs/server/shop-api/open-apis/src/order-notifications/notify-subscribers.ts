import { circuitBreaker, type CircuitBreaker } from '@alzette/server-kit';
import { findMainItems } from '@alzette/shop-api/after-sale';
import { findOrder, type OrderChange } from '@alzette/shop-api/order';
import { enqueue, type OperatorContext } from '@alzette/shop-api/platform';
import { CallbackError, postToCallback } from './callback';
import { eventTypesOf, notificationType, notifiedOrder, type OrderNotification } from './notification';
import { deleteSubscription, findSubscription, findSubscriptions, type Subscription } from './subscription-repository';

interface AddressedNotification {
  readonly subscription: string;
  readonly notification: OrderNotification;
}

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    readonly hub_notification: AddressedNotification;
  }
}

/** A subscriber that was unavailable for longer has to request the list of orders. */
const giveUpMs = 7 * 24 * 3_600_000;

/** Handles a changed order: enqueues one message for each subscription, so that retries and outages of one do not affect others. */
export function notifySubscribers({ database, now }: OperatorContext) {
  return async ({ orderId, itemEvent, at }: OrderChange, id: string): Promise<void> => {
    const subscriptions = await findSubscriptions(database);
    const order = subscriptions.length === 0 ? null : await findOrder(database, orderId);
    if (!order?.number) return;
    const items = await findMainItems(database, orderId);
    const eventType = notificationType(items, itemEvent);
    const notification: OrderNotification = {
      eventId: id,
      eventTime: now().toISOString(),
      timeOcurred: at,
      eventType,
      correlationId: order.number,
      domain: 'productOrdering',
      event: { productOrder: notifiedOrder(order, items, itemEvent) },
    };
    const expiresAt = new Date(Date.now() + giveUpMs);
    for (const subscription of subscriptions.filter(({ query }) => eventTypesOf(query).includes(eventType))) {
      const payload = { subscription: subscription.id, notification };
      await enqueue(database, { kind: 'hub_notification', id: `${id}:${subscription.id}`, payload, expiresAt });
    }
  };
}

/** Delivers a notification. A subscriber that responds with 410 is unsubscribed. */
export function deliverNotification(context: OperatorContext) {
  const breakers = new Map<string, CircuitBreaker>();
  return async ({ subscription: id, notification }: AddressedNotification): Promise<void> => {
    const subscription = await findSubscription(context.database, id);
    if (!subscription || !maySubscribe(context, subscription)) {
      breakers.get(id)?.close();
      breakers.delete(id);
      return;
    }
    const breaker = breakers.get(id) ?? circuitBreaker({ isFailure: isOutage });
    breakers.set(id, breaker);
    const body = JSON.stringify(notification);
    await breaker
      .run(() => postToCallback(subscription.callback, body, context.hubAllowedHosts))
      .catch(async (error: unknown) => {
        const isGone = error instanceof CallbackError && error.status === 410;
        if (!isGone) throw error;
        await deleteSubscription(context.database, subscription);
      });
  };
}

function maySubscribe({ operatorClients }: OperatorContext, { client_id: id }: Subscription): boolean {
  return operatorClients.some((client) => client.id === id && client.scopes.includes('orders:subscribe'));
}

function isOutage(error: unknown): boolean {
  return !(error instanceof CallbackError && error.status !== null && error.status < 500);
}
