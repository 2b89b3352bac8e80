import { type ShopContext, type ShopServer, signedRoute } from '@alzette/shop-api/platform';
import { FulfilmentResponseSchema, FulfilmentEventSchema } from './fulfilment-event';
import { recordFulfilmentEvent } from './record-event';

export interface FulfilmentContext extends ShopContext {
  /** Secrets of the operator's systems, which may sign with any of them. Without one every event is refused. */
  readonly fulfilmentKeys: readonly string[];
}

/** Receives events of confirmed orders from the operator's systems. */
export function fulfilmentRoutes(app: ShopServer, context: FulfilmentContext): void {
  signedRoute(app, {
    url: '/api/v2/operator/fulfilment-events',
    tag: 'fulfilment',
    keys: context.fulfilmentKeys,
    now: context.now,
    body: FulfilmentEventSchema,
    responses: { 200: FulfilmentResponseSchema },
    handle: (event) => recordFulfilmentEvent(context, event),
  });
}
