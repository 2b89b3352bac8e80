import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type CartTotals as Sums } from '@alzette/shop-model';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { CartTotals } from '@alzette/shop-widgets';
import { SidePanel, SimPicture, Thumb } from '@alzette/ui';

interface CartPanelProps {
  readonly totals: Sums;
  /** Without a title of its own, for a dialog that has one. */
  readonly bare?: boolean;
}

export function CartPanel({ totals, bare = false }: CartPanelProps) {
  const items = useSelector(selectSubscriptionItems);
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  return (
    <SidePanel
      title={bare ? undefined : <FormattedMessage id="shop.cartTitle" />}
      count={<FormattedMessage id="common.items" values={{ count: items.length }} />}
      lines={items.map((item) => ({
        id: item.identifier,
        picture: (
          <Thumb>
            <SimPicture size={24} />
          </Thumb>
        ),
        title: item.variant.name,
        text: formatMessage({ id: item.simType === 'eSIM' ? 'shop.sim.esim' : 'shop.sim.physical' }),
        price: formatMoney(appliedPrice(item, false), locale),
      }))}
    >
      <CartTotals totals={totals} />
    </SidePanel>
  );
}
