import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PrepaidProduct } from '@alzette/shop-model';
import { cartCleared, prepaidChosen } from '@alzette/shop-store';

/** Removes the product of a prepaid cart at once, and can put it back (spec row B2). */
export function usePrepaidRemoval() {
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<PrepaidProduct | null>(null);

  const remove = useCallback(
    (product: PrepaidProduct) => {
      setRemoved(product);
      dispatch(cartCleared());
    },
    [dispatch],
  );
  const undo = useCallback(() => {
    if (removed) dispatch(prepaidChosen({ product: removed }));
    setRemoved(null);
  }, [dispatch, removed]);
  const dismiss = useCallback(() => setRemoved(null), []);
  return { removed, remove, undo, dismiss };
}
