import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { selectTotals } from '@alzette/shop-store';
import { CartTotals, MonthlyPrice } from '@alzette/shop-widgets';
import { SummaryFrameBar } from './summary-frame';
import { useCheckout } from './use-checkout';

/** The summary at a phone's lower edge. */
export function SummaryBar() {
  const totals = useSelector(selectTotals);
  const today = formatMoney(totals.oneOff, useShopLocale());
  return (
    <SummaryFrameBar
      price={<MonthlyPrice cents={totals.monthly} size="sm" />}
      today={<FormattedMessage id="common.price-today" values={{ amount: today }} />}
      onContinue={useCheckout()}
    >
      <CartTotals totals={totals} />
    </SummaryFrameBar>
  );
}
