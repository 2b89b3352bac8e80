import {
  describePlan,
  maxQuantityOf,
  recurringCharge,
  upfrontUnder,
  type AdditionalVariant,
  type DeliveryPrices,
  type DeviceOffer,
  type Locale,
  type Offer,
  type OrderItem,
  type OrderRequest,
  type SubscriptionVariant,
  type TvPackage,
  type VariantPrice,
  type Voucher,
  isSoldOut,
} from '@alzette/shop-model';
import { deviceModel, type FindOffer, findOffers } from '@alzette/shop-api/catalogue';
import { type Executor, unprocessable } from '@alzette/shop-api/platform';
import type { OrderedDevice, OrderedService, OrderedSubscription, PricedItem } from '../order-item';

interface Buyer {
  readonly isNewClient: boolean;
  /** By the identifier of the device's item. */
  readonly vouchers: ReadonlyMap<string, Voucher>;
}

const addOnTypes: readonly OrderItem['type'][] = ['subscription-additional', 'tv-package'];

/**
 * Prices every item from the catalogue; prices in the request are ignored.
 *
 * @throws ProblemError 422 naming the item that cannot be sold
 */
export async function priceItems(
  database: Executor,
  request: OrderRequest,
  buyer: Buyer,
): Promise<{ readonly items: PricedItem[]; readonly deliveryPrices: DeliveryPrices }> {
  const { findOffer, deliveryPrices } = await findOffers(database, request.items, request.preferredLanguage);
  const priced = request.items.map((item, index) => {
    const path = `body/items/${index}`;
    return isAddOn(item)
      ? priceAddOn(item, parentOffer(request.items, item, findOffer, path), buyer.isNewClient, path)
      : priceOffer(item, requireOffer(item, findOffer, path), buyer);
  });
  checkAddOns(request.items, findOffer);
  return { items: priced, deliveryPrices };
}

/** One piece of an offer for new customers or for existing ones; null for a code that is not on sale. */
export async function priceOffered(
  database: Executor,
  { type, variantCode, locale }: Pick<OrderItem, 'type' | 'variantCode'> & { readonly locale: Locale },
  isNewClient: boolean,
): Promise<PricedItem | null> {
  const item = {
    identifier: '',
    type,
    variantCode,
    productCode: '',
    taxonCode: null,
    parentIdentifier: null,
    quantity: 1,
  };
  const offer = (await findOffers(database, [item], locale)).findOffer(item);
  return offer && priceOffer(item, offer, { isNewClient, vouchers: new Map() });
}

function isAddOn({ type }: Pick<OrderItem, 'type'>): boolean {
  return addOnTypes.includes(type);
}

function requireOffer(item: OrderItem, findOffer: FindOffer, path: string): Offer {
  const offer = findOffer(item);
  const main = offer?.device ?? offer?.subscription;
  if (!offer || main?.product.code !== item.productCode)
    throw unprocessable('unknown_variant', `${path}/variantCode`, 'is not in the catalogue');
  if (item.parentIdentifier !== null) {
    throw unprocessable('unexpected_parent', `${path}/parentIdentifier`, 'has to be null for an item of its own');
  }
  if (offer.device && isSoldOut(offer.device)) {
    throw unprocessable('sold_out', `${path}/variantCode`, 'is sold out');
  }
  return offer;
}

function parentOffer(items: readonly OrderItem[], item: OrderItem, findOffer: FindOffer, path: string): Offer {
  const parent = items.find(({ identifier }) => identifier === item.parentIdentifier);
  const offer = parent && !isAddOn(parent) ? findOffer(parent) : null;
  if (!offer) throw unprocessable('unknown_parent', `${path}/parentIdentifier`, 'has to be an item of this order');
  return offer;
}

/** Prices a subscription, a device, or a device with its plan. */
function priceOffer(item: OrderItem, { device, subscription }: Offer, { isNewClient, vouchers }: Buyer): PricedItem {
  const main = device ?? subscription;
  if (!main) throw new Error('An item is neither device nor subscription');
  const voucher = vouchers.get(item.identifier) ?? null;
  const parts = [device, subscription].filter((part) => part !== null);
  const prices = parts.map(({ price }) => monthlyPrice(price, isNewClient));
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
    upfront: device ? Math.max(0, upfrontOf(device) - (voucher?.amount ?? 0)) : 0,
    // The SIM of a device's plan comes by post, even if the plan alone is installed.
    installationModes: device ? [] : (subscription?.installationModes ?? []),
    commitmentMonths: Math.max(...parts.map(({ commitment }) => commitment.months)),
    esim: (subscription?.esim ?? false) && (device?.esim ?? true),
    subscription: subscription && orderedSubscription(subscription, isNewClient),
    device: device && orderedDevice(device, isNewClient, voucher),
    deliverable: false,
  };
}

