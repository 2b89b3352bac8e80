import type { SubscriptionFamily } from '@alzette/shop-model';

/** The subscription that a line holds, at the moment of the order: its own, or the plan that a device came with. */
export interface OrderedSubscription {
  readonly family: SubscriptionFamily;
  readonly productName: string;
  readonly variantName: string;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly commitmentMonths: number;
  /** Lines of before it was kept have none. */
  readonly service?: OrderedService;
}

/** What the plan promised when it was ordered, in the order's language. */
export interface OrderedService {
  readonly highlights: readonly string[];
  /** Mobile data, at home and abroad: `100 GB on 5G`. */
  readonly data: string | null;
  readonly dataAbroad: string | null;
  /** TV channels: `110 channels, 90 of them in HD`. */
  readonly channels: string | null;
  /** Advertised download speed of a fixed line. */
  readonly speed: { readonly value: number; readonly unit: string } | null;
}

/** The device that a line holds. `fundingMonths` is null when it was paid at once; `voucherAmount` was taken off. */
export interface OrderedDevice {
  readonly name: string;
  readonly model: string;
  readonly fundingMonths: number | null;
  readonly instalment: number;
  readonly voucherCode: string | null;
  readonly voucherAmount: number;
}

const familiesWithSim: readonly SubscriptionFamily[] = ['mobile', 'internet-mobile'];

/** Whether the line is a mobile line (spec row E9): it has a SIM card, and with it a number. */
export function hasSimCard(subscription: OrderedSubscription | null): subscription is OrderedSubscription {
  return subscription !== null && familiesWithSim.includes(subscription.family);
}
