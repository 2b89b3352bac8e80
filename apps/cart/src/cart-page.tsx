import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { SecurePaymentBlock } from '@alzette/shop-widgets';
import { Card, Columns, EmptyState, LinkButton, Page, PageHead, Stack } from '@alzette/ui';
import { CartLine } from './cart-line';
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
                <CartLine key={item.identifier} item={item} />
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

function EmptyCart() {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const plans = pathFor('mobile', locale, paths);
  return (
    <Card>
      <EmptyState
        title={<FormattedMessage id="shop.empty.title" />}
        text={<FormattedMessage id="shop.empty.text" />}
        action={
          <LinkButton
            look="go"
            href={plans}
            onClick={(event) => {
              event.preventDefault();
              navigate(plans);
            }}
          >
            <FormattedMessage id="shop.empty.action" />
          </LinkButton>
        }
      />
    </Card>
  );
}

function useCartTitle() {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useEffect(() => {
    document.title = formatMessage({ id: 'cart.pageTitle' }, { name });
  }, [formatMessage, name]);
}
