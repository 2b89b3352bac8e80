import { useState } from 'react';
import { useStore } from 'react-redux';
import { childrenOf, type CartItem, type ItemType } from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';
import { useSiteLocation } from '../../routing/site-location';

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
