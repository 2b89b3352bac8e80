import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { MountProps } from '@alzette/remote-contract';
import { useSettings } from '@alzette/remote-kit';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, LineCard, LineGroups, RemovalNotice, SavedCartRestorer, SecurePaymentBlock, useRemoval } from '@alzette/shop-widgets';
import { Columns, Page, PageHead, Stack } from '@alzette/ui';
import { SaveBanner } from './banner/save-banner';
import { CartExtras } from './extras/cart-extras';
import { LineOptions } from './lines/line-options';
import { useItemsReload } from './reload/use-items-reload';
import { SummaryBar } from './summary/summary-bar';
import { SummaryPanel } from './summary/summary-panel';

/** The cart: its lines, what they cost, and the way to the checkout (spec 2.1). */
export function CartPage({ path, query }: MountProps) {
  const items = useSelector(selectSubscriptionItems);
  const removal = useRemoval();
  const isReloading = useItemsReload();
  useCartTitle();
  return (
    <>
      <Page>
        <PageHead title={<FormattedMessage id="cart.title" />} />
        <SavedCartRestorer path={path} query={query} />
        {items.length === 0 ? (
          <Stack>
            <RemovalNotice removal={removal} />
            <EmptyCart />
          </Stack>
        ) : (
          <Columns aside={<CartAside />}>
            <div aria-busy={isReloading}>
              <Stack>
                <SaveBanner />
                <RemovalNotice removal={removal} />
                <LineGroups
                  items={items}
                  renderLine={(item, titleLevel) => (
                    <LineCard
                      key={item.identifier}
                      item={item}
                      titleLevel={titleLevel}
                      onRemove={removal.remove}
                      Options={LineOptions}
                    />
                  )}
                />
                <CartExtras />
              </Stack>
            </div>
          </Columns>
        )}
      </Page>
      {items.length > 0 && <SummaryBar />}
    </>
  );
}

function CartAside() {
  return (
    <>
      <SummaryPanel />
      <SecurePaymentBlock />
    </>
  );
}

function useCartTitle() {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useEffect(() => {
    document.title = formatMessage({ id: 'cart.pageTitle' }, { name });
  }, [formatMessage, name]);
}
