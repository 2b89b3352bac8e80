import type { CartItem, DeviceFacts, PlanOfDevice } from '../cart';
import { readDecimalComma } from '../money';
import type {
  AdditionalProduct,
  DeviceFunding,
  DeviceOffer,
  SubscriptionVariant,
  VariantPrice,
} from '../wire/catalogue';
import {
  advantagesOf,
  freshLine,
  itemPrice,
  noAddOnFields,
  noInstallation,
  withAnswers,
  type AddedLine,
} from './added-line';
import { planFacts } from './subscription-item';

/** The code that a device and a plan have together in the catalogue. */
export function deviceOfferCode(deviceVariant: string, plan: string | null): string {
  return plan === null ? deviceVariant : `${deviceVariant}.${plan}`;
}

/** A line of the cart from a device, with its plan when it has one. */
export function deviceItem(offer: DeviceOffer, added: AddedLine): CartItem {
  return { ...freshLine(added), ...catalogueFields(offer) };
}

/** The same line with what the catalogue says now. */
export function refreshedDeviceItem(item: CartItem, offer: DeviceOffer): CartItem {
  return withAnswers({ ...item, ...catalogueFields(offer) }, item);
}

/** What a device costs today under a funding, in cents. */
export function upfrontUnder({ extra }: DeviceFunding): number {
  return readDecimalComma(extra);
}

/** Add-ons of a device and of the plan it comes with, in this order. */
export function additionalsOf({ additionals, subscription }: DeviceOffer): readonly AdditionalProduct[] {
  return subscription ? [...additionals, ...subscription.additionals] : additionals;
}

function catalogueFields(offer: DeviceOffer) {
  const { code, name, product, taxon, storage, colour, options, subscription, commitment } = offer;
  const facts = [`${storage.quantity} ${storage.unit}`, colour.label, ...(subscription ? [subscription.name] : [])];
  return {
    type: 'device' as const,
    product,
    variant: { code, name },
    taxon,
    esim: offer.esim && (subscription?.esim ?? false),
    simType: subscription ? ('physical' as const) : null,
    price: itemPrice({ ...offer, price: instalment(offer) }, upfrontUnder(options.device_funding)),
    facts,
    commitmentMonths: commitment.months,
    device: deviceFacts(offer),
    subscription: subscription && planOfDevice(subscription),
    requiresAppleTv: false,
    ...noInstallation,
    ...advantagesOf(additionalsOf(offer)),
    ...noAddOnFields,
  };
}

/** A discount that lasts as long as the instalments has no month after it. */
function instalment({ price, options }: DeviceOffer): VariantPrice {
  const { months } = options.device_funding;
  const lastsToTheEnd = months !== null && price.discountDuration !== null && price.discountDuration >= months;
  return lastsToTheEnd ? { ...price, discountDuration: null } : price;
}

function deviceFacts({ colour, storage, image, options: { device_funding: funding } }: DeviceOffer): DeviceFacts {
  const { code, label, months } = funding;
  return { colour, storage, image, funding: code === 'no_funding' ? null : { code, label, months } };
}

function planOfDevice(plan: SubscriptionVariant): PlanOfDevice {
  const { code, name, product, commitment } = plan;
  return {
    product,
    variant: { code, name },
    price: itemPrice(plan),
    facts: planFacts(plan),
    commitmentMonths: commitment.months,
  };
}
