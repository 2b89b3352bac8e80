import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, upfrontUnder, type DeviceVariant } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, OneOffPrice, PromoText } from '@alzette/shop-widgets';
import { Amount } from '@alzette/ui';
import { risesLater } from '../offer/phone-variants';
import styles from './phone-card.module.css';

/** "From 14.00 € per month with 101.00 € today", as the customer is. */
export function PhoneFrom({ variant }: { readonly variant: DeviceVariant }) {
  const { price, options } = variant;
  const locale = useShopLocale();
  const monthly = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const today = upfrontUnder(options.device_funding);
  if (monthly === 0) {
    return (
      <div className={styles.from}>
        <OneOffPrice cents={today} />
        <p>
          <FormattedMessage id="shell.phones.paidAtOnce" />
        </p>
      </div>
    );
  }
  return (
    <div className={styles.from}>
      <p>
        <FormattedMessage id="shell.phones.from" />
      </p>
      <MonthlyPrice cents={monthly} />
      <p>
        {today > 0 ? (
          <FormattedMessage
            id="shell.phones.withToday"
            values={{ amount: <Amount>{formatMoney(today, locale)}</Amount> }}
          />
        ) : (
          <FormattedMessage id="shell.phones.withNothingToday" />
        )}
      </p>
      {risesLater(variant) && (
        <p>
          <PromoText price={price} />
        </p>
      )}
    </div>
  );
}
