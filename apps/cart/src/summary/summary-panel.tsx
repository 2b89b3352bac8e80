import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSubscriptionCount, selectTotals } from '@alzette/shop-store';
import { CartTotals } from '@alzette/shop-widgets';
import { BagIcon, Button, SidePanel, WideOnly } from '@alzette/ui';
import { useCheckout } from './use-checkout';

/** Cart icon, title, count of subscriptions, totals and the way on (spec row B1), which a phone has in its bar. */
export function SummaryPanel() {
  const count = useSelector(selectSubscriptionCount);
  const totals = useSelector(selectTotals);
  const goToCheckout = useCheckout();
  return (
    <SidePanel
      icon={<BagIcon size={20} />}
      title={<FormattedMessage id="cart.summary" />}
      count={<FormattedMessage id="common.items" values={{ count }} />}
      action={
        <WideOnly>
          <Button look="go" wide onClick={goToCheckout}>
            <FormattedMessage id="common.continue" />
          </Button>
        </WideOnly>
      }
    >
      <CartTotals totals={totals} />
    </SidePanel>
  );
}
