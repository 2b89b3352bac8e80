import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { selectSubscriptionCount, selectTotals } from '@alzette/shop-store';
import { CartTotals, SteppedPrice, TotalsBar } from '@alzette/shop-widgets';
import { Amount, BagIcon, Button, SidePanel, WideOnly } from '@alzette/ui';

export function SummaryPanel() {
  const totals = useSelector(selectTotals);
  return (
    <SummaryFrame count={useSelector(selectSubscriptionCount)} onContinue={useCheckout()}>
      <CartTotals totals={totals} />
    </SummaryFrame>
  );
}

/** The summary at the bottom edge of narrow screens. */
export function SummaryBar() {
  const totals = useSelector(selectTotals);
  const today = formatMoney(totals.oneOff, useShopLocale());
  return (
    <SummaryFrameBar
      price={<SteppedPrice steps={totals.steps} size="sm" />}
      today={<FormattedMessage id="common.price-today" values={{ amount: <Amount>{today}</Amount> }} />}
      onContinue={useCheckout()}
    >
      <CartTotals totals={totals} />
    </SummaryFrameBar>
  );
}

interface SummaryFrameProps {
  readonly count: number;
  readonly onContinue: () => void;
  /** The totals. */
  readonly children: ReactNode;
}

/**
 * Cart icon, title, count, totals and the button to the checkout (spec row B1); narrow screens have the button in their
 * bar.
 */
export function SummaryFrame({ count, onContinue, children }: SummaryFrameProps) {
  return (
    <SidePanel
      icon={<BagIcon size={20} />}
      title={<FormattedMessage id="cart.summary" />}
      count={<FormattedMessage id="common.items" values={{ count }} />}
      action={
        <WideOnly>
          <Button variant="primary" wide onClick={onContinue}>
            <FormattedMessage id="common.continue" />
          </Button>
        </WideOnly>
      }
    >
      {children}
    </SidePanel>
  );
}

interface SummaryFrameBarProps extends Omit<SummaryFrameProps, 'count'> {
  readonly price: ReactNode;
  readonly today: ReactNode;
}

/** The summary at the bottom edge of narrow screens; pressing the totals opens the full summary. */
export function SummaryFrameBar({ price, today, onContinue, children }: SummaryFrameBarProps) {
  return (
    <TotalsBar
      price={price}
      today={today}
      title={<FormattedMessage id="cart.summary" />}
      sheet={<SidePanel>{children}</SidePanel>}
    >
      <Button variant="primary" compact onClick={onContinue}>
        <FormattedMessage id="common.continue" />
      </Button>
    </TotalsBar>
  );
}

export function useCheckout(): () => void {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  return () => navigate(pathFor('checkout', locale, paths));
}
