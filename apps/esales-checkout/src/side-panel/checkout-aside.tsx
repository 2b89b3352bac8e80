import { useSelector } from 'react-redux';
import { selectTotals } from '@alzette/shop-store';
import { SecurePaymentBlock } from '@alzette/shop-widgets';
import { CartPanel } from './cart-panel';

/** The cart and the reassurances, beside every step (spec row G5). */
export function CheckoutAside() {
  const totals = useSelector(selectTotals);
  return (
    <>
      <CartPanel totals={totals} />
      <SecurePaymentBlock />
    </>
  );
}
