import type { CartItem, ChangedLine, DeviceFacts, ItemInstallationMode, ItemPrice, PlanOfDevice } from '../cart';
import { familyHas } from '../families';
import { parseDecimalComma } from '../money';
import type {
  AdditionalProduct,
  AdditionalVariant,
  DeviceFunding,
  DeviceOffer,
  DeviceStorage,
  DeviceVariant,
  DeviceTaxon,
  InstallationMode,
  SubscriptionVariant,
  TvPackage,
  VariantPrice,
} from '../wire/catalogue';
import { describeAddOn, describeInstallationMode, describePlan, describeTvPackage, speedText } from './attributes';

/** The facts of an added item that its offer does not contain. */
export interface AddedItem {
  readonly identifier: string;
  /** Same-site path of the page it is added from. */
  readonly origin: string;
  /** The customer's line that it changes; left out for a new line. */
  readonly changedLine?: ChangedLine | null;
}

/** The fields of a new cart item that the catalogue does not decide. */
export function newItemFields({ identifier, origin, changedLine = null }: AddedItem) {
  return {
    identifier,
    origin,
    changedLine,
    parentIdentifier: null,
    quantity: 1,
    subscriptionMode: changedLine ? 'change' : 'new',
    keepNumber: typeof changedLine?.phoneNumber === 'string',
    voucher: null,
  } as const satisfies Partial<CartItem>;
}

/** `item` with the SIM type and installation mode of `before`, where its offer still has them. */
export function withItemValues(item: CartItem, before: Pick<CartItem, 'simType' | 'installationMode'>): CartItem {
  const hasEsim = item.simType !== null && item.esim;
  const hasMode = item.installationModes.some(({ code }) => code === before.installationMode);
  return {
    ...item,
    simType: hasEsim ? (before.simType ?? item.simType) : item.simType,
    installationMode: hasMode ? before.installationMode : item.installationMode,
  };
}

/** The code that a device and a plan share in the catalogue. */
export function deviceOfferCode(deviceVariant: string, plan: string | null): string {
  return plan === null ? deviceVariant : `${deviceVariant}.${plan}`;
}

/** The price of a device today under a funding, in cents. */
export function upfrontUnder({ extra }: DeviceFunding): number {
  return parseDecimalComma(extra);
}

/** Whether a device variant cannot be ordered at present. Without a count it can. */
export function isSoldOut({ stock }: Pick<DeviceVariant, 'stock'>): boolean {
  return stock?.inStock === false;
}

/** The address of a device's picture in a colour; the first picture where the colour has none. */
export function devicePicture({ images }: Pick<DeviceTaxon, 'images'>, colour: string): string {
  return images[colour] ?? Object.values(images)[0] ?? '';
}

/** `256 GB` */
export function storageText({ quantity, unit }: DeviceStorage): string {
  return `${quantity} ${unit}`;
}

/** Facts below a plan's name: data, speed or channels. */
export function planFacts(plan: SubscriptionVariant): readonly string[] {
  const description = describePlan(plan);
  return [description.data, speedText(description), description.channels].filter(Boolean);
}

export function deviceFacts({ storage, colour, subscription }: DeviceOffer): readonly string[] {
  return [storageText(storage), colour.label, ...(subscription ? [subscription.name] : [])];
}

/** The fields of a plan's item that the catalogue decides. A SIM is physical until the shopper chooses an eSIM. */
export function planFields(variant: SubscriptionVariant) {
  const { type, code, name, product, commitment, esim, additionals, installationModes } = variant;
  const hasSim = familyHas(type, 'hasSim');
  return {
    type,
    product,
    variant: { code, name },
    taxon: null,
    esim,
    simType: hasSim ? ('physical' as const) : null,
    price: itemPrice(variant),
    facts: planFacts(variant),
    commitmentMonths: commitment.months,
    device: null,
    subscription: null,
    requiresAppleTv: describePlan(variant).requiresAppleTv,
    installationModes: installationModes.map(itemMode),
    installationMode: installationModes[0]?.code ?? null,
    ...advantagesOf(additionals),
    ...noAddOnFields,
  };
}

function itemMode(mode: InstallationMode): ItemInstallationMode {
  const { code, price, selfInstallation, parcel } = mode;
  return {
    code,
    price,
    ...describeInstallationMode(mode),
    ...(selfInstallation && { selfInstallation }),
    ...(parcel && { parcel }),
  };
}

