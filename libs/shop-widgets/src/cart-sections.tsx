import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type CartItem, groupsByType, linesLeavingWith, type RemovedLine } from '@alzette/shop-model';
import { itemRemoved, itemsPutBack, selectItems, type SharedState } from '@alzette/shop-store';
import { Button, EmptyState, GroupTitle, LinkButton, Note, SecurePayment } from '@alzette/ui';

interface LineGroupsProps {
  readonly items: readonly CartItem[];
  readonly renderLine: (item: CartItem, titleLevel: 2 | 3) => ReactNode;
}

/** Lines by type, for a `Stack`; the types are named only where there is more than one (spec row E7). */
export function LineGroups({ items, renderLine }: LineGroupsProps) {
  const groups = groupsByType(items);
  const [only] = groups;
  if (only && groups.length === 1) return <>{only.items.map((item) => renderLine(item, 2))}</>;
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group.type}>
          <GroupTitle>
            <FormattedMessage id={`shop.group.${group.type}`} />
          </GroupTitle>
          {group.items.map((item) => renderLine(item, 3))}
        </Fragment>
      ))}
    </>
  );
}

/** The drawn empty cart, with a way on (spec row E7). */
export function EmptyCart() {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const offers = pathFor('home', locale, paths);
  return (
    <EmptyState
      title={<FormattedMessage id="shop.empty.title" />}
      text={<FormattedMessage id="shop.empty.text" />}
      action={
        <LinkButton
          variant="primary"
          href={offers}
          onClick={(event) => {
            event.preventDefault();
            navigate(offers);
          }}
        >
          <FormattedMessage id="shop.empty.action" />
        </LinkButton>
      }
    />
  );
}

const assurances = ['return', 'delivery', 'service', 'price'] as const;

/** Card marks and reassurances of the operator (spec row A7). */
export function SecurePaymentBlock() {
  const { cardMarks, support } = useSettings();
  return (
    <SecurePayment
      title={<FormattedMessage id="common.secure-payment.title" />}
      marks={cardMarks}
      assurances={assurances.map((icon) => ({
        icon,
        title: <FormattedMessage id={`common.secure-payment.${icon}.title`} />,
        text: (
          <FormattedMessage
            id={`common.secure-payment.${icon}.text`}
            values={{ from: support.opensAt, to: support.closesAt }}
          />
        ),
      }))}
    />
  );
}

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
