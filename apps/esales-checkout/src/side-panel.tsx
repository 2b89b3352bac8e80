import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { type CartTotals as Sums, childrenOf, monthlyOf, sortedByType, withQuantity } from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems, selectSubscriptionItems, selectTotals } from '@alzette/shop-store';
import {
  CartTotals,
  CartItemThumb,
  SecurePaymentBlock,
  SteppedPrice,
  TotalsStatus,
  useVoucherDevice,
  VoucherForm,
} from '@alzette/shop-widgets';
import { Actions, Amount, Dialog, SidePanel, StickyBar, WideOnly } from '@alzette/ui';
import styles from './side-panel.module.css';

interface StepActionsProps {
  /** The step's one call to action, for wide windows. */
  readonly button: ReactNode;
  /** The same one, compact, for the bar at a phone's lower edge. */
  readonly barButton: ReactNode;
  readonly stacked?: boolean;
  /** Only the first step offers the voucher. */
  readonly withVoucher?: boolean;
}

/** The end of a step: a button under the cards, or on a phone a bar with the totals that opens the cart. */
export function StepActions({ button, barButton, stacked, withVoucher = false }: StepActionsProps) {
  const totals = useSelector(selectTotals);
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const today = formatMoney(totals.oneOff, useShopLocale());
  return (
    <>
      <TotalsStatus totals={totals} />
      <WideOnly>
        <Actions>{button}</Actions>
      </WideOnly>
      <div className={styles.bar}>
        <StickyBar
          label={formatMessage({ id: 'shop.totals.open' })}
          price={<SteppedPrice steps={totals.steps} size="sm" />}
          today={<FormattedMessage id="common.price-today" values={{ amount: <Amount>{today}</Amount> }} />}
          onOpen={() => setOpen(true)}
          stacked={stacked}
        >
          {barButton}
        </StickyBar>
      </div>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="shop.cartTitle" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <CartPanel totals={totals} bare withVoucher={withVoucher} />
      </Dialog>
    </>
  );
}

/** The cart and the secure-payment block, beside every step (spec row G5). On a phone the bar opens the cart; the block stands below the step. */
export function CheckoutAside({ withVoucher }: { readonly withVoucher: boolean }) {
  const totals = useSelector(selectTotals);
  return (
    <div className={styles.aside}>
      <WideOnly>
        <CartPanel totals={totals} withVoucher={withVoucher} />
      </WideOnly>
      <SecurePaymentBlock />
    </div>
  );
}

interface CartPanelProps {
  readonly totals: Sums;
  /** True for a panel without a title, inside a dialog that has one. */
  readonly bare?: boolean;
  /** The voucher belongs to the first step only (spec row F1). */
  readonly withVoucher: boolean;
}

/** The items with their monthly prices, add-ons included, and the totals. */
function CartPanel({ totals, bare = false, withVoucher }: CartPanelProps) {
  const plans = useSelector(selectSubscriptionItems);
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
      count={<FormattedMessage id="common.items" values={{ count: plans.length }} />}
      rows={sortedByType(plans).map((item) => ({
        id: item.identifier,
        picture: <CartItemThumb item={item} />,
        title: withQuantity(item.quantity, item.variant.name),
        text: [
          ...item.facts.slice(0, 1),
          ...item.advantageNames,
          ...childrenOf(items, item.identifier).map(({ quantity, variant }) => withQuantity(quantity, variant.name)),
        ].join(', '),
        price: <Amount>{formatMoney(monthlyWithAddOns(item.identifier), locale)}</Amount>,
      }))}
    >
      <CartTotals totals={totals} />
      {withVoucher && device && <VoucherForm device={device} id={bare ? 'voucher-sheet' : 'voucher'} />}
    </SidePanel>
  );
}
