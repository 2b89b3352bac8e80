import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSettings } from '@alzette/remote-kit';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, MobileLineCard, SecurePaymentBlock } from '@alzette/shop-widgets';
import { Columns, Page, PageHead, Stack } from '@alzette/ui';
import { SummaryBar } from './summary-bar';
import { SummaryPanel } from './summary-panel';

/** The cart: its lines, what they cost, and the way to the checkout. */
export function CartPage() {
  const items = useSelector(selectSubscriptionItems);
  useCartTitle();
  return (
    <>
      <Page>
        <PageHead title={<FormattedMessage id="cart.title" />} />
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <Columns aside={<CartAside />}>
            <Stack>
              {items.map((item) => (
                <MobileLineCard key={item.identifier} item={item} />
              ))}
            </Stack>
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
