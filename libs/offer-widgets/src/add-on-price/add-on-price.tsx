import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type Cents, type VariantPrice } from '@alzette/shop-model';
import { FormerPrice, Free } from '@alzette/ui';

interface PricedAddOn {
  readonly price: VariantPrice;
  readonly activationFee: Cents;
  readonly activationFeeName: string;
}

interface AddOnPriceProps {
  readonly offer: PricedAddOn;
  readonly isExistingCustomer: boolean;
}

/** What an add-on costs each month; once, where it costs nothing by the month. */
export function AddOnPrice({ offer, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee } = offer;
  const applied = appliedPrice(price, isExistingCustomer);
  if (isOnceOnly(price, applied) && activationFee > 0) {
    return (
      <>
        {formatMoney(activationFee, locale)}
        <small>{formatMessage({ id: 'offer.onceToday' })}</small>
      </>
    );
  }
  if (applied === 0 && price.original === 0) return <Free>{formatMessage({ id: 'common.free' })}</Free>;
  return (
    <>
      {price.original > applied && (
        <small>
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>
            {formatMoney(price.original, locale)}
          </FormerPrice>
        </small>
      )}
      {formatMoney(applied, locale)}
      <small>{formatMessage({ id: 'common.per-month' })}</small>
    </>
  );
}

/** The same in one line of text, for small print. */
export function AddOnPriceLine({ offer, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee } = offer;
  const applied = appliedPrice(price, isExistingCustomer);
  if (isOnceOnly(price, applied))
    return formatMessage({ id: 'common.price-today' }, { amount: formatMoney(activationFee, locale) });
  return (
    <>
      {price.original > applied && (
        <>
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>
            {formatMoney(price.original, locale)}
          </FormerPrice>{' '}
        </>
      )}
      {formatMessage({ id: 'common.price-per-month' }, { amount: formatMoney(applied, locale) })}
    </>
  );
}

/** How long a discount lasts and what is due once: the sentence under an add-on's name. Draws nothing where there is neither. */
export function AddOnTerms({ offer, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee, activationFeeName } = offer;
  const applied = appliedPrice(price, isExistingCustomer);
  const isDiscounted = price.discountDuration !== null && applied < price.original;
  return (
    <>
      {isDiscounted && (
        <FormattedMessage
          tagName="small"
          id="offer.promo"
          values={{ months: price.discountDuration, original: formatMoney(price.original, locale) }}
        />
      )}
      {activationFee > 0 && !isOnceOnly(price, applied) && (
        <FormattedMessage
          tagName="small"
          id="offer.activation"
          values={{
            name: activationFeeName || formatMessage({ id: 'offer.activationFee' }),
            price: formatMoney(activationFee, locale),
          }}
        />
      )}
    </>
  );
}

function isOnceOnly({ original }: VariantPrice, applied: Cents): boolean {
  return applied === 0 && original === 0;
}
