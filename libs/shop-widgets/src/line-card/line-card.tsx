import { memo, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { isMobileLine, monthlyOf, oneOffOf, type CartItem } from '@alzette/shop-model';
import { selectChildren, selectIsExistingCustomer, type SharedState } from '@alzette/shop-store';
import { ItemCard } from '@alzette/ui';
import { AppleTvCard } from '../apple-tv/apple-tv-card';
import { MonthlyPrice } from '../money-price';
import { addOnLines, offerLines } from './detail-lines';
import { hasDetailCard } from './has-detail-card';
import { LineActions } from './line-actions';
import { LineFacts } from './line-facts';
import { LineQuestions } from './line-form';
import { LinePicture } from './line-picture';
import { MobileSection } from './mobile-section';
import { isDearerThanNew, NewCustomerNote } from './new-customer-note';

interface LineCardProps {
  readonly item: CartItem;
  /** 3 under a group title. */
  readonly titleLevel?: 2 | 3;
  readonly onRemove: (item: CartItem) => void;
  /** A fold in which add-ons can be changed. */
  readonly Options?: ComponentType<{ readonly item: CartItem }>;
}

/** A line of the cart: what it is, what it costs with its add-ons, what it asks. Draws again only when it changes. */
export const LineCard = memo(function LineCard({ item, titleLevel = 2, onRemove, Options }: LineCardProps) {
  const addOns = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const locale = useShopLocale();
  const all = [item, ...addOns];
  const sum = (amount: (each: CartItem) => number) => all.reduce((total, each) => total + amount(each), 0);
  const today = formatMoney(sum(oneOffOf), locale);

  const sections = [
    isDearerThanNew(item) && <NewCustomerNote key="new-customers" item={item} />,
    isMobileLine(item) && (
      <LineQuestions key="mobile" item={item}>
        <MobileSection item={item} />
      </LineQuestions>
    ),
    item.requiresAppleTv && (
      <LineQuestions key="apple-tv" item={item}>
        <AppleTvCard item={item} />
      </LineQuestions>
    ),
  ].filter((section) => section !== false);

  return (
    <ItemCard
      picture={<LinePicture item={item} />}
      title={item.variant.name}
      titleLevel={titleLevel}
      facts={<LineFacts item={item} />}
      price={<MonthlyPrice cents={sum((each) => monthlyOf(each, isExistingCustomer))} />}
      priceText={<FormattedMessage id="common.price-today" values={{ amount: today }} />}
      details={
        hasDetailCard(item)
          ? { summary: <FormattedMessage id="shop.offerDetail" />, lines: [...offerLines(item), ...addOnLines(addOns)] }
          : undefined
      }
      lines={hasDetailCard(item) ? undefined : addOnLines(addOns)}
      sections={sections}
      folds={Options && <Options item={item} />}
      actions={<LineActions item={item} onRemove={onRemove} />}
    />
  );
});
