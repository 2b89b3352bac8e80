import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type CartItem, type Cents, type ItemPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Amount, FormerPrice, Free, type ItemLine } from '@alzette/ui';
import { PromoText } from '../prices';

/** What an offer is made of, with what each part costs: device, plan, advantages, fees, voucher. */
export function offerLines(item: CartItem): ItemLine[] {
  const { variant, price, subscription, device } = item;
  const plan = subscription ?? (device ? null : { variant, price });
  return [
    ...(device ? [deviceLine(item)] : []),
    ...(plan
      ? [{ ...monthlyLine('plan', plan.variant.name, plan.price), text: <PromoText price={plan.price} /> }]
      : []),
    ...item.advantageNames.map(advantageLine),
    ...feeLines('fee', price),
    ...(subscription ? feeLines('plan-fee', subscription.price) : []),
    ...voucherLines(item),
  ];
}

/** Add-ons and packages, all their pieces together. What is paid only once has no month of its own. */
export function addOnLines(addOns: readonly CartItem[]): ItemLine[] {
  return addOns.flatMap((addOn) => {
    const { identifier, price, quantity, facts } = addOn;
    if (price.original === 0 && price.activationFee > 0)
      return [onceLine(identifier, nameOf(addOn), price.activationFee * quantity)];
    return [
      { ...monthlyLine(identifier, nameOf(addOn), price, quantity), text: facts[0] },
      ...feeLines(`${identifier}-fee`, price, quantity),
    ];
  });
}

function nameOf({ product, quantity }: CartItem): string {
  return quantity > 1 ? `${quantity} × ${product.name}` : product.name;
}

// Paid at once there is no instalment: the funding is not spoken of (spec row B11).
function deviceLine({ device, product, price }: CartItem): ItemLine {
  if (!device?.funding) return onceLine('device', product.name, price.upfront);
  const values = { label: device.funding.label, amount: <Euros cents={price.upfront} /> };
  return {
    ...monthlyLine('device', product.name, price),
    text: <FormattedMessage id="shop.device.funding" values={values} />,
  };
}

function monthlyLine(id: string, label: string, price: ItemPrice, quantity = 1): ItemLine {
  return { id, label, amount: <MonthlyAmount price={price} quantity={quantity} /> };
}

function advantageLine(name: string): ItemLine {
  const included = (
    <Free>
      <FormattedMessage id="common.included" />
    </Free>
  );
  return { id: `advantage-${name}`, label: name, amount: included };
}

function feeLines(id: string, { activationFee, activationFeeName }: ItemPrice, quantity = 1): ItemLine[] {
  return activationFee === 0 ? [] : [onceLine(id, activationFeeName, activationFee * quantity)];
}

function onceLine(id: string, label: string, cents: Cents): ItemLine {
  return { id, label, text: <FormattedMessage id="shop.onceToday" />, amount: <Euros cents={cents} /> };
}

function voucherLines({ voucher }: CartItem): ItemLine[] {
  if (!voucher) return [];
  const label = <FormattedMessage id="shop.voucher.line" values={{ code: voucher.voucherCode }} />;
  return [{ id: 'voucher', label, amount: <Euros cents={voucher.amount} sign="−" /> }];
}

/** An amount in the language of the page. */
function Euros({ cents, sign = '' }: { readonly cents: Cents; readonly sign?: '−' | '' }) {
  const amount = formatMoney(cents, useShopLocale());
  return <Amount>{sign + amount}</Amount>;
}

/** What the customer pays each month, beside the usual price where that is higher. */
function MonthlyAmount({ price, quantity }: { readonly price: ItemPrice; readonly quantity: number }) {
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
