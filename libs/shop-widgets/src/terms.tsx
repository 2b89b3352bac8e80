import { useSelector } from 'react-redux';
import { useShopLocale } from '@alzette/i18n';
import { type CartItem, type PriceStep, priceSteps, recurringCharge, type VariantPrice } from '@alzette/shop-model';
import { priceText, termSentences, termsOfItem } from '@alzette/shop-model/terms';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import styles from './terms.module.css';

/** "29,99 € for 12 months, then 39,99 € per month" (spec row B10). Renders nothing for a price that never changes. */
export function PriceStepsText({ steps }: { readonly steps: readonly PriceStep[] }) {
  const locale = useShopLocale();
  return steps.length > 1 ? priceText(steps, locale) : null;
}

/** The same for one price of the catalogue, for this customer. */
export function PromotionText({ price }: { readonly price: VariantPrice }) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return <PriceStepsText steps={priceSteps([recurringCharge(price, isExistingCustomer)])} />;
}

/** How long an item binds and what remains due on leaving earlier, in the sentences of its contract. */
export function ItemTerms({ item }: { readonly item: CartItem }) {
  const locale = useShopLocale();
  const terms = termsOfItem(item, useSelector(selectIsExistingCustomer));
  const sentences = terms ? termSentences(terms, locale) : [];
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
