import { useSelector } from 'react-redux';
import { selectTotals } from '@alzette/shop-store';
import { SecurePaymentBlock } from '@alzette/shop-widgets';
import { WideOnly } from '@alzette/ui';
import { CartPanel } from './cart-panel';
import styles from './checkout-aside.module.css';

/** The cart and the reassurances, beside every step (spec row G5). On a phone the bar opens the same panel. */
export function CheckoutAside({ withVoucher }: { readonly withVoucher: boolean }) {
  const totals = useSelector(selectTotals);
  return (
    <WideOnly>
      <div className={styles.aside}>
        <CartPanel totals={totals} withVoucher={withVoucher} />
        <SecurePaymentBlock />
      </div>
    </WideOnly>
  );
}