/** Prices an add-on or TV package, which the offer of its parent has to contain. */
function priceAddOn(item: OrderItem, parent: Offer, isNewClient: boolean, path: string): PricedItem {
  const { variant, deliverable } =
    item.type === 'tv-package'
      ? { variant: findPackage(item, parent, path), deliverable: false }
      : findAddOn(item, parent, path);
  return {
    item,
    variantName: variant.name,
    productName: variant.product.name,
    ...monthlyPrice(variant.price, isNewClient),
    activationFee: variant.activationFee,
    activationFeeName: variant.activationFeeName,
    upfront: 0,
    installationModes: [],
    commitmentMonths: 0,
    esim: false,
    subscription: null,
    device: null,
    deliverable,
  };
}

function findAddOn(
  item: OrderItem,
  { addOns }: Offer,
  path: string,
): { readonly variant: AdditionalVariant; readonly deliverable: boolean } {
  const addOn = addOns.products.find(({ code }) => code === item.productCode);
  const variant = addOn?.variants.find(({ code }) => code === item.variantCode);
  if (!addOn || !variant) throw notOffered(path);
  if (addOn.included) throw unprocessable('option_included', path, 'is included in the offer and cannot be ordered');
  const max = maxQuantityOf(addOn);
  if (item.quantity > max) throw unprocessable('quantity_too_high', `${path}/quantity`, `may be ${max} at most`);
  return { variant, deliverable: addOn.deliverable };
}

function findPackage(item: OrderItem, { addOns: { tvPackages } }: Offer, path: string): TvPackage {
  const found = tvPackages.find(({ code, product }) => code === item.variantCode && product.code === item.productCode);
  if (!found) throw notOffered(path);
  if (item.quantity > 1) throw unprocessable('quantity_too_high', `${path}/quantity`, 'may be 1 at most');
  return found;
}

function notOffered(path: string) {
  return unprocessable('option_not_offered', path, 'is not an add-on of its parent’s offer');
}

/**
 * An item has each of its add-ons once, and all that its offer requires (spec rows D4, D7).
 *
 * @throws ProblemError 422 `option_repeated` or `required_option_missing`
 */
function checkAddOns(items: readonly OrderItem[], findOffer: FindOffer): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => isSameAddOn(item, other));
    if (item.parentIdentifier !== null && first !== index) {
      throw unprocessable('option_repeated', `body/items/${index}`, 'repeats an add-on of its parent');
    }
    const missing = findOffer(item)?.addOns.required.find(({ code }) => !hasAddOn(items, item, code));
    if (missing) {
      throw unprocessable('required_option_missing', `body/items/${index}`, `needs the add-on ${missing.code}`);
    }
  }
}

function isSameAddOn(one: OrderItem, other: OrderItem): boolean {
  return (
    one.parentIdentifier === other.parentIdentifier && one.type === other.type && one.productCode === other.productCode
  );
}

function hasAddOn(items: readonly OrderItem[], { identifier }: OrderItem, code: string): boolean {
  return items.some(
    (item) =>
      item.type === 'subscription-additional' && item.parentIdentifier === identifier && item.productCode === code,
  );
}

/** The monthly price of one piece for a new or existing customer (spec row D14); `discountMonths` is null without a discount. */
function monthlyPrice(price: VariantPrice, isNewClient: boolean) {
  const { monthly, original, discountMonths } = recurringCharge(price, !isNewClient);
  return { monthly, originalMonthly: original, discountMonths };
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

function orderedService(variant: SubscriptionVariant): OrderedService {
  const { data, dataAbroad, channels, moreChannels } = describePlan(variant);
  return {
    highlights: variant.highlights,
    data: data || null,
    dataAbroad: dataAbroad || null,
    channels: [channels, moreChannels].filter(Boolean).join(', ') || null,
    speeds: variant.speeds ?? null,
  };
}

function orderedDevice(device: DeviceOffer, isNewClient: boolean, voucher: Voucher | null): OrderedDevice {
  const { product, options, price } = device;
  const { monthly, originalMonthly, discountMonths } = monthlyPrice(price, isNewClient);
  return {
    name: product.name,
    model: deviceModel(device),
    fundingMonths: options.device_funding.months,
    instalment: monthly,
    originalInstalment: originalMonthly,
    discountMonths,
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
