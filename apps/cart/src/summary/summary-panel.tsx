import { useSelector } from 'react-redux';
import { selectSubscriptionCount, selectTotals } from '@alzette/shop-store';
import { CartTotals } from '@alzette/shop-widgets';
import { SummaryFrame } from './summary-frame';
import { useCheckout } from './use-checkout';

/** What the lines come to, and the way on. */
export function SummaryPanel() {
  const totals = useSelector(selectTotals);
  return (
    <SummaryFrame count={useSelector(selectSubscriptionCount)} onContinue={useCheckout()}>
      <CartTotals totals={totals} />
    </SummaryFrame>
  );
}
