import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import type { CartTotals as Sums } from '@alzette/shop-model';
import { Totals } from '@alzette/ui';
import { MonthlyPrice, OneOffPrice } from './money-price';

interface CartTotalsProps {
  readonly totals: Sums;
  /** What is paid today; without, only whether anything is. */
  readonly todayText?: ReactNode;
}

/** Monthly and one-off totals, integer and fraction apart (spec row B12), with the VAT note. */
export function CartTotals({ totals, todayText }: CartTotalsProps) {
  const { vatPercent } = useSettings();
  return (
    <Totals
      rows={[
        {
          id: 'monthly',
          label: <FormattedMessage id="shop.perMonth" />,
          text: totals.later && <LaterMonthly later={totals.later} />,
          price: <MonthlyPrice cents={totals.monthly} />,
        },
        {
          id: 'today',
          label: <FormattedMessage id="common.today" />,
          text: todayText ?? <FormattedMessage id={totals.oneOff > 0 ? 'shop.oneOffReason' : 'shop.nothingToday'} />,
          price: <OneOffPrice cents={totals.oneOff} size="sm" />,
        },
      ]}
      note={<FormattedMessage id="shop.vatIncluded" values={{ percent: vatPercent }} />}
    />
  );
}

function LaterMonthly({ later }: { readonly later: NonNullable<Sums['later']> }) {
  const locale = useShopLocale();
  return (
    <FormattedMessage
      id="shop.laterMonthly"
      values={{ price: formatMoney(later.monthly, locale), month: later.fromMonth }}
    />
  );
}
