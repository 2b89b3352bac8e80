import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { MountProps } from '@alzette/remote-contract';
import { usePageTitle, useSettings } from '@alzette/remote-react';
import { selectCart, selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, RemovalNotice, SavedCartRestorer, useRemoval } from '@alzette/shop-widgets';
import { Page, PageHead, Stack } from '@alzette/ui';
import { EsalesCart } from './lines/esales-cart';
import { PrepaidCart } from './prepaid/prepaid-cart';
import { PrepaidBar } from './prepaid/prepaid-summary';
import { usePrepaidRemoval } from './prepaid/use-prepaid-removal';
import { useItemsReload } from './reload/use-items-reload';
import { SummaryBar } from './summary/summary-bar';

/** The cart: its lines or its one prepaid product, what they cost, and the way to the checkout (spec 2.1). */
export function CartPage({ path, query }: MountProps) {
  const { prepaid } = useSelector(selectCart);
  const items = useSelector(selectSubscriptionItems);
  const removal = useRemoval();
  const prepaidRemoval = usePrepaidRemoval();
  const isReloading = useItemsReload();
  usePageTitle(useCartTitle());
  return (
    <>
      <Page>
        <PageHead title={<FormattedMessage id="cart.title" />} />
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

function useCartTitle(): string {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  return formatMessage({ id: 'cart.pageTitle' }, { name });
}
