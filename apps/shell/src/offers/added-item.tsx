import { useSelector } from 'react-redux';
import { type CartItem, cartTotals } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { addOnRows, CartItemThumb, SteppedPrice } from '@alzette/shop-widgets';
import { ItemRows } from '@alzette/ui';
import styles from './offers.module.css';

/** What was just added to the cart: an item and its add-ons. */
export function AddedItem({ items }: { readonly items: readonly CartItem[] }) {
  const { steps } = cartTotals(items, useSelector(selectIsExistingCustomer));
  const [line, ...addOns] = items;
  if (!line) return null;
  return (
    <>
      <div className={styles.line}>
        <CartItemThumb item={line} />
        <div>
          <p className={styles.name}>{line.variant.name}</p>
          <p className={styles.facts}>{line.facts.join(', ')}</p>
        </div>
        <SteppedPrice steps={steps} size="sm" />
      </div>
      {addOns.length > 0 && (
        <div className={styles.addOns}>
          <ItemRows lines={addOnRows(addOns)} />
        </div>
      )}
    </>
  );
}
