import { FormattedMessage } from 'react-intl';
import type { CartItem } from '@alzette/shop-model';
import { PromoText } from '../promo-text';
import { hasDetailCard } from './has-detail-card';
import styles from './line-card.module.css';

/** What stands below a line's name: facts, what it changes, and its promotion where no detail card says it. */
export function LineFacts({ item }: { readonly item: CartItem }) {
  const { facts, changedLine, price, type } = item;
  return (
    <>
      {facts.join(' · ')}
      {changedLine && (
        <span className={styles.fact}>
          <FormattedMessage id="shop.line.changes" values={{ name: changedLine.name }} />
        </span>
      )}
      {!hasDetailCard(item) && type !== 'device' && (
        <span className={styles.fact}>
          <PromoText price={price} />
        </span>
      )}
    </>
  );
}
