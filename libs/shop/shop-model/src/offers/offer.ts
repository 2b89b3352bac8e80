import type { CartItem } from '../cart';
import type { AdditionalProduct, DeviceOffer, SubscriptionVariant, TvPackage } from '../wire/catalogue';
import type { SavedCartEntry } from '../wire/saved-cart';
import {
  type AddedItem,
  addOnItem,
  deviceFacts,
  deviceFields,
  newItemFields,
  type ParentItem,
  planFacts,
  planFields,
  tvPackageItem,
  withItemValues,
} from './items';

/** A variant of the catalogue with its add-ons: the one way from the catalogue to items of a cart, a mail or an order. */
export interface Offer {
  /** Null for a plan sold without a device. */
  readonly device: DeviceOffer | null;
  /** The plan; null for a device sold alone. */
  readonly subscription: SubscriptionVariant | null;
  /** Facts below the name: data, storage. */
  readonly facts: readonly string[];
  readonly addOns: OfferAddOns;
  /** A new cart item of it. A device without a plan changes no line. */
  readonly item: (added: AddedItem) => CartItem;
  /** An existing item with today's names and prices; the shopper's choices stay. */
  readonly refreshed: (item: CartItem) => CartItem;
}

/** An add-on or TV package that was chosen, in a cart or in a saved cart. */
export type ChosenAddOn = Pick<SavedCartEntry, 'type' | 'identifier' | 'productCode' | 'code' | 'quantity'>;

export interface OfferAddOns {
  /** Add-ons of the device, then of the plan. */
  readonly products: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
  /** Free of charge and part of the item: never items themselves (spec row D6). */
  readonly included: readonly AdditionalProduct[];
  /** Always items of the cart, at their price (spec row D7). */
  readonly required: readonly AdditionalProduct[];
  /** Today's item of a chosen add-on; null when the offer no longer sells it. */
  readonly item: (parent: ParentItem, chosen: ChosenAddOn) => CartItem | null;
  /** The chosen add-ons that the offer sells too, with the required ones: choices survive a change of plan. */
  readonly fitting: (parent: ParentItem, chosen: readonly CartItem[]) => readonly CartItem[];
}

export function offerOf(variant: SubscriptionVariant | DeviceOffer): Offer {
  return variant.type === 'device' ? offerOfDevice(variant) : offerOfPlan(variant);
}

function offerOfPlan(plan: SubscriptionVariant): Offer {
  const fields = () => planFields(plan);
  return {
    device: null,
    subscription: plan,
    facts: planFacts(plan),
    addOns: addOnsOf(plan.additionals, plan.tvPackages),
    item: (added) => ({ ...newItemFields(added), ...fields() }),
    refreshed: (item) => withItemValues({ ...item, ...fields() }, item),
  };
}

function offerOfDevice(device: DeviceOffer): Offer {
  const { subscription } = device;
  const products = subscription ? [...device.additionals, ...subscription.additionals] : device.additionals;
  const fields = () => deviceFields(device, products);
  return {
    device,
    subscription,
    facts: deviceFacts(device),
    addOns: addOnsOf(products, []),
    item: (added) => ({ ...newItemFields(subscription ? added : { ...added, changedLine: null }), ...fields() }),
    refreshed: (item) => withItemValues({ ...item, ...fields() }, item),
  };
}

function addOnsOf(products: readonly AdditionalProduct[], tvPackages: readonly TvPackage[]): OfferAddOns {
  const sold = products.filter(({ included }) => !included);

  function item(parent: ParentItem, { type, identifier, productCode, code, quantity }: ChosenAddOn): CartItem | null {
    if (type === 'tv-package') {
      const tvPackage = tvPackages.find((each) => each.code === code);
      return tvPackage ? tvPackageItem(parent, tvPackage, identifier) : null;
    }
    const product = sold.find((each) => each.code === productCode);
    const variant = product?.variants.find((each) => each.code === code);
    return product && variant ? addOnItem(parent, product, variant, quantity) : null;
  }

  function fitting(parent: ParentItem, chosen: readonly CartItem[]): readonly CartItem[] {
    const fittingProducts = sold.flatMap((product) => {
      const present = chosen.find(
        ({ type, product: { code } }) => type === 'subscription-additional' && code === product.code,
      );
      const found = present ? item(parent, chosenAddOn(present)) : null;
      return found ?? (product.required ? addOnItem(parent, product, firstVariant(product), present?.quantity) : []);
    });
    const fittingPackages = tvPackages.flatMap((tvPackage) => {
      const present = chosen.find(({ type, variant }) => type === 'tv-package' && variant.code === tvPackage.code);
      return present ? tvPackageItem(parent, tvPackage, present.identifier) : [];
    });
    return [...fittingProducts, ...fittingPackages];
  }

  return {
    products,
    tvPackages,
    included: products.filter(({ included }) => included),
    required: sold.filter(({ required }) => required),
    item,
    fitting,
  };
}

/** The first variant of an add-on; the catalogue's schema promises at least one. */
function firstVariant({ variants }: AdditionalProduct) {
  return variants[0]!;
}

export function chosenAddOn({ type, identifier, product, variant, quantity }: CartItem): ChosenAddOn {
  return { type, identifier, productCode: product.code, code: variant.code, quantity };
}

/** The cart in the form of a token (spec row C1): no price, no personal data, no voucher (ADR 0007). */
export function savedEntries(items: readonly CartItem[]): SavedCartEntry[] {
  return items.map((item) => ({
    ...chosenAddOn(item),
    parentIdentifier: item.parentIdentifier,
    origin: item.origin,
    taxon: item.taxon,
  }));
}

/** An entry of a saved cart and its add-ons as items of today. */
export interface RestoredEntry {
  readonly items: readonly [CartItem, ...CartItem[]];
  /** Add-ons that the offer no longer sells. */
  readonly unavailable: readonly SavedCartEntry[];
}

/**
 * Restores an entry of a saved cart with its add-ons from today's offer: included add-ons are left out, missing required
 * ones are added. The restored cart and its mail both use it, so they show the same items and prices.
 */
export function restoredEntry(
  offer: Offer,
  entry: SavedCartEntry,
  addOnEntries: readonly SavedCartEntry[],
): RestoredEntry {
  const parent = offer.item({ identifier: entry.identifier, origin: entry.origin });
  const found = addOnEntries.map((addOnEntry) => ({ addOnEntry, item: offer.addOns.item(parent, addOnEntry) }));
  const present = found.flatMap(({ item }) => item ?? []);
  const missing = offer.addOns.required.filter(({ code }) => !present.some(({ product }) => product.code === code));
  return {
    items: [parent, ...present, ...missing.map((product) => addOnItem(parent, product, firstVariant(product)))],
    unavailable: found.filter(({ item }) => item === null).map(({ addOnEntry }) => addOnEntry),
  };
}
