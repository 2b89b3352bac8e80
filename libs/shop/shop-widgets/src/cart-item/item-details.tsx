import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type CartItem, type Cents, type ItemPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Amount, FormerPrice, Free, type ItemRow } from '@alzette/ui';
import { PriorPriceText, PromotionText } from '../terms';

/** The parts of an offer with their prices: device, plan, advantages, fees, voucher. */
export function offerRows(item: CartItem): ItemRow[] {
  const { variant, price, subscription, device } = item;
  const plan = subscription ?? (device ? null : { variant, price });
  return [
    ...(device ? [deviceRow(item)] : []),
    ...(plan
      ? [{ ...monthlyRow('plan', plan.variant.name, plan.price), text: <PromotionText price={plan.price} /> }]
      : []),
    ...advantageRows(item),
    ...feeRows('fee', price),
    ...(subscription ? feeRows('plan-fee', subscription.price) : []),
    ...voucherRows(item),
  ];
}

/** Add-ons and packages, for all pieces. A price that is paid once has no monthly amount. */
export function addOnRows(addOns: readonly CartItem[]): ItemRow[] {
  return addOns.flatMap((addOn) => {
    const { identifier, price, quantity, facts } = addOn;
    if (price.original === 0 && price.activationFee > 0)
      return [oneOffRow(identifier, nameOf(addOn), price.activationFee * quantity)];
    return [
      { ...monthlyRow(identifier, nameOf(addOn), price, quantity), text: addOnText(facts[0], price) },
      ...feeRows(`${identifier}-fee`, price, quantity),
    ];
  });
}

/** The fact of an add-on, and its price step where it has one (spec row B10). */
function addOnText(fact: string | undefined, price: ItemPrice): ReactNode {
  if (price.discountDuration === null) return fact;
  return (
    <>
      {fact && <span>{fact} · </span>}
      <PromotionText price={price} />
    </>
  );
}

function nameOf({ variant, quantity }: CartItem): string {
  return quantity > 1 ? `${quantity} × ${variant.name}` : variant.name;
}

// Without instalments the funding is not shown (spec row B11).
function deviceRow({ device, product, price }: CartItem): ItemRow {
  if (!device?.funding) return oneOffRow('device', product.name, price.upfront);
  const values = { label: device.funding.label, amount: <Euros cents={price.upfront} /> };
  return {
    ...monthlyRow('device', product.name, price),
    text: (
      <>
        <FormattedMessage id="shop.device.funding" values={values} />
        {device.priorTotal && (
          <>
            {' · '}
            <PriorPriceText price={price} priorTotal={device.priorTotal} />
          </>
        )}
      </>
    ),
  };
}

function monthlyRow(id: string, label: string, price: ItemPrice, quantity = 1): ItemRow {
  return { id, label, amount: <MonthlyAmount price={price} quantity={quantity} /> };
}

/** The advantages that are included free of charge (spec row D6). */
export function advantageRows({ advantageNames }: CartItem): ItemRow[] {
  return advantageNames.map(advantageRow);
}

function advantageRow(name: string): ItemRow {
  const included = (
    <Free>
      <FormattedMessage id="common.included" />
    </Free>
  );
  return { id: `advantage-${name}`, label: name, amount: included };
}

function feeRows(id: string, { activationFee, activationFeeName }: ItemPrice, quantity = 1): ItemRow[] {
  return activationFee === 0 ? [] : [oneOffRow(id, activationFeeName, activationFee * quantity)];
}

function oneOffRow(id: string, label: string, cents: Cents): ItemRow {
  return { id, label, text: <FormattedMessage id="shop.onceToday" />, amount: <Euros cents={cents} /> };
}

function voucherRows({ voucher }: CartItem): ItemRow[] {
  if (!voucher) return [];
  const label = <FormattedMessage id="shop.voucher.line" values={{ code: voucher.voucherCode }} />;
  return [{ id: 'voucher', label, amount: <Euros cents={voucher.amount} sign="−" /> }];
}

/** An amount in the language of the page. */
function Euros({ cents, sign = '' }: { readonly cents: Cents; readonly sign?: '−' | '' }) {
  const amount = formatMoney(cents, useShopLocale());
  return <Amount>{sign + amount}</Amount>;
}

/** The customer's monthly price, beside the regular price where that is higher. */
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
