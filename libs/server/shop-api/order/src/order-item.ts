import {
  familyHas,
  vatIncluded,
  type FixedSpeeds,
  type InstallationMode,
  type OrderItem,
  type SubscriptionFamily,
  isPrepaidCheckout,
  prepaidItemTypes,
  type CheckoutType,
} from '@alzette/shop-model';
import { unprocessable } from '@alzette/shop-api/platform';

/** An item with its current catalogue price. Amounts are in cents for one piece. */
export interface PricedItem {
  readonly item: OrderItem;
  readonly variantName: string;
  readonly productName: string;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly activationFee: number;
  readonly activationFeeName: string;
  /** Due today for a device, after the voucher. */
  readonly upfront: number;
  /** The order names one of them. Empty for an item that is not installed. */
  readonly installationModes: readonly InstallationMode[];
  readonly commitmentMonths: number;
  /** True if its SIM may be an eSIM. */
  readonly esim: boolean;
  readonly subscription: OrderedSubscription | null;
  readonly device: OrderedDevice | null;
  /** True for an add-on that is sent. A device always is. */
  readonly deliverable: boolean;
}

/** A priced item with its chosen installation: the fee for one piece, and the names in the order's language. */
export interface BookedItem extends PricedItem {
  readonly installationFee: number;
  readonly installationName: string | null;
  /** True if no technician comes. */
  readonly selfInstallation: boolean;
  /** The parcel that the installation mode sends, for instance a set-top box. */
  readonly installationParcel: string | null;
}

/** The subscription of an item at the time of the order: its own, or the plan of a device. */
export interface OrderedSubscription {
  readonly family: SubscriptionFamily;
  readonly productName: string;
  readonly variantName: string;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly commitmentMonths: number;
  /** Missing in old orders. */
  readonly service?: OrderedService;
}

/** The services of the plan at the time of the order, in the order's language. */
export interface OrderedService {
  readonly highlights: readonly string[];
  /** Mobile data, at home and abroad: `100 GB on 5G`. */
  readonly data: string | null;
  readonly dataAbroad: string | null;
  /** TV channels: `110 channels, 90 of them in HD`. */
  readonly channels: string | null;
  /** Null without a fixed line; missing in old orders. */
  readonly speeds?: FixedSpeeds | null;
}

/** The device of an item. `fundingMonths` is null if it is paid at once; `voucherAmount` was deducted. */
export interface OrderedDevice {
  readonly name: string;
  readonly model: string;
  readonly fundingMonths: number | null;
  /** The first instalment; the last ones are `originalInstalment` where a discount ends before them. */
  readonly instalment: number;
  /** Both are missing in old orders, whose instalments are all equal. */
  readonly originalInstalment?: number;
  readonly discountMonths?: number | null;
  readonly voucherCode: string | null;
  readonly voucherAmount: number;
}

/** True for a mobile line (spec row E9), which has a SIM card and a number. */
export function hasSimCard(subscription: OrderedSubscription | null): subscription is OrderedSubscription {
  return subscription !== null && familyHas(subscription.family, 'hasSim');
}

export interface OrderTotals {
  readonly oneOff: number;
  readonly monthly: number;
  readonly tax: number;
  readonly shipping: number;
}

/** Delivery is free, so activation, installation and devices are due today. */
export function totalsOf(items: readonly BookedItem[], vatPercent: number): OrderTotals {
  const sum = (amount: (booked: BookedItem) => number) =>
    items.reduce((total, booked) => total + amount(booked) * booked.item.quantity, 0);
  const oneOff = sum(({ activationFee, installationFee, upfront }) => activationFee + installationFee + upfront);
  return { oneOff, monthly: sum(({ monthly }) => monthly), tax: vatIncluded(oneOff, vatPercent), shipping: 0 };
}

/** @throws ProblemError 422 `mixed_checkout` if the items belong to more than one checkout */
export function checkoutTypeOf(items: readonly OrderItem[]): CheckoutType {
  const [first = 'esales', ...others] = new Set(items.map(({ type }) => checkoutOfType(type)));
  if (others.length > 0) throw unprocessable('mixed_checkout', 'body/items', 'have to be of one checkout');
  return first;
}

function checkoutOfType(type: OrderItem['type']): CheckoutType {
  const prepaid = Object.keys(prepaidItemTypes).filter(isPrepaidCheckout);
  return prepaid.find((checkout) => prepaidItemTypes[checkout] === type) ?? 'esales';
}
