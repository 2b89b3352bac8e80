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
  withoutLine,
} from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';
import { useSiteLocation } from '../routing/site-location';

interface Choices {
  readonly identifier: string;
  readonly mode: SubscriptionMode;
  readonly changedLine: ChangedLine | null;
  readonly addOns: readonly CartItem[];
}

/** What the shopper has decided beside which offer it is, and the lines that would go into the cart. */
export interface OfferDraft {
  readonly mode: SubscriptionMode;
  readonly changedLine: ChangedLine | null;
  /** The line and its add-ons, the required ones among them. */
  readonly itemsOf: (offer: Offer) => readonly [CartItem, ...CartItem[]];
  readonly onMode: (mode: SubscriptionMode) => void;
  readonly onChangedLine: (line: ChangedLine) => void;
  readonly onChoose: (offer: Offer, addOn: CartItem) => void;
  readonly onRemove: (offer: Offer, identifier: string) => void;
  /** Begins another line, once this one is in the cart. */
  readonly onRenew: () => void;
}

/** The lines are derived anew from the offer each time, so that add-ons survive a change of plan where the plan has them. */
export function useOfferDraft(edited: EditedLine | null): OfferDraft {
  const [choices, setChoices] = useState(() => (edited ? choicesOf(edited) : freshChoices()));
  const { identifier, mode, changedLine } = choices;
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }));

  function itemsOf(offer: Offer): readonly [CartItem, ...CartItem[]] {
    const added = { identifier, origin: window.location.pathname, changedLine: mode === 'change' ? changedLine : null };
    const item = withEdited(offer.item(added), edited?.line);
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
    onRemove: (offer, addOn) => change({ addOns: withoutLine(addOnsOf(offer), addOn) }),
    onRenew: () => setChoices(freshChoices()),
  };
}

function freshChoices(): Choices {
  return { identifier: crypto.randomUUID(), mode: 'new', changedLine: null, addOns: [] };
}

function choicesOf({ line, children }: EditedLine): Choices {
  const { identifier, subscriptionMode, changedLine } = line;
  return { identifier, mode: subscriptionMode, changedLine, addOns: children };
}

/** What the cart asks of a line stays answered; whether a number is kept, only while the line stays a new one. */
function withEdited(line: CartItem, before: CartItem | undefined): CartItem {
  if (!before) return line;
  const staysNew = line.subscriptionMode === 'new' && before.subscriptionMode === 'new';
  return { ...withAnswers(line, before), keepNumber: staysNew ? before.keepNumber : line.keepNumber };
}

/** A line of the cart that came back to be changed, with its add-ons. */
export interface EditedLine {
  readonly line: CartItem;
  readonly children: readonly CartItem[];
}

/** The code of a line in the address: `?edit={identifier}` (spec row B9). */
export function useEditQuery(): string {
  return new URLSearchParams(useSiteLocation().search).get('edit') ?? '';
}

/** The line that the address asks to edit, as it lies in the cart when the page opens; null where there is none of this type. */
export function useEditedLine(identifier: string, type: ItemType): EditedLine | null {
  const store = useStore<SharedState>();
  const [edited] = useState(() => {
    const items = selectItems(store.getState());
    const line = items.find((item) => item.identifier === identifier && item.type === type);
    return line ? { line, children: childrenOf(items, identifier) } : null;
  });
  return edited;
}
