import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { cartTotals, type CartItem } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { LineThumb, MonthlyPrice, OneOffPrice } from '@alzette/shop-widgets';
import { Dialog, OfferBar } from '@alzette/ui';
import { PricePanel } from './price-panel';

interface PriceBarProps {
  readonly items: readonly [CartItem, ...CartItem[]];
  /** The button that puts it in the cart. */
  readonly children: ReactNode;
}

/** The offer at a glance, at the lower edge; on a phone its sums open what they are made of. */
export function PriceBar({ items, children }: PriceBarProps) {
  const [line, ...addOns] = items;
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const { monthly, oneOff } = cartTotals(items, useSelector(selectIsExistingCustomer));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OfferBar
        label={formatMessage({ id: 'shell.offer.bar' })}
        picture={<LineThumb item={line} />}
        title={line.variant.name}
        text={[...line.facts, ...addOns.map(({ product }) => product.name)].join(', ')}
        sums={[
          { id: 'monthly', label: <FormattedMessage id="shop.perMonth" />, price: <MonthlyPrice cents={monthly} /> },
          { id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={oneOff} /> },
        ]}
        short={{
          price: <MonthlyPrice cents={monthly} size="sm" />,
          today: formatMessage({ id: 'common.price-today' }, { amount: formatMoney(oneOff, locale) }),
        }}
        onOpen={() => setOpen(true)}
      >
        {children}
      </OfferBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="shell.offer.price" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <PricePanel items={items} />
      </Dialog>
    </>
  );
}
