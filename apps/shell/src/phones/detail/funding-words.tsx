import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, upfrontUnder, type DeviceVariant } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { PromoText } from '@alzette/shop-widgets';
import { risesLater } from '../offer/phone-variants';
import styles from './funding-choice.module.css';

interface FundingWordsProps {
  readonly variant: DeviceVariant;
}

/** For how long, and what a discount does to the instalment. */
export function FundingTerm({ variant }: FundingWordsProps) {
  const { months } = variant.options.device_funding;
  if (months === null) return <FormattedMessage id="shell.phones.funding.noInstalment" />;
  return (
    <>
      {months % 12 === 0 ? (
        <FormattedMessage id="shell.phones.funding.years" values={{ years: months / 12 }} />
      ) : (
        <FormattedMessage id="shell.phones.funding.months" values={{ months }} />
      )}
      {risesLater(variant) && (
        <span className={styles.promo}>
          <PromoText price={variant.price} />
        </span>
      )}
    </>
  );
}

/** The instalment above what is due today; the whole price where there is no instalment. */
export function FundingPrice({ variant: { price, options } }: FundingWordsProps) {
  const locale = useShopLocale();
  const monthly = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const { months } = options.device_funding;
  const today = formatMoney(upfrontUnder(options.device_funding), locale);
  if (months === null) {
    return (
      <>
        <b>{today}</b>{' '}
        <small>
          <FormattedMessage id="shell.phones.funding.once" />
        </small>
      </>
    );
  }
  return (
    <>
      <b>
        {formatMoney(monthly, locale)}
        <FormattedMessage id="common.per-month.short" />
      </b>{' '}
      <small>
        <FormattedMessage id="shell.phones.funding.today" values={{ amount: today }} />
      </small>
    </>
  );
}
