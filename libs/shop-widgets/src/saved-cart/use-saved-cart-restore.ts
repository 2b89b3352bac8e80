import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { decryptCartToken, rebuildCart, type GoneOffer } from '@alzette/shop-client';
import { savedCartRestored } from '@alzette/shop-store';

const pauseBeforeRestore = 10;

/** How restoring goes. `failed` keeps the shopper's present cart; `isFinal` when another try cannot help. */
export type SavedCartRestore =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isFinal: boolean }
  | { readonly status: 'gone'; readonly gone: readonly GoneOffer[] };

export interface SavedCartRestoreApi {
  readonly restore: SavedCartRestore;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/**
 * Rebuilds the cart that a link carries in `cartSaved` (spec rows A2, C2, C6): popup, 10 ms, everything fetched, then the
 * cart filled in one change. The token leaves the address at once.
 */
export function useSavedCartRestore(path: string, query: string): SavedCartRestoreApi {
  const { http, locale, navigate, report } = useServices();
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState<{ readonly token: string } | null>(null);
  const [restore, setRestore] = useState<SavedCartRestore>({ status: 'idle' });

  useEffect(() => {
    const search = new URLSearchParams(query);
    const token = search.get('cartSaved');
    if (token === null) return;
    search.delete('cartSaved');
    setAttempt({ token });
    setRestore({ status: 'loading' });
    navigate(search.size > 0 ? `${path}?${search}` : path, { replace: true });
  }, [path, query, navigate]);

  useEffect(() => {
    if (!attempt) return;
    let left = false;
    const show = (next: SavedCartRestore) => !left && setRestore(next);
    const timer = setTimeout(() => void restoreFrom(attempt.token), pauseBeforeRestore);

    async function restoreFrom(token: string) {
      const entries = await decryptCartToken(http, token);
      if (entries === null) return show({ status: 'failed', isFinal: true });
      try {
        const { items, gone } = await rebuildCart(http, locale, entries);
        if (left) return;
        if (items.length > 0) dispatch(savedCartRestored({ items }));
        show(gone.length > 0 ? { status: 'gone', gone } : { status: 'idle' });
      } catch (error) {
        report(error, { operation: 'saved cart' });
        show({ status: 'failed', isFinal: false });
      }
    }

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [attempt, http, locale, dispatch, report]);

  const retry = useCallback(() => {
    setRestore({ status: 'loading' });
    setAttempt((last) => last && { ...last });
  }, []);
  const dismiss = useCallback(() => setRestore({ status: 'idle' }), []);
  return { restore, retry, dismiss };
}
