import { Fragment, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { pathFor, type MessageId } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import {
  type CartItem,
  type CheckoutType,
  groupsByType,
  itemsRemovedWith,
  type RemovedItem,
  type CartTotals as Sums,
} from '@alzette/shop-model';
import { itemRemoved, itemsRestored, selectItems, type SharedState } from '@alzette/shop-store';
import {
  Button,
  EmptyState,
  findField,
  GroupTitle,
  LinkButton,
  Note,
  StatusMessage,
  SecurePayment,
  Dialog,
  StickyBar,
  Totals,
} from '@alzette/ui';
import { cartItemId } from './cart-item/cart-item-id';
import { MonthlyPrice, OneOffPrice } from './prices/prices';
import { PriceStepsText } from './terms';

interface ItemGroupsProps {
  readonly items: readonly CartItem[];
  readonly renderItem: (item: CartItem, titleLevel: 2 | 3) => ReactNode;
}

/** Items by type, for a `Stack`; type headings appear only for more than one type (spec row E7). */
export function ItemGroups({ items, renderItem }: ItemGroupsProps) {
  const groups = groupsByType(items);
  const [only] = groups;
  if (only && groups.length === 1) return <>{only.items.map((item) => renderItem(item, 2))}</>;
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group.type}>
          <GroupTitle>
            <FormattedMessage id={`shop.group.${group.type}` as MessageId} />
          </GroupTitle>
          {group.items.map((item) => renderItem(item, 3))}
        </Fragment>
      ))}
    </>
  );
}

/** The empty cart, with a link to the offers (spec row E7). */
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

/** A top-up is executed at once: it has no delivery and no withdrawal, and its price is the credit. */
const topUpAssurances = ['service'] as const;

/** Card marks and assurances of the operator (spec row A7). */
export function SecurePaymentBlock({ checkout = 'esales' }: { readonly checkout?: CheckoutType }) {
  const { cardMarks, support } = useSettings();
  return (
    <SecurePayment
      title={<FormattedMessage id="common.secure-payment.title" />}
      marks={cardMarks}
      assurances={(checkout === 'prepaid_top_up' ? topUpAssurances : assurances).map((icon) => ({
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

/** The item that is in the cart again. */
export interface RestoredItem {
  readonly identifier: string;
  readonly name: string;
}

export interface ItemRemoval {
  /** The item that was removed last, until it is restored or the notice is dismissed. */
  readonly removed: (RestoredItem & { readonly lines: readonly RemovedItem[] }) | null;
  /** The item that was restored last, until the next removal. */
  readonly restored: RestoredItem | null;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Removes items at once and can restore the last one at its index (spec row B2). */
export function useItemRemoval(): ItemRemoval {
  const store = useStore<SharedState>();
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<ItemRemoval['removed']>(null);
  const [restored, setRestored] = useState<RestoredItem | null>(null);

  const remove = useCallback(
    ({ identifier, variant }: CartItem) => {
      setRestored(null);
      setRemoved({
        identifier,
        name: variant.name,
        lines: itemsRemovedWith(selectItems(store.getState()), identifier),
      });
      dispatch(itemRemoved({ identifier }));
    },
    [dispatch, store],
  );
  const undo = useCallback(() => {
    if (removed) dispatch(itemsRestored({ lines: removed.lines }));
    setRestored(removed);
    setRemoved(null);
  }, [dispatch, removed]);
  const dismiss = useCallback(() => setRemoved(null), []);
  return { removed, restored, remove, undo, dismiss };
}

interface RemovalNoticeProps {
  readonly removal: Pick<ItemRemoval, 'undo' | 'dismiss'> & { readonly removed: { readonly name: string } | null };
}

/** A notice about the removed item, with undo. The button takes the focus of the removed one, and the notice describes it. */
export function RemovalNotice({ removal }: RemovalNoticeProps) {
  const { removed, undo, dismiss } = removal;
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (removed) place.current?.querySelector('button')?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div ref={place} data-print="hidden">
      <Note
        titleId={titleId}
        title={<FormattedMessage id="shop.removed.title" values={{ name: removed.name }} />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
      >
        <Button variant="link" onClick={undo} aria-describedby={titleId}>
          <FormattedMessage id="shop.removed.undo" />
        </Button>
      </Note>
    </div>
  );
}

/** Announces that an item is back; its card takes the focus of the undo button. Rendered before the announcement. */
export function RestoredStatus({ restored }: Pick<ItemRemoval, 'restored'>) {
  useEffect(() => {
    if (restored) findField(cartItemId(restored.identifier))?.focus();
  }, [restored]);
  return (
    <StatusMessage>
      {restored && <FormattedMessage id="shop.restored" values={{ name: restored.name }} />}
    </StatusMessage>
  );
}

interface CartTotalsProps {
  readonly totals: Sums;
  /** Explains the price due today; the default states only whether anything is due. */
  readonly todayText?: ReactNode;
}

/** Monthly and one-off totals, integer and fraction apart (spec row B12), with the VAT note. */
export function CartTotals({ totals, todayText }: CartTotalsProps) {
  const { vatPercent } = useSettings();
  return (
    <Totals
      rows={[
        {
          id: 'monthly',
          label: <FormattedMessage id="shop.perMonth" />,
          text: totals.steps.length > 1 && <PriceStepsText steps={totals.steps} />,
          price: <MonthlyPrice cents={totals.monthly} />,
        },
        {
          id: 'today',
          label: <FormattedMessage id="common.today" />,
          text: todayText ?? <FormattedMessage id={totals.oneOff > 0 ? 'shop.oneOffReason' : 'shop.nothingToday'} />,
          price: <OneOffPrice cents={totals.oneOff} size="sm" />,
        },
      ]}
      note={<FormattedMessage id="shop.vatIncluded" values={{ percent: vatPercent }} />}
    />
  );
}

interface TotalsBarProps {
  readonly price: ReactNode;
  readonly today: ReactNode;
  /** Title of the sheet with the details. */
  readonly title: ReactNode;
  readonly sheet: ReactNode;
  /** The continue button. */
  readonly children: ReactNode;
  readonly stacked?: boolean | undefined;
}

/** The totals at the bottom edge of narrow screens, beside the continue button; pressing them opens the details. */
export function TotalsBar({ price, today, title, sheet, children, stacked }: TotalsBarProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyBar
        label={formatMessage({ id: 'shop.totals.open' })}
        price={price}
        today={today}
        onOpen={() => setOpen(true)}
        stacked={stacked}
      >
        {children}
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={title}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        {sheet}
      </Dialog>
    </>
  );
}
