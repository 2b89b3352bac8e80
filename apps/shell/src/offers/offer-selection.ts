import { useState } from 'react';
import { useStore } from 'react-redux';
import {
  type CartItem,
  type ChangedLine,
  childrenOf,
  createTvPackageIdentifiers,
  isRecommended,
  type ItemType,
  type Offer,
  type SubscriptionMode,
  type SubscriptionVariant,
  withItemValues,
  withChoice,
  withoutItem,
} from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';
import { useAddressChoices } from '../routing/address-choices';
import { useSiteLocation } from '../routing/site-location';

/** Name and id of the question, for focus. */
export const changedLineField = 'offer.changed-line';

/** The state that the page keeps beside its address. */
interface Kept {
  readonly identifier: string;
  readonly changedLine: ChangedLine | null;
  /** The item of the cart that is edited, until it is added again; the address has the changes since then. */
  readonly edited: EditedItem | null;
  readonly packageIdentifier: (code: string) => string;
}

/** The choices of the shopper on an offer page, and the cart items that follow from them. */
export interface OfferSelection {
  readonly mode: SubscriptionMode;
  readonly changedLine: ChangedLine | null;
  /** The item and its add-ons, with the required ones. */
  readonly itemsOf: (offer: Offer) => readonly [CartItem, ...CartItem[]];
  readonly onMode: (mode: SubscriptionMode) => void;
  readonly onChangedLine: (line: ChangedLine) => void;
  readonly onChoose: (offer: Offer, addOn: CartItem) => void;
  readonly onRemove: (offer: Offer, identifier: string) => void;
  /** Starts another item, once this one is in the cart. */
  readonly onRenew: () => void;
}

/**
 * The address holds mode and add-ons (`mode`, `option`), which override those of the edited item. Items are derived from the offer
 * on each render, so add-ons survive a change of plan where the new plan has them.
 */
export function useOfferSelection(editedItem: EditedItem | null): OfferSelection {
  const [kept, setKept] = useState(() => keptOf(editedItem));
  const { identifier, changedLine, edited, packageIdentifier } = kept;
  const { pathname } = useSiteLocation();
  const { get, getAll, choose } = useAddressChoices();
  const mode = modeOf(get('mode')) ?? edited?.item.subscriptionMode ?? 'new';
  const options = getAll('option');

  function itemsOf(offer: Offer): readonly [CartItem, ...CartItem[]] {
    const added = { identifier, origin: pathname, changedLine: mode === 'change' ? changedLine : null };
    const item = withEditedValues(offer.item(added), edited?.item);
    const chosen = options
      ? options.flatMap((option) => readOption(offer, item, option) ?? [])
      : (edited?.children ?? []);
    return [item, ...offer.addOns.fitting(item, chosen)];
  }

  function readOption(offer: Offer, item: CartItem, option: string): CartItem | null {
    const [code = '', quantity = '1'] = option.split('*');
    const { products, tvPackages } = offer.addOns;
    const product = products.find(({ variants }) => variants.some((variant) => variant.code === code));
    const common = { code, quantity: Number(quantity) || 1 };
    if (product) {
      return offer.addOns.item(item, {
        ...common,
        type: 'subscription-additional',
        identifier: '',
        productCode: product.code,
      });
    }
    const tvPackage = tvPackages.find((each) => each.code === code);
    if (!tvPackage) return null;
    const chosenPackage = { identifier: packageIdentifier(code), productCode: tvPackage.product.code };
    return offer.addOns.item(item, { ...common, type: 'tv-package', ...chosenPackage });
  }

  const chooseAddOns = (addOns: readonly CartItem[]) =>
    // An empty option means that none is chosen, where the edited item had some.
    choose({ option: addOns.length === 0 && edited ? '' : addOns.map(optionOf) });
  const addOnsOf = (offer: Offer) => itemsOf(offer).slice(1);

  return {
    mode,
    changedLine,
    itemsOf,
    onMode: (next) => choose({ mode: next }),
    onChangedLine: (line) => setKept((before) => ({ ...before, changedLine: line })),
    onChoose: (offer, addOn) => chooseAddOns(withChoice(addOnsOf(offer), addOn)),
    onRemove: (offer, addOn) => chooseAddOns(withoutItem(addOnsOf(offer), addOn)),
    onRenew: () => {
      setKept(keptOf(null));
      choose({ mode: null, option: null });
    },
  };
}

function keptOf(edited: EditedItem | null): Kept {
  const newIdentifier = createTvPackageIdentifiers(() => Date.now());
  const known = new Map(edited?.children.map(({ variant, identifier }) => [variant.code, identifier]));
  return {
    identifier: edited?.item.identifier ?? crypto.randomUUID(),
    changedLine: edited?.item.changedLine ?? null,
    edited,
    packageIdentifier: (code) => {
      const identifier = known.get(code) ?? newIdentifier();
      known.set(code, identifier);
      return identifier;
    },
  };
}

function modeOf(value: string | null): SubscriptionMode | null {
  return value === 'new' || value === 'change' ? value : null;
}

/** `data-sim-5*3`; without a star where one is chosen. */
function optionOf({ variant, quantity }: CartItem): string {
  return quantity > 1 ? `${variant.code}*${quantity}` : variant.code;
}

/** Keeps the values of an edited item; `keepNumber` only while it stays a new line. */
function withEditedValues(item: CartItem, before: CartItem | undefined): CartItem {
  if (!before) return item;
  const staysNew = item.subscriptionMode === 'new' && before.subscriptionMode === 'new';
  return { ...withItemValues(item, before), keepNumber: staysNew ? before.keepNumber : item.keepNumber };
}

/** A cart item that is being edited, with its add-ons. */
export interface EditedItem {
  readonly item: CartItem;
  readonly children: readonly CartItem[];
}

/** The identifier in the address: `?edit={identifier}` (spec row B9). */
export function useEditQuery(): string {
  return new URLSearchParams(useSiteLocation().search).get('edit') ?? '';
}

/**
 * The item that the address names, as it is in the cart when the page opens; null for another type or an unknown
 * identifier.
 */
export function useEditedItem(identifier: string, type: ItemType): EditedItem | null {
  const store = useStore<SharedState>();
  const [edited] = useState(() => {
    const items = selectItems(store.getState());
    const item = items.find((each) => each.identifier === identifier && each.type === type);
    return item ? { item, children: childrenOf(items, identifier) } : null;
  });
  return edited;
}

/** The plan of a code; otherwise the recommended one, or the middle one, of those that are available. */
export function planToShow(
  plans: readonly SubscriptionVariant[],
  code: string | null,
  isAvailable: (plan: SubscriptionVariant) => boolean = () => true,
): SubscriptionVariant | null {
  const available = plans.filter(isAvailable);
  const offered = available.length > 0 ? available : plans;
  const middle = offered[Math.floor((offered.length - 1) / 2)] ?? null;
  return plans.find((plan) => plan.code === code) ?? offered.find(isRecommended) ?? middle;
}
