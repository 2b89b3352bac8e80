import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { topUpKeys, type PrepaidProduct } from '@alzette/shop-model';
import { selectValues, type SharedState } from '@alzette/shop-store';

const noBreak = '\u00a0';

/** What it is worth, and for which number: known only in the session in which it was typed. */
export function PrepaidFacts({ product: { type, credit } }: { readonly product: PrepaidProduct }) {
  const amount = formatMoney(credit, useShopLocale());
  const typed = useSelector((state: SharedState) => selectValues(state)[topUpKeys.phoneNumber]);
  const number = typeof typed === 'string' ? typed.trim().replace(/ /gu, noBreak) : '';
  if (type === 'prepaid_top_up' && number !== '') {
    return <FormattedMessage id="cart.prepaid.creditFor" values={{ amount, number }} />;
  }
  return (
    <>
      <FormattedMessage id="cart.prepaid.credit" values={{ amount }} />
      {type === 'prepaid_starter_pack' && (
        <>
          {'. '}
          <FormattedMessage id="cart.prepaid.identity" />
        </>
      )}
    </>
  );
}
