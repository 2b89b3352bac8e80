import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { selectTotals } from '@alzette/shop-store';
import { MonthlyPrice } from '@alzette/shop-widgets';
import { Actions, Dialog, StickyBar, WideOnly } from '@alzette/ui';
import { CartPanel } from './cart-panel';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** The step's one call to action, for wide windows. */
  readonly button: ReactNode;
  /** The same one, compact, for the bar at a phone's lower edge. */
  readonly barButton: ReactNode;
  readonly stacked?: boolean;
  /** Only the first step offers the promo code. */
  readonly withVoucher?: boolean;
}

/** How a step ends: a button under the cards, or on a phone a bar with the sums that opens the cart. */
export function StepActions({ button, barButton, stacked, withVoucher = false }: StepActionsProps) {
  const totals = useSelector(selectTotals);
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const today = formatMoney(totals.oneOff, useShopLocale());
  return (
    <>
      <WideOnly>
        <Actions>{button}</Actions>
      </WideOnly>
      <div className={styles.bar}>
        <StickyBar
          price={<MonthlyPrice cents={totals.monthly} size="sm" />}
          today={<FormattedMessage id="common.price-today" values={{ amount: today }} />}
          onOpen={() => setOpen(true)}
          stacked={stacked}
        >
          {barButton}
        </StickyBar>
      </div>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="shop.cartTitle" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <CartPanel totals={totals} bare withVoucher={withVoucher} />
      </Dialog>
    </>
  );
}
