import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ecommerceOfCart, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type CartItem, changeableFamily } from '@alzette/shop-model';
import { checkoutTypeChosen, offerAdded, selectCart } from '@alzette/shop-store';
import { Button, Dialog, focusField, PanelSkeleton } from '@alzette/ui';
import { chosenOffer } from './chosen-offer-part';
import { LoadedPart } from './lazy-hydration';
import { changedLineField, type EditedItem, type OfferSelection } from './offer-selection';
import styles from './offers.module.css';
import { PriceBar } from './price-bar';
import { ReplaceCartDialog } from './replace-cart-dialog';

interface AddToCartProps {
  /** Shows the first item. */
  readonly picture: ReactNode;
  readonly selection: OfferSelection;
  readonly items: readonly [CartItem, ...CartItem[]];
  readonly edited: EditedItem | null;
  /** Called when the shopper continues without choosing the line to change. */
  readonly onLineMissing: () => void;
  /** The label of the disabled button: the reason why the offer cannot be added. */
  readonly unavailable?: ReactNode;
}

/** The bar with the button of an offer page, and its dialogs. */
export function AddToCart({ picture, selection, items, edited, onLineMissing, unavailable }: AddToCartProps) {
  const { added, isConfirming, onAdd, onReplace, onKeep, onSeen } = useAddToCart(edited, selection.onRenew);

  function handlePress() {
    const [item] = items;
    if (selection.mode === 'change' && changeableFamily(item) !== null && item.changedLine === null) {
      onLineMissing();
      focusField(changedLineField);
    } else {
      onAdd(items);
    }
  }

  return (
    <>
      <PriceBar picture={picture} items={items}>
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
    if (edited && present.some(({ identifier }) => identifier === edited.item.identifier)) {
      dispatch(offerAdded({ items, replaces: edited.item.identifier }));
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
  return (
    <Dialog
      open
      size="sheet"
      title={<FormattedMessage id="shell.added.title" />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <LoadedPart
        {...chosenOffer}
        skeleton={<PanelSkeleton label={formatMessage({ id: 'shell.loading' })} lines={2} />}
      >
        {({ AddedItem }) => <AddedItem items={items} />}
      </LoadedPart>
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
