import type { AnalyticsEvent } from '@alzette/analytics';
import type { CheckoutType } from '@alzette/shop-model';

/** What the payment of an order needs to know of its checkout. */
export interface PaymentOptions {
  readonly type: CheckoutType;
  /** Said to the shopper on the payment page, in their language. */
  readonly description: string;
  /** E.164; of a top-up only (spec row M3). */
  readonly phone?: string;
  /** What failures are reported with (spec row K10). */
  readonly variantCode: string;
  readonly event: Extract<AnalyticsEvent, 'add_payment_info' | 'prepaid_add_payment_info'>;
  /** Called just before the payment page opens in this window. */
  readonly onLeaving?: () => void;
  /** Called when the browser brings the page back as it was before the payment. */
  readonly onReturn?: () => void;
}
