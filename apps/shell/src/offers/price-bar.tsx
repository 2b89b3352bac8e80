import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { type CartItem, cartTotals } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { OneOffPrice, SteppedPrice, TotalsStatus } from '@alzette/shop-widgets';
import { Dialog, OfferBar, PanelSkeleton } from '@alzette/ui';
import { chosenOffer } from './chosen-offer-part';
import { LoadedPart } from './lazy-hydration';

interface PriceBarProps {
  readonly picture: ReactNode;
  readonly items: readonly [CartItem, ...CartItem[]];
  /** The button that adds the offer to the cart. */
  readonly children: ReactNode;
}

/** The offer at a glance, at the bottom edge; on narrow screens its totals open the details. */
export function PriceBar({ picture, items, children }: PriceBarProps) {
  const [item, ...addOns] = items;
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const totals = cartTotals(items, useSelector(selectIsExistingCustomer));
  const { steps, oneOff } = totals;
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage({ id: 'shell.loading' });
  return (
    <>
      <TotalsStatus totals={totals} />
      <OfferBar
        label={formatMessage({ id: 'shell.offer.bar' })}
        picture={picture}
        title={item.variant.name}
        text={[...item.facts, ...addOns.map(({ variant }) => variant.name)].join(', ')}
        sums={[
          { id: 'monthly', label: <FormattedMessage id="shop.perMonth" />, price: <SteppedPrice steps={steps} /> },
          { id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={oneOff} /> },
        ]}
        short={{
          label: formatMessage({ id: 'shop.totals.open' }),
          price: <SteppedPrice steps={steps} size="sm" />,
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
        <LoadedPart
          name={chosenOffer.name}
          load={chosenOffer.load}
          skeleton={<PanelSkeleton label={label} lines={3} />}
        >
          {({ PricePanel }) => <PricePanel items={items} />}
        </LoadedPart>
      </Dialog>
    </>
  );
}
