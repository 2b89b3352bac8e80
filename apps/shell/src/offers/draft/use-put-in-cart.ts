import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ecommerceOfCart, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { CartItem } from '@alzette/shop-model';
import { checkoutTypeChosen, offerAdded, selectCart } from '@alzette/shop-store';
import type { EditedLine } from './use-edited-line';

type Items = readonly CartItem[];

/**
 * Puts an offer in the cart, or back in the place of the edited line. A cart of another checkout is replaced only after
 * the shopper said so.
 */
export function usePutInCart(edited: EditedLine | null, onAdded: () => void) {
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
