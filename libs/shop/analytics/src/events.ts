import type { CartItem } from '@alzette/shop-model';
import { type Ecommerce, ecommerceOfCart, type PurchaseEcommerce } from './ecommerce';

/** Spec row O1, in the order in which a guest with every kind of item triggers them. The spelling is the wire's. */
export const checkoutEvents = [
  'begin_checkout',
  'checkout_cart',
  'checkout_contact_detail_contract',
  'checkout_authentification',
  'checkout_authentification_success',
  'checkout_authentification_error',
  'checkout_contact_detail',
  'checkout_delivery',
  'checkout_delivery_installation',
  'checkout_summary',
  'add_payment_info',
  'checkout_confirmation',
  'newsletter_registration',
  'purchase',
] as const;

export type CheckoutEvent = (typeof checkoutEvents)[number];

/** Events of the prepaid checkouts, which have one form: no cart step, no identity check, no summary, no newsletter. */
export const prepaidEvents = [
  'prepaid_begin_checkout',
  'prepaid_checkout_contact_detail_contract',
  'prepaid_checkout_contact_detail',
  'prepaid_checkout_delivery',
  'prepaid_add_payment_info',
  'prepaid_checkout_confirmation',
  'prepaid_purchase',
] as const satisfies readonly `prepaid_${CheckoutEvent}`[];

export type PrepaidEvent = (typeof prepaidEvents)[number];

/** Events of the cart: an offer was added, an item is about to be edited. */
export const cartEvents = ['add_to_cart', 'replace_offer'] as const;

export type CartEvent = (typeof cartEvents)[number];

/** Spec row A9. */
export type ClientStatus = 'new-client' | 'old-client';

export function clientStatus(isNewClient: boolean): ClientStatus {
  return isNewClient ? 'new-client' : 'old-client';
}

/** The kind of customer: never a name, an address or any typed text. */
interface ClientData {
  readonly client_status: ClientStatus;
}

export interface CartData extends ClientData {
  readonly ecommerce: Ecommerce;
}

export interface PurchaseData extends ClientData {
  readonly ecommerce: PurchaseEcommerce;
}

interface PaymentData extends ClientData {
  readonly ecommerce: Ecommerce & { readonly payment_type: string };
}

/** Events without a cart: about the person alone, or sent after the cart was emptied. */
const clientEvents = [
  'checkout_authentification',
  'checkout_authentification_success',
  'checkout_authentification_error',
  'checkout_confirmation',
  'newsletter_registration',
] as const satisfies readonly CheckoutEvent[];

type ClientEvent = (typeof clientEvents)[number];

/** Events whose data the browser has; the others need the order. */
export type BrowserEvent = Exclude<CheckoutEvent, 'purchase' | 'add_payment_info'>;

type DataOf<Event extends CheckoutEvent> = Event extends 'purchase'
  ? PurchaseData
  : Event extends 'add_payment_info'
    ? PaymentData
    : Event extends ClientEvent
      ? ClientData
      : CartData;

export type AnalyticsEvent = CheckoutEvent | PrepaidEvent | CartEvent;

/** The data of each event. A prepaid event has the data of its namesake. */
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

/** The host's port for events: `HostServices['track']`. */
type Track = (event: string, data?: Readonly<Record<string, unknown>>) => void;

/** Tracks an event with exactly the data of its type. */
export function trackEvent<Event extends AnalyticsEvent>(track: Track, event: Event, data: EventData<Event>): void {
  track(event, { ...data });
}

/** Events of one attempt to order or to pay. */
export interface TrackedAttempt {
  add<Event extends AnalyticsEvent>(event: Event, data: EventData<Event>): void;
  /** The attempt succeeded: sends the events. */
  push(): void;
  /** The attempt failed: drops the events (spec row K10). */
  clear(): void;
}

export function trackedAttempt(track: Track): TrackedAttempt {
  let waiting: (() => void)[] = [];
  return {
    add: (event, data) => void waiting.push(() => trackEvent(track, event, data)),
    push() {
      waiting.forEach((tell) => tell());
      waiting = [];
    },
    clear() {
      waiting = [];
    },
  };
}
