import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, moneyParts, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { appliedPrice, type Cents, type VariantPrice, type CartTotals as Sums } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Price, Dialog, StickyBar, Totals } from '@alzette/ui';

interface MoneyPriceProps {
  readonly cents: Cents;
  readonly size?: 'lg' | 'md' | 'sm';
}

export function MonthlyPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  return (
    <LocalizedPrice
      cents={cents}
      size={size}
      label={formatMessage({ id: 'common.price-per-month' }, { amount: formatMoney(cents, useShopLocale()) })}
      unit={formatMessage({ id: 'common.per-month.short' })}
    />
  );
}

export function OneOffPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'common.price-today' }, { amount: formatMoney(cents, useShopLocale()) });
  return <LocalizedPrice cents={cents} size={size} label={label} />;
}

interface LocalizedPriceProps {
  readonly cents: Cents;
  readonly label: string;
  readonly size: MoneyPriceProps['size'];
  readonly unit?: string;
}

function LocalizedPrice({ cents, label, size, unit }: LocalizedPriceProps) {
  const { integer, fraction } = moneyParts(cents, useShopLocale());
  return <Price label={label} integer={integer} fraction={fraction} unit={unit} size={size} />;
}

/**
 * "29,99 € for 12 months, then 39,99 € per month" (spec row B10), with the prices of this customer. Renders nothing
 * without a discount.
 */
export function PromotionText({ price }: { readonly price: VariantPrice }) {
  const locale = useShopLocale();
  const applied = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const { original, discountDuration } = price;
  if (discountDuration === null || applied >= original) return null;
  return (
    <FormattedMessage
      id="shop.promo"
      values={{
        price: formatMoney(applied, locale),
        months: discountDuration,
        original: formatMoney(original, locale),
      }}
    />
  );
}

interface CartTotalsProps {
  readonly totals: Sums;
  /** Explains the price due today; the default says only whether anything is due. */
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

interface TotalsBarProps {
  readonly price: ReactNode;
  readonly today: ReactNode;
  /** Title of the sheet with the details. */
  readonly title: ReactNode;
  readonly sheet: ReactNode;
  /** The continue button. */
  readonly children: ReactNode;
  readonly stacked?: boolean | undefined;
}

/** The totals at the bottom edge of narrow screens, beside the continue button; pressing them opens the details. */
export function TotalsBar({ price, today, title, sheet, children, stacked }: TotalsBarProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyBar price={price} today={today} onOpen={() => setOpen(true)} stacked={stacked}>
        {children}
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={title}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        {sheet}
      </Dialog>
    </>
  );
}
