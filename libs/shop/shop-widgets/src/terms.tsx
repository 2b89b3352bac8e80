import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  appliedPrice,
  type CartItem,
  type PriceStep,
  priceSteps,
  type PriorTotal,
  recurringCharge,
  type VariantPrice,
} from '@alzette/shop-model';
import { costOfItem, priceText, termSentences, totalSentence } from '@alzette/shop-model/terms';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Amount } from '@alzette/ui';
import styles from './terms.module.css';

/** "29,99 € for 12 months, then 39,99 € per month" (spec row B10). Renders nothing for a price that never changes. */
export function PriceStepsText({ steps }: { readonly steps: readonly PriceStep[] }) {
  const locale = useShopLocale();
  return steps.length > 1 ? priceText(steps, locale) : null;
}

/** The price steps of one price of the catalogue, for this customer. */
export function PromotionText({ price }: { readonly price: VariantPrice }) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return <PriceStepsText steps={priceSteps([recurringCharge(price, isExistingCustomer)])} />;
}

interface PriorPriceTextProps {
  readonly price: Pick<VariantPrice, 'applied' | 'original'>;
  readonly priorTotal: PriorTotal | undefined;
}

/**
 * The lowest price before a reduction of a device, beside every place that advertises it (Directive 98/6/EC, article 6a). Renders nothing
 * for a price that is not reduced for this customer, and where the catalogue keeps no record of its prices.
 */
export function PriorPriceText({ price, priorTotal }: PriorPriceTextProps) {
  const locale = useShopLocale();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  if (!priorTotal || appliedPrice(price, isExistingCustomer) >= price.original) return null;
  const total = isExistingCustomer ? priorTotal.existingCustomer : priorTotal.newCustomer;
  return total === null ? (
    <FormattedMessage id="shop.priorTotal.none" />
  ) : (
    <FormattedMessage id="shop.priorTotal" values={{ amount: <Amount>{formatMoney(total, locale)}</Amount> }} />
  );
}

export interface ItemTermsProps {
  readonly item: CartItem;
  /** The add-ons of the item, which the total contains. */
  readonly addOns: readonly CartItem[];
}

/** The term of an item, the amount due on leaving earlier and the total over the minimum term, in the sentences of its contract. */
export function ItemTerms({ item, addOns }: ItemTermsProps) {
  const locale = useShopLocale();
  const cost = costOfItem(item, addOns, useSelector(selectIsExistingCustomer));
  const total = cost && totalSentence(cost, locale);
  const sentences = cost ? [...termSentences(cost, locale), ...(total === null ? [] : [total])] : [];
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
