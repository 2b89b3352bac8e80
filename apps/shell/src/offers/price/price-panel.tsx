import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { cartTotals, type CartItem } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { CartTotals } from '@alzette/shop-widgets';
import { Amount } from '@alzette/ui';
import styles from './price-panel.module.css';
import { monthlyParts, todayParts, type MonthlyPart } from './receipt';

/** What an offer with its add-ons costs, and what that is made of. */
export function PricePanel({ items }: { readonly items: readonly CartItem[] }) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <>
      <ul className={styles.parts}>
        {monthlyParts(items, isExistingCustomer).map((part) => (
          <PartLine key={part.id} part={part} />
        ))}
      </ul>
      <CartTotals totals={cartTotals(items, isExistingCustomer)} todayText={<TodayText items={items} />} />
    </>
  );
}

function PartLine({ part: { name, quantity, monthly, later } }: { readonly part: MonthlyPart }) {
  const locale = useShopLocale();
  return (
    <li>
      <span>
        {quantity > 1 ? <FormattedMessage id="shell.price.several" values={{ quantity, name }} /> : name}
        {later && (
          <small>
            <FormattedMessage
              id="shell.price.later"
              values={{ price: formatMoney(later.monthly, locale), month: later.fromMonth }}
            />
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
