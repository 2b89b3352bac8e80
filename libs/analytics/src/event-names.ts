/** Spec row O1, in the order in which a guest with everything in the cart meets them. The spelling is the wire's. */
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

/** The same of the prepaid checkouts. */
export type PrepaidEvent = `prepaid_${CheckoutEvent}`;

export const prepaidEvents = checkoutEvents.map((event): PrepaidEvent => `prepaid_${event}`);

/** What the shop tells besides: an offer put in the cart, and one about to be changed. */
export const cartEvents = ['add_to_cart', 'replace_offer'] as const;

export type CartEvent = (typeof cartEvents)[number];
