import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { type CartItem, cartTotals } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { addOnRows, CartItemThumb, SteppedPrice } from '@alzette/shop-widgets';
import { Amount, ItemRows } from '@alzette/ui';
import styles from './offers.module.css';

/** The content just added to the cart: an item and its add-ons. */
export function AddedItem({ items }: { readonly items: readonly CartItem[] }) {
  const { steps, oneOff } = cartTotals(items, useSelector(selectIsExistingCustomer));
  const locale = useShopLocale();
  const [item, ...addOns] = items;
  if (!item) return null;
  return (
    <>
      <div className={styles.line}>
        <CartItemThumb item={item} />
        <div>
          <p className={styles.name}>{item.variant.name}</p>
          <p className={styles.facts}>{item.facts.join(', ')}</p>
        </div>
        <div className={styles.sums}>
          <SteppedPrice steps={steps} size="sm" />
          <p className={styles.facts}>
            <FormattedMessage
              id="common.price-today"
              values={{ amount: <Amount>{formatMoney(oneOff, locale)}</Amount> }}
            />
          </p>
        </div>
      </div>
      {addOns.length > 0 && (
        <div className={styles.addOns}>
          <ItemRows rows={addOnRows(addOns)} />
        </div>
      )}
    </>
  );
}
