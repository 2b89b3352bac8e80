import type { ClientStatus } from './client-status';
import type { Ecommerce, PurchaseEcommerce } from './ecommerce';
import type { CartEvent, CheckoutEvent, PrepaidEvent } from './event-names';

/** Who does it: never a name, an address or anything that was typed. */
interface ClientData {
  readonly client_status: ClientStatus;
}

/** Who does it, and with which cart. */
export interface CartData extends ClientData {
  readonly ecommerce: Ecommerce;
}

export interface PurchaseData extends ClientData {
  readonly ecommerce: PurchaseEcommerce;
}

interface PaymentData extends ClientData {
  readonly ecommerce: Ecommerce & { readonly payment_type: string };
}

/** By then the cart is empty, and `purchase` tells the rest. */
type ClientEvent =
  | 'checkout_authentification'
  | 'checkout_authentification_success'
  | 'checkout_authentification_error'
  | 'checkout_confirmation'
  | 'newsletter_registration';

type DataOf<Event extends CheckoutEvent> = Event extends 'purchase'
  ? PurchaseData
  : Event extends 'add_payment_info'
    ? PaymentData
    : Event extends ClientEvent
      ? ClientData
      : CartData;

export type AnalyticsEvent = CheckoutEvent | PrepaidEvent | CartEvent;

/** What each event carries. A prepaid event carries what its namesake does. */
export type EventData<Event extends AnalyticsEvent> = Event extends `prepaid_${infer Name extends CheckoutEvent}`
  ? DataOf<Name>
  : Event extends CheckoutEvent
    ? DataOf<Event>
    : Event extends 'add_to_cart'
      ? { readonly ecommerce: Ecommerce }
      : { readonly item_category: string };
