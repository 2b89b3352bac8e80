import { aCartItem, aStarterPack, aTopUp } from '@alzette/shop-model/testing';
import { cartConfirmed, itemAdded, makeStore, prepaidChosen, selectCart } from './index';

describe('a prepaid cart', () => {
  it('[A4] holds one product, in a cart of its own', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    const { id } = selectCart(store.getState());
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(selectCart(store.getState())).toMatchObject({ items: [], prepaid: aTopUp(), checkoutType: 'prepaid_top_up' });
    expect(selectCart(store.getState()).id).not.toBe(id);
    store.dispatch(prepaidChosen({ product: aStarterPack() }));
    expect(selectCart(store.getState())).toMatchObject({ prepaid: aStarterPack(), checkoutType: 'prepaid_starter_pack' });
  });

  it('[A5] is empty once confirmed, and its confirmation is still that of its checkout', () => {
    const store = makeStore();
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    store.dispatch(cartConfirmed());
    expect(selectCart(store.getState())).toMatchObject({ prepaid: null, confirmed: true, checkoutType: 'prepaid_top_up' });
  });
});
