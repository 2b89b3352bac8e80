import { useState } from 'react';
import { fittingAddOns } from '@alzette/offer-widgets';
import {
  withAnswers,
  withChoice,
  withoutLine,
  type CartItem,
  type ChangedLine,
  type SubscriptionMode,
} from '@alzette/shop-model';
import type { DraftOffer } from '../draft-offer';
import type { EditedLine } from './use-edited-line';

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
  readonly itemsOf: (offer: DraftOffer) => readonly [CartItem, ...CartItem[]];
  readonly onMode: (mode: SubscriptionMode) => void;
  readonly onChangedLine: (line: ChangedLine) => void;
  readonly onChoose: (offer: DraftOffer, addOn: CartItem) => void;
  readonly onRemove: (offer: DraftOffer, identifier: string) => void;
  /** Begins another line, once this one is in the cart. */
  readonly onRenew: () => void;
}

/** The lines are derived anew from the offer each time, so that add-ons survive a change of plan where the plan has them. */
export function useOfferDraft(edited: EditedLine | null): OfferDraft {
  const [choices, setChoices] = useState(() => (edited ? choicesOf(edited) : freshChoices()));
  const { identifier, mode, changedLine } = choices;
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }));

  function itemsOf(offer: DraftOffer): readonly [CartItem, ...CartItem[]] {
    const added = { identifier, origin: window.location.pathname, changedLine: mode === 'change' ? changedLine : null };
    const line = withEdited(offer.line(added), edited?.line);
    return [line, ...fittingAddOns(line, offer, choices.addOns)];
  }

  const addOnsOf = (offer: DraftOffer) => itemsOf(offer).slice(1);

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
