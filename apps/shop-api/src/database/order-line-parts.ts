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
