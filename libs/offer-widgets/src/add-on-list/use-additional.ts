import { useState } from 'react';
import { additionalItem, type AdditionalProduct, type AdditionalVariant, type CartItem } from '@alzette/shop-model';
import type { AdditionalWords } from './additional-words';
import type { Change } from './confirm-change';

export interface AdditionalCardProps {
  readonly parent: CartItem;
  readonly additional: AdditionalProduct;
  /** The line of it that is chosen, if any. */
  readonly item: CartItem | undefined;
  readonly isExistingCustomer: boolean;
  readonly onChoose: (item: CartItem) => void;
  readonly onRemove: (identifier: string) => void;
}

/** What the shopper does with one add-on, confirmations included. Nothing changes until they are given. */
export function useAdditional(props: AdditionalCardProps, words: AdditionalWords) {
  const { parent, additional, item, onChoose, onRemove } = props;
  const [wished, setWished] = useState<string | null>(null);
  const [asked, setAsked] = useState<Change | null>(null);
  const variant = findVariant(additional, item?.variant.code ?? wished);

  function change(wanted: Change) {
    if (wanted === 'add') onChoose(additionalItem(parent, additional, variant));
    else if (item) onRemove(item.identifier);
  }

  function handleToggle(isWanted: boolean) {
    const wanted: Change = isWanted ? 'add' : 'remove';
    if (isWanted ? words.onAdd : words.onRemove) setAsked(wanted);
    else change(wanted);
  }

  function handleConfirm() {
    if (asked) change(asked);
    setAsked(null);
  }

  function handleVariant(code: string) {
    setWished(code);
    if (item) onChoose(additionalItem(parent, additional, findVariant(additional, code), item.quantity));
  }

  function handleQuantity(quantity: number) {
    onChoose(additionalItem(parent, additional, variant, quantity));
  }

  return {
    variant,
    asked,
    handleToggle,
    handleConfirm,
    handleCancel: () => setAsked(null),
    handleVariant,
    handleQuantity,
  };
}

/** The variant of a code, else the first: the catalogue promises one at least. */
function findVariant({ variants }: AdditionalProduct, code: string | null): AdditionalVariant {
  return variants.find((variant) => variant.code === code) ?? (variants[0] as AdditionalVariant);
}
