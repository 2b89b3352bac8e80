import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type CartItem } from '@alzette/shop-model';
import { Amount, FormerPrice, ItemCard, ItemPicture, SimPicture, type ItemLine } from '@alzette/ui';
import { MonthlyPrice } from './money-price';
import { PromoText } from './promo-text';

interface CartItemCardProps {
  readonly item: CartItem;
  readonly sections?: readonly ReactNode[];
  readonly actions?: ReactNode;
}

/** One line of the cart as a card: what it is, what it costs, what it is made of. */
export function CartItemCard({ item, sections, actions }: CartItemCardProps) {
  const locale = useShopLocale();
  const lines = useDetailLines(item);
  return (
    <ItemCard
      picture={
        <ItemPicture>
          <SimPicture />
        </ItemPicture>
      }
      title={item.variant.name}
      titleLevel={2}
      facts={item.facts.join(' · ')}
      price={<MonthlyPrice cents={appliedPrice(item, false)} />}
      priceText={
        <FormattedMessage id="common.price-today" values={{ amount: formatMoney(item.price.activationFee, locale) }} />
      }
      details={{ summary: <FormattedMessage id="shop.offerDetail" />, lines }}
      sections={sections}
      actions={actions}
    />
  );
}

function useDetailLines(item: CartItem): readonly ItemLine[] {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const applied = appliedPrice(item, false);
  const { original, activationFee, activationFeeName } = item.price;
  const monthly: ItemLine = {
    id: 'subscription',
    label: item.variant.name,
    text: <PromoText price={item.price} />,
    amount: (
      <>
        {original > applied && (
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>{formatMoney(original, locale)}</FormerPrice>
        )}{' '}
        <Amount>{formatMoney(applied, locale)}</Amount>
      </>
    ),
  };
  if (activationFee === 0) return [monthly];
  const activation: ItemLine = {
    id: 'activation',
    label: activationFeeName,
    amount: <Amount>{formatMoney(activationFee, locale)}</Amount>,
  };
  return [monthly, activation];
}
