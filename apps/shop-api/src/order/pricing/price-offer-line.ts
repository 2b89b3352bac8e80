import {
  upfrontUnder,
  type DeviceOffer,
  type OrderItem,
  type SubscriptionVariant,
  type Voucher,
} from '@alzette/shop-model';
import type { OrderedDevice, OrderedSubscription } from '../ordered-parts';
import { monthlyPrice } from './monthly-price';
import { orderedService } from './ordered-service';
import type { PricedItem } from './priced-line';
import type { ItemOffer } from './read-offers';

interface Buyer {
  readonly isNewClient: boolean;
  readonly voucher: Voucher | null;
}

/** Prices a line of its own: a subscription, a device, or a device together with its plan. */
export function priceOfferItem(item: OrderItem, { device, subscription }: ItemOffer, buyer: Buyer): PricedItem {
  const main = device ?? subscription;
  if (!main) throw new Error('A line is neither device nor subscription');
  const parts = [device, subscription].filter((part) => part !== null);
  const prices = parts.map(({ price }) => monthlyPrice(price, buyer.isNewClient));
  const discounts = prices.flatMap(({ discountMonths }) => discountMonths ?? []);
  return {
    item,
    variantName: main.name,
    productName: main.product.name,
    monthly: sum(prices.map(({ monthly }) => monthly)),
    originalMonthly: sum(prices.map(({ originalMonthly }) => originalMonthly)),
    discountMonths: discounts.length > 0 ? Math.max(...discounts) : null,
    activationFee: sum(parts.map(({ activationFee }) => activationFee)),
    activationFeeName:
      parts.find(({ activationFee }) => activationFee > 0)?.activationFeeName ?? subscription?.activationFeeName ?? '',
    upfront: device ? Math.max(0, upfrontOf(device) - (buyer.voucher?.amount ?? 0)) : 0,
    // A phone's plan comes by post, whatever its catalogue row says.
    installationModes: device ? [] : (subscription?.installationModes ?? []),
    commitmentMonths: Math.max(...parts.map(({ commitment }) => commitment.months)),
    esim: (subscription?.esim ?? false) && (device?.esim ?? true),
    subscription: subscription && orderedSubscription(subscription, buyer.isNewClient),
    device: device && orderedDevice(device, buyer),
  };
}

function orderedSubscription(variant: SubscriptionVariant, isNewClient: boolean): OrderedSubscription {
  return {
    family: variant.type,
    productName: variant.product.name,
    variantName: variant.name,
    commitmentMonths: variant.commitment.months,
    ...monthlyPrice(variant.price, isNewClient),
    service: orderedService(variant),
  };
}

function orderedDevice(device: DeviceOffer, { isNewClient, voucher }: Buyer): OrderedDevice {
  const { storage, colour, options, price } = device;
  return {
    name: device.product.name,
    model: `${storage.quantity} ${storage.unit}, ${colour.label}`,
    fundingMonths: options.device_funding.months,
    instalment: monthlyPrice(price, isNewClient).monthly,
    voucherCode: voucher?.voucherCode ?? null,
    voucherAmount: Math.min(voucher?.amount ?? 0, upfrontOf(device)),
  };
}

function upfrontOf({ options }: DeviceOffer): number {
  return upfrontUnder(options.device_funding);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
