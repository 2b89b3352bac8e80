import type { CartItem } from '@alzette/shop-model';
import { clientStatus, type ClientStatus } from './client-status';
import { ecommerceOfCart, type Ecommerce, type PurchaseEcommerce } from './ecommerce';
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

/** About the person alone, or told when the cart is empty already. */
const clientEvents = [
  'checkout_authentification',
  'checkout_authentification_success',
  'checkout_authentification_error',
  'checkout_confirmation',
  'newsletter_registration',
] as const satisfies readonly CheckoutEvent[];

type ClientEvent = (typeof clientEvents)[number];

/** Events that are told from what the browser knows; the others need the order. */
export type BrowserEvent = Exclude<CheckoutEvent, 'purchase' | 'add_payment_info'>;

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

interface BrowserKnowledge {
  readonly isGuest: boolean;
  readonly items: readonly CartItem[];
}

export function browserEventData(event: BrowserEvent, { isGuest, items }: BrowserKnowledge): EventData<BrowserEvent> {
  const client = { client_status: clientStatus(isGuest) };
  const isOfClient = clientEvents.some((each) => each === event);
  return isOfClient ? client : { ...client, ecommerce: ecommerceOfCart(items) };
}
