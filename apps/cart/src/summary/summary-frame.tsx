import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SumsBar } from '@alzette/shop-widgets';
import { BagIcon, Button, SidePanel, WideOnly } from '@alzette/ui';

interface SummaryFrameProps {
  readonly count: number;
  readonly onContinue: () => void;
  /** The totals. */
  readonly children: ReactNode;
}

/** Cart icon, title, count, totals and the way on (spec row B1), which a phone has in its bar. */
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

/** The same at a phone's lower edge; pressing the sums opens them in full. */
export function SummaryFrameBar({ price, today, onContinue, children }: SummaryFrameBarProps) {
  return (
    <SumsBar
      price={price}
      today={today}
      title={<FormattedMessage id="cart.summary" />}
      sheet={<SidePanel>{children}</SidePanel>}
    >
      <Button variant="primary" compact onClick={onContinue}>
        <FormattedMessage id="common.continue" />
      </Button>
    </SumsBar>
  );
}
