import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { selectTotals } from '@alzette/shop-store';
import { CartTotals, MonthlyPrice } from '@alzette/shop-widgets';
import { Button, Dialog, SidePanel, StickyBar } from '@alzette/ui';
import { useCheckout } from './use-checkout';

/** The summary at a phone's lower edge; pressing the sums opens them in full. */
export function SummaryBar() {
  const totals = useSelector(selectTotals);
  const goToCheckout = useCheckout();
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const today = formatMoney(totals.oneOff, useShopLocale());
  return (
    <>
      <StickyBar
        price={<MonthlyPrice cents={totals.monthly} size="sm" />}
        today={<FormattedMessage id="common.price-today" values={{ amount: today }} />}
        onOpen={() => setOpen(true)}
      >
        <Button look="go" compact onClick={goToCheckout}>
          <FormattedMessage id="common.continue" />
        </Button>
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="cart.summary" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <SidePanel>
          <CartTotals totals={totals} />
        </SidePanel>
      </Dialog>
    </>
  );
}
