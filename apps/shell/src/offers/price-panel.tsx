import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  type CartItem,
  cartTotals,
  type Cents,
  type ItemPrice,
  type PriceStep,
  priceSteps,
  recurringCharge,
  upfrontOf,
} from '@alzette/shop-model';
import { useSettings } from '@alzette/remote-react';
import { contractSummaryUrl } from '@alzette/shop-client';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { CartTotals, ItemTerms, PriceStepsText } from '@alzette/shop-widgets';
import { Amount } from '@alzette/ui';
import styles from './offers.module.css';

export function PricePanel({ items }: { readonly items: readonly [CartItem, ...CartItem[]] }) {
  const [item, ...addOns] = items;
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <>
      <ul className={styles.parts}>
        {monthlyParts(items, isExistingCustomer).map((part) => (
          <PartRow key={part.id} part={part} />
        ))}
      </ul>
      <CartTotals totals={cartTotals(items, isExistingCustomer)} todayText={<TodayText items={items} />} />
      <ItemTerms item={item} addOns={addOns} />
      {(item.subscription !== null || item.type !== 'device') && <ContractSummaryLink item={item} />}
    </>
  );
}

/** Opens the contract summary that the law requires: the offer on one page, in the same form for every provider. */
function ContractSummaryLink({ item }: { readonly item: CartItem }) {
  const locale = useShopLocale();
  const { provider } = useSettings();
  return (
    <p className={styles.summary}>
      <a href={contractSummaryUrl(provider, item, locale)} target="_blank" rel="noopener">
        <FormattedMessage id="shell.price.summary" />
      </a>
    </p>
  );
}

function PartRow({ part: { name, quantity, monthly, steps } }: { readonly part: MonthlyPart }) {
  const locale = useShopLocale();
  return (
    <li>
      <span>
        {quantity > 1 ? <FormattedMessage id="shell.price.several" values={{ quantity, name }} /> : name}
        {steps.length > 1 && (
          <small>
            <PriceStepsText steps={steps} />
          </small>
        )}
      </span>
      <Amount>{formatMoney(monthly, locale)}</Amount>
    </li>
  );
}

function TodayText({ items }: { readonly items: readonly CartItem[] }) {
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const parts = todayParts(items);
  if (parts.length === 0) return <FormattedMessage id="shop.nothingToday" />;
  return parts
    .map(({ name, amount }) => `${name ?? formatMessage({ id: 'shell.price.phone' })} ${formatMoney(amount, locale)}`)
    .join(', ');
}

/** One row of the monthly price. */
interface MonthlyPart {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly monthly: Cents;
  readonly steps: readonly PriceStep[];
}

/** One part of the price due today; a null `name` means the device itself. */
interface TodayPart {
  readonly id: string;
  readonly name: string | null;
  readonly amount: Cents;
}

/** The parts of the monthly price; parts without a monthly price are left out. */
function monthlyParts(items: readonly CartItem[], isExistingCustomer: boolean): readonly MonthlyPart[] {
  return piecesOf(items)
    .map(({ id, name, price, quantity }) => {
      const charge = recurringCharge(price, isExistingCustomer, quantity);
      return { id, name, quantity, monthly: charge.monthly, steps: priceSteps([charge]) };
    })
    .filter(({ monthly, steps }) => monthly > 0 || steps.length > 1);
}

/** The parts of the price due today: the device less its voucher, then fees. */
function todayParts(items: readonly CartItem[]): readonly TodayPart[] {
  const phones = items.map((item) => ({
    id: `${item.identifier} phone`,
    name: null,
    amount: upfrontOf(item) * item.quantity,
  }));
  const fees = piecesOf(items).map(({ id, name, price, quantity }) => ({
    id: `${id} fee`,
    name: price.activationFeeName || name,
    amount: price.activationFee * quantity,
  }));
  return [...phones, ...fees].filter(({ amount }) => amount > 0);
}

interface Piece {
  readonly id: string;
  readonly name: string;
  readonly price: ItemPrice;
  readonly quantity: number;
}

/** Items by price: a device and its plan are two parts. */
function piecesOf(items: readonly CartItem[]): readonly Piece[] {
  return items.flatMap(({ identifier, variant, device, subscription, price, quantity }): Piece[] => {
    const name = [variant.name, device?.funding?.label].filter(Boolean).join(', ');
    const own = { id: identifier, name, price, quantity };
    if (!subscription) return [own];
    return [own, { id: `${identifier} plan`, name: subscription.variant.name, price: subscription.price, quantity }];
  });
}
