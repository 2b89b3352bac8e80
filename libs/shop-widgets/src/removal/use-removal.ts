import { useCallback, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { linesLeavingWith, type CartItem, type RemovedLine } from '@alzette/shop-model';
import { itemRemoved, itemsPutBack, selectItems, type SharedState } from '@alzette/shop-store';

export interface Removal {
  /** The last line that was removed, until it is put back or the notice is dismissed. */
  readonly removed: { readonly name: string; readonly lines: readonly RemovedLine[] } | null;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Removes lines at once and can put the last one back where it stood (spec row B2). */
export function useRemoval(): Removal {
  const store = useStore<SharedState>();
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<Removal['removed']>(null);

  const remove = useCallback(
    ({ identifier, variant }: CartItem) => {
      setRemoved({ name: variant.name, lines: linesLeavingWith(selectItems(store.getState()), identifier) });
      dispatch(itemRemoved({ identifier }));
    },
    [dispatch, store],
  );
  const undo = useCallback(() => {
    if (removed) dispatch(itemsPutBack({ lines: removed.lines }));
    setRemoved(null);
  }, [dispatch, removed]);
  const dismiss = useCallback(() => setRemoved(null), []);
  return { removed, remove, undo, dismiss };
}
