import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ecommerceOfCart, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type CartItem, cartTotals, changeableFamily } from '@alzette/shop-model';
import {
  checkoutTypeChosen,
  offerAdded,
  selectCart,
  selectIsExistingCustomer,
  selectProductCount,
} from '@alzette/shop-store';
import { addOnRows, CartItemThumb, MonthlyPrice } from '@alzette/shop-widgets';
import { Button, Dialog, focusField, ItemRows } from '@alzette/ui';
import { changedLineField } from './chosen-offer';
import type { EditedItem, OfferSelection } from './offer-selection';
import styles from './offers.module.css';
import { PriceBar } from './price';

interface AddToCartProps {
  readonly selection: OfferSelection;
  readonly items: readonly [CartItem, ...CartItem[]];
  readonly edited: EditedItem | null;
  /** Called when the shopper continues without choosing the line to change. */
  readonly onLineMissing: () => void;
  /** Stands on the button, which is disabled: why the offer cannot be added. */
  readonly unavailable?: ReactNode;
}

/** The bar with the button of an offer page, and its dialogs. */
export function AddToCart({ selection, items, edited, onLineMissing, unavailable }: AddToCartProps) {
  const { added, isConfirming, onAdd, onReplace, onKeep, onSeen } = useAddToCart(edited, selection.onRenew);

  function handlePress() {
    const [line] = items;
    if (selection.mode === 'change' && changeableFamily(line) !== null && line.changedLine === null) {
      onLineMissing();
      focusField(changedLineField);
    } else {
      onAdd(items);
    }
  }

  return (
    <>
      <PriceBar items={items}>
        <Button variant="primary" compact onClick={handlePress} disabled={Boolean(unavailable)}>
          {unavailable ?? <FormattedMessage id={edited ? 'shell.offer.update' : 'shell.offer.add'} />}
        </Button>
      </PriceBar>
      {added && <AddedDialog items={added} onClose={onSeen} />}
      {isConfirming && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </>
  );
}

type Items = readonly CartItem[];

/**
 * Adds an offer to the cart, or replaces the edited item. A cart of another checkout is replaced only after a
 * confirmation.
 */
function useAddToCart(edited: EditedItem | null, onAdded: () => void) {
  const dispatch = useDispatch();
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const { checkoutType, prepaid, items: present } = useSelector(selectCart);
  const [added, setAdded] = useState<Items | null>(null);
  const [pending, setPending] = useState<Items | null>(null);

  function add(items: Items) {
    setPending(null);
    if (checkoutType !== 'esales') dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
    if (edited && present.some(({ identifier }) => identifier === edited.line.identifier)) {
      dispatch(offerAdded({ items, replaces: edited.line.identifier }));
      navigate(pathFor('cart', locale, paths));
      return;
    }
    dispatch(offerAdded({ items }));
    trackEvent(track, 'add_to_cart', { ecommerce: ecommerceOfCart(items) });
    setAdded(items);
    onAdded();
  }

  return {
    /** The items just added, until their dialog is closed. */
    added,
    /** Whether the confirmation to replace the cart of another checkout is open. */
    isConfirming: pending !== null,
    onAdd: (items: Items) => (prepaid ? setPending(items) : add(items)),
    onReplace: () => pending && add(pending),
    onKeep: () => setPending(null),
    onSeen: () => setAdded(null),
  };
}

interface AddedDialogProps {
  readonly items: readonly CartItem[];
  readonly onClose: () => void;
}

function AddedDialog({ items, onClose }: AddedDialogProps) {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const [line, ...addOns] = items;
  if (!line) return null;
  return (
    <Dialog
      open
      size="sheet"
      title={<FormattedMessage id="shell.added.title" />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <AddedItemRow line={line} items={items} />
      {addOns.length > 0 && (
        <div className={styles.addOns}>
          <ItemRows lines={addOnRows(addOns)} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" wide onClick={() => navigate(pathFor('cart', locale, paths))}>
          <FormattedMessage id="shell.added.toCart" />
        </Button>
        <Button variant="link" onClick={onClose}>
          <FormattedMessage id="shell.added.goOn" />
        </Button>
      </div>
    </Dialog>
  );
}

function AddedItemRow({ line, items }: { readonly line: CartItem; readonly items: readonly CartItem[] }) {
  const { monthly } = cartTotals(items, useSelector(selectIsExistingCustomer));
  return (
    <div className={styles.line}>
      <CartItemThumb item={line} />
      <div>
        <p className={styles.name}>{line.variant.name}</p>
        <p className={styles.facts}>{line.facts.join(', ')}</p>
      </div>
      <MonthlyPrice cents={monthly} size="sm" />
    </div>
  );
}

interface ReplaceCartDialogProps {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks before the cart of another checkout is replaced: a cart has one checkout type. */
export function ReplaceCartDialog({ onReplace, onKeep }: ReplaceCartDialogProps) {
  const { prepaid } = useSelector(selectCart);
  const count = useSelector(selectProductCount);
  return (
    <Dialog
      open
      role="alertdialog"
      title={<FormattedMessage id="shell.replaceCart.title" />}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>
            <FormattedMessage id="shell.replaceCart.keep" />
          </Button>
          <Button variant="secondary" onClick={onReplace}>
            <FormattedMessage id="shell.replaceCart.replace" />
          </Button>
        </>
      }
    >
      <p>
        {prepaid ? (
          <FormattedMessage id="shell.replaceCart.text.prepaid" values={{ name: prepaid.name }} />
        ) : (
          <FormattedMessage id="shell.replaceCart.text.esales" values={{ count }} />
        )}
      </p>
    </Dialog>
  );
}