/** The fields of a device's item that the catalogue decides, with its plan where it has one. */
export function deviceFields(offer: DeviceOffer, additionals: readonly AdditionalProduct[]) {
  const { code, name, product, taxon, options, subscription, commitment } = offer;
  return {
    type: 'device' as const,
    product,
    variant: { code, name },
    taxon,
    esim: offer.esim && (subscription?.esim ?? false),
    simType: subscription ? ('physical' as const) : null,
    price: itemPrice({ ...offer, price: instalment(offer) }, upfrontUnder(options.device_funding)),
    facts: deviceFacts(offer),
    commitmentMonths: commitment.months,
    device: displayedDevice(offer),
    subscription: subscription && planOfDevice(subscription),
    requiresAppleTv: false,
    ...noInstallation,
    ...advantagesOf(additionals),
    ...noAddOnFields,
  };
}

/** A discount that lasts as long as the instalments ends with them: no later price is shown. */
function instalment({ price, options }: DeviceOffer): VariantPrice {
  const { months } = options.device_funding;
  const lastsToTheEnd = months !== null && price.discountDuration !== null && price.discountDuration >= months;
  return lastsToTheEnd ? { ...price, discountDuration: null } : price;
}

function displayedDevice(offer: DeviceOffer): DeviceFacts {
  const { colour, storage, image, priorTotal } = offer;
  const { code, label, months } = offer.options.device_funding;
  const funding = code === 'no_funding' ? null : { code, label, months };
  return {
    colour,
    storage,
    image,
    funding,
    ...(isSoldOut(offer) && { soldOut: true }),
    ...(priorTotal && { priorTotal }),
  };
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

export type ParentItem = Pick<CartItem, 'identifier' | 'origin' | 'taxon' | 'subscriptionMode'>;

/** An add-on of an item (spec row D2). A `quantity` outside 1 to the product's maximum becomes the nearest allowed one. */
export function addOnItem(
  parent: ParentItem,
  product: AdditionalProduct,
  variant: AdditionalVariant,
  quantity = 1,
): CartItem {
  const { code, required, deliverable } = product;
  const { subtitle, maxQuantity } = describeAddOn(product);
  return {
    ...addOnFields(parent, variant),
    identifier: [parent.identifier, code, variant.code].join('-'),
    type: 'subscription-additional',
    product: { code, name: variant.name },
    facts: [subtitle].filter(Boolean),
    quantity: Math.min(Math.max(1, Math.trunc(quantity)), maxQuantity),
    maxQuantity,
    required,
    deliverable,
  };
}

/** A TV package of an item; make the identifier with `createTvPackageIdentifiers`. */
export function tvPackageItem(parent: ParentItem, tvPackage: TvPackage, identifier: string): CartItem {
  const { subtitle } = describeTvPackage(tvPackage);
  return {
    ...addOnFields(parent, tvPackage),
    identifier,
    type: 'tv-package',
    product: { code: tvPackage.product.code, name: tvPackage.name },
    facts: [subtitle].filter(Boolean),
    quantity: 1,
    maxQuantity: 1,
    required: false,
    deliverable: false,
  };
}

/** Spec row D2 requires a timestamp; the counter separates two packages of one millisecond. */
export function createTvPackageIdentifiers(now: () => number): () => string {
  let count = 0;
  return () => `${now()}-${(count += 1)}`;
}

function addOnFields(parent: ParentItem, variant: PricedVariant & Pick<AdditionalVariant, 'code' | 'name'>) {
  return {
    parentIdentifier: parent.identifier,
    origin: parent.origin,
    taxon: parent.taxon,
    subscriptionMode: parent.subscriptionMode,
    variant: { code: variant.code, name: variant.name },
    price: itemPrice(variant),
    keepNumber: false,
    simType: null,
    esim: false,
    voucher: null,
    advantages: [],
    advantageNames: [],
    commitmentMonths: 0,
    device: null,
    subscription: null,
    changedLine: null,
    requiresAppleTv: false,
    ...noInstallation,
  } as const;
}

interface PricedVariant {
  readonly price: VariantPrice;
  readonly activationFee: number;
  readonly activationFeeName: string;
}

function itemPrice({ price, activationFee, activationFeeName }: PricedVariant, upfront = 0): ItemPrice {
  return { ...price, activationFee, activationFeeName, upfront };
}

/** Add-ons included at no price are not items: their parent lists them (spec rows D6, 3.1). */
function advantagesOf(additionals: readonly AdditionalProduct[]) {
  const included = additionals.filter((product) => product.included);
  return {
    advantages: included.map(({ code }) => code),
    advantageNames: included.map((product) => describeAddOn(product).title),
  };
}

const noAddOnFields = { maxQuantity: 1, required: false, deliverable: false } as const;

const noInstallation = { installationModes: [], installationMode: null } as const;
