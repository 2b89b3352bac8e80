import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type Cents, type ItemPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Amount, FormerPrice } from '@alzette/ui';

/** An amount in the language of the page. */
export function Euros({ cents, sign = '' }: { readonly cents: Cents; readonly sign?: '−' | '' }) {
  const amount = formatMoney(cents, useShopLocale());
  return <Amount>{sign + amount}</Amount>;
}

/** What the customer pays each month, beside the usual price where that is higher. */
export function MonthlyAmount({ price, quantity }: { readonly price: ItemPrice; readonly quantity: number }) {
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const applied = appliedPrice(price, useSelector(selectIsExistingCustomer));
  return (
    <>
      {price.original > applied && (
        <FormerPrice label={formatMessage({ id: 'common.price-before' })}>
          {formatMoney(price.original * quantity, locale)}
        </FormerPrice>
      )}{' '}
      <Euros cents={applied * quantity} />
    </>
  );
}
