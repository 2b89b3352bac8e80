import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import type { MountProps } from '@alzette/remote-contract';
import { usePageTitle, useServices } from '@alzette/remote-react';
import { type CartItem, subscriptionItems } from '@alzette/shop-model';
import {
  itemsRefreshed,
  selectCart,
  selectItems,
  selectSubscriptionItems,
  selectTotals,
  type SharedState,
} from '@alzette/shop-store';
import {
  EmptyCart,
  CartItemCard,
  ItemGroups,
  type ItemRemoval,
  RemovalNotice,
  RestoredStatus,
  SavedCartRestorer,
  SecurePaymentBlock,
  TotalsStatus,
  useItemRemoval,
  usePlacedOrder,
} from '@alzette/shop-widgets';
import { Columns, ItemSkeleton, Page, PageHead, Stack } from '@alzette/ui';
import { CartExtras, SaveBanner } from './cart-extras';
import { ItemOptions } from './item-options';
import { PrepaidBar, PrepaidCart, usePrepaidRemoval } from './prepaid-cart';
import { SummaryBar, SummaryPanel } from './summary';

/** The cart: its items or its one prepaid product, the totals, and the button to the checkout (spec 2.1). */
export function CartPage({ path, query }: MountProps) {
  const { prepaid } = useSelector(selectCart);
  const items = useSelector(selectSubscriptionItems);
  const totals = useSelector(selectTotals);
  const removal = useItemRemoval();
  const prepaidRemoval = usePrepaidRemoval();
  const isReloading = useItemsReload();
  const awaitsPlacedOrder = usePlacedOrder();
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'cart.title' }));
  const head = <PageHead title={<FormattedMessage id="cart.title" />} />;
  if (awaitsPlacedOrder) {
    return (
      <Page>
        {head}
        <ItemSkeleton label={formatMessage({ id: 'common.loading' })} />
      </Page>
    );
  }
  return (
    <>
      <Page>
        {head}
        <TotalsStatus totals={totals} />
        <RestoredStatus restored={prepaidRemoval.restored ?? removal.restored} />
        <SavedCartRestorer path={path} query={query} />
        {prepaid && <PrepaidCart product={prepaid} onRemove={prepaidRemoval.remove} />}
        {!prepaid && items.length > 0 && <EsalesCart items={items} removal={removal} isReloading={isReloading} />}
        {!prepaid && items.length === 0 && (
          <Stack>
            <RemovalNotice removal={prepaidRemoval.removed ? prepaidRemoval : removal} />
            <EmptyCart />
          </Stack>
        )}
      </Page>
      {prepaid && <PrepaidBar product={prepaid} />}
      {!prepaid && items.length > 0 && <SummaryBar />}
    </>
  );
}

interface EsalesCartProps {
  readonly items: readonly CartItem[];
  readonly removal: ItemRemoval;
  readonly isReloading: boolean;
}

function EsalesCart({ items, removal, isReloading }: EsalesCartProps) {
  // Three unfolded items would take more than two screens.
  const isLong = subscriptionItems(items).length > 2;
  return (
    <Columns
      aside={
        <>
          <SummaryPanel />
          <SecurePaymentBlock />
        </>
      }
    >
      <div aria-busy={isReloading}>
        <Stack>
          <SaveBanner />
          <RemovalNotice removal={removal} />
          <ItemGroups
            items={items}
            renderItem={(item, titleLevel) => (
              <CartItemCard
                key={item.identifier}
                item={item}
                titleLevel={titleLevel}
                onRemove={removal.remove}
                {...(isLong && { startsFolded: always })}
                Options={ItemOptions}
              />
            )}
          />
          <CartExtras />
        </Stack>
      </div>
    </Columns>
  );
}

function always(): boolean {
  return true;
}

const pauseBeforeReload = 10;

/**
 * Loads the items again after the cart's version changes or its preconfiguration is reset (spec row B13). Returns
 * whether a reload runs.
 */
function useItemsReload(): boolean {
  const { version, resetCartPreconf } = useSelector(selectCart);
  const { http, locale, report } = useServices();
  const store = useStore<SharedState>();
  const loadedVersion = useRef(version);
  const [isReloading, setReloading] = useState(false);

  useEffect(() => {
    if (version === loadedVersion.current && !resetCartPreconf) return;
    loadedVersion.current = version;
    let left = false;
    const timer = setTimeout(() => void reload(), pauseBeforeReload);

    async function reload() {
      setReloading(true);
      const { items, failures } = await import(/* webpackChunkName: "offers" */ './offers').then(
        ({ refreshItems }) => refreshItems(http, locale, selectItems(store.getState())),
        (error: unknown) => ({ items: null, failures: [error] }),
      );
      if (left) return;
      if (items) store.dispatch(itemsRefreshed({ items }));
      setReloading(false);
      for (const failure of failures) report(failure, { operation: 'cart reload' });
    }

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [version, resetCartPreconf, http, locale, report, store]);

  return isReloading;
}
