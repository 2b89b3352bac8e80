import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { type CartItem, linesLeavingWith, type RemovedLine } from '@alzette/shop-model';
import { itemRemoved, itemsPutBack, selectItems, type SharedState } from '@alzette/shop-store';
import { Button, Note } from '@alzette/ui';

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

interface RemovalNoticeProps {
  readonly removal: Pick<Removal, 'undo' | 'dismiss'> & { readonly removed: { readonly name: string } | null };
}

/** Says what left the cart, with the way back; takes the focus that the removed button had. */
export function RemovalNotice({ removal }: RemovalNoticeProps) {
  const { removed, undo, dismiss } = removal;
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) place.current?.querySelector('button')?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div ref={place} data-print="hidden">
      <Note
        role="status"
        title={<FormattedMessage id="shop.removed.title" values={{ name: removed.name }} />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
      >
        <Button variant="link" onClick={undo}>
          <FormattedMessage id="shop.removed.undo" />
        </Button>
      </Note>
    </div>
  );
}
