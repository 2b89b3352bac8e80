import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { childrenOf, monthlyOf, type CartTotals as Sums } from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems, selectSubscriptionItems } from '@alzette/shop-store';
import { CartTotals, CartItemThumb, useVoucherDevice, VoucherForm } from '@alzette/shop-widgets';
import { SidePanel } from '@alzette/ui';

interface CartPanelProps {
  readonly totals: Sums;
  /** Without a title of its own, for a dialog that has one. */
  readonly bare?: boolean;
  /** The promo code belongs to the first step only (spec row F1). */
  readonly withVoucher: boolean;
}

/** The lines with what they cost each month, add-ons included, and the totals. */
export function CartPanel({ totals, bare = false, withVoucher }: CartPanelProps) {
  const lines = useSelector(selectSubscriptionItems);
  const items = useSelector(selectItems);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const device = useVoucherDevice();
  const locale = useShopLocale();
  const monthlyWithAddOns = (identifier: string) =>
    items
      .filter((item) => item.identifier === identifier || item.parentIdentifier === identifier)
      .reduce((total, item) => total + monthlyOf(item, isExistingCustomer), 0);
  return (
    <SidePanel
      title={bare ? undefined : <FormattedMessage id="shop.cartTitle" />}
      count={<FormattedMessage id="common.items" values={{ count: lines.length }} />}
      lines={lines.map((item) => ({
        id: item.identifier,
        picture: <CartItemThumb item={item} />,
        title: item.variant.name,
        text: [
          ...item.facts.slice(0, 1),
          ...childrenOf(items, item.identifier).map(({ product }) => product.name),
        ].join(', '),
        price: formatMoney(monthlyWithAddOns(item.identifier), locale),
      }))}
    >
      <CartTotals totals={totals} />
      {withVoucher && device && <VoucherForm device={device} id={bare ? 'voucher-sheet' : 'voucher'} />}
    </SidePanel>
  );
}
