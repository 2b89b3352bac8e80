import { useState } from 'react';
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
import { addOnLines, LineThumb, MonthlyPrice } from '@alzette/shop-widgets';
import { Button, Dialog, focusField, ItemLines } from '@alzette/ui';
import { changedLineField } from './chosen-offer';
import type { EditedLine, OfferDraft } from './offer-selection';
import styles from './offers.module.css';
import { PriceBar } from './price';

interface PutInCartProps {
  readonly draft: OfferDraft;
  readonly items: readonly [CartItem, ...CartItem[]];
  readonly edited: EditedLine | null;
  /** The shopper wants to go on without saying which line changes. */
  readonly onLineMissing: () => void;
}

/** The bar with the one button of an offer page, and what comes after it is pressed. */
export function PutInCart({ draft, items, edited, onLineMissing }: PutInCartProps) {
  const { added, isAsking, onPut, onReplace, onKeep, onSeen } = usePutInCart(edited, draft.onRenew);

  function handlePress() {
    const [line] = items;
    if (draft.mode === 'change' && changeableFamily(line) !== null && line.changedLine === null) {
      onLineMissing();
      focusField(changedLineField);
    } else {
      onPut(items);
    }
  }

  return (
    <>
      <PriceBar items={items}>
        <Button variant="primary" compact onClick={handlePress}>
          <FormattedMessage id={edited ? 'shell.offer.update' : 'shell.offer.add'} />
        </Button>
      </PriceBar>
      {added && <AddedDialog items={added} onClose={onSeen} />}
      {isAsking && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </>
  );
}

type Items = readonly CartItem[];

/**
 * Puts an offer in the cart, or back in the place of the edited line. A cart of another checkout is replaced only after
 * the shopper said so.
 */
function usePutInCart(edited: EditedLine | null, onAdded: () => void) {
  const dispatch = useDispatch();
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const { checkoutType, prepaid, items: present } = useSelector(selectCart);
  const [added, setAdded] = useState<Items | null>(null);
  const [asked, setAsked] = useState<Items | null>(null);

  function put(items: Items) {
    setAsked(null);
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
    /** What has just arrived in the cart, until that is acknowledged. */
    added,
    /** Whether the shopper is asked to give up the cart of another checkout. */
    isAsking: asked !== null,
    onPut: (items: Items) => (prepaid ? setAsked(items) : put(items)),
    onReplace: () => asked && put(asked),
    onKeep: () => setAsked(null),
    onSeen: () => setAdded(null),
  };
}

interface AddedDialogProps {
  readonly items: readonly CartItem[];
  readonly onClose: () => void;
}

/** Shows what just arrived in the cart, and the way there. */
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
      <AddedLine line={line} items={items} />
      {addOns.length > 0 && (
        <div className={styles.addOns}>
          <ItemLines lines={addOnLines(addOns)} />
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

function AddedLine({ line, items }: { readonly line: CartItem; readonly items: readonly CartItem[] }) {
  const { monthly } = cartTotals(items, useSelector(selectIsExistingCustomer));
  return (
    <div className={styles.line}>
      <LineThumb item={line} />
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

/** A cart has one kind of checkout: asks before something of another kind takes its place. */
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
