import { useState } from 'react';
import { useStore } from 'react-redux';
import {
  type CartItem,
  type ChangedLine,
  childrenOf,
  type ItemType,
  type Offer,
  type SubscriptionMode,
  withAnswers,
  withChoice,
  withoutItem,
} from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';
import { useSiteLocation } from '../routing/site-location';

interface Choices {
  readonly identifier: string;
  readonly mode: SubscriptionMode;
  readonly changedLine: ChangedLine | null;
  readonly addOns: readonly CartItem[];
}

/** What the shopper has chosen on an offer page, and the cart items that follow from it. */
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

/** Items are derived from the offer on each render, so add-ons survive a change of plan where the new plan has them. */
export function useOfferSelection(edited: EditedItem | null): OfferSelection {
  const [choices, setChoices] = useState(() => (edited ? choicesOf(edited) : freshChoices()));
  const { identifier, mode, changedLine } = choices;
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }));

  function itemsOf(offer: Offer): readonly [CartItem, ...CartItem[]] {
    const added = { identifier, origin: window.location.pathname, changedLine: mode === 'change' ? changedLine : null };
    const item = withEditedAnswers(offer.item(added), edited?.line);
    return [item, ...offer.addOns.fitting(item, choices.addOns)];
  }

  const addOnsOf = (offer: Offer) => itemsOf(offer).slice(1);

  return {
    mode,
    changedLine,
    itemsOf,
    onMode: (next) => change({ mode: next }),
    onChangedLine: (line) => change({ changedLine: line }),
    onChoose: (offer, addOn) => change({ addOns: withChoice(addOnsOf(offer), addOn) }),
    onRemove: (offer, addOn) => change({ addOns: withoutItem(addOnsOf(offer), addOn) }),
    onRenew: () => setChoices(freshChoices()),
  };
}

function freshChoices(): Choices {
  return { identifier: crypto.randomUUID(), mode: 'new', changedLine: null, addOns: [] };
}

function choicesOf({ line, children }: EditedItem): Choices {
  const { identifier, subscriptionMode, changedLine } = line;
  return { identifier, mode: subscriptionMode, changedLine, addOns: children };
}

/** Keeps the answers of an edited item; `keepNumber` only while it stays a new line. */
function withEditedAnswers(line: CartItem, before: CartItem | undefined): CartItem {
  if (!before) return line;
  const staysNew = line.subscriptionMode === 'new' && before.subscriptionMode === 'new';
  return { ...withAnswers(line, before), keepNumber: staysNew ? before.keepNumber : line.keepNumber };
}

/** A cart item that is being edited, with its add-ons. */
export interface EditedItem {
  readonly line: CartItem;
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
    const line = items.find((item) => item.identifier === identifier && item.type === type);
    return line ? { line, children: childrenOf(items, identifier) } : null;
  });
  return edited;
}
