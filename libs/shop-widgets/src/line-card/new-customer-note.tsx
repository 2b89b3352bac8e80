import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { monthlyOf, type CartItem } from '@alzette/shop-model';
import { Note } from '@alzette/ui';

/** Spec row E6: whoever changes a line does not get what is taken off for new customers. */
export function isDearerThanNew(item: CartItem): boolean {
  return item.subscriptionMode === 'change' && monthlyOf(item, false) < monthlyOf(item, true);
}

export function NewCustomerNote({ item }: { readonly item: CartItem }) {
  const locale = useShopLocale();
  const amounts = {
    newPrice: formatMoney(monthlyOf(item, false), locale),
    price: formatMoney(monthlyOf(item, true), locale),
  };
  return (
    <Note title={<FormattedMessage id="shop.newCustomers.title" />}>
      <FormattedMessage id="shop.newCustomers.text" values={amounts} />
    </Note>
  );
}
