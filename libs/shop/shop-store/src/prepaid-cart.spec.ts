import { aCartItem, aStarterPack, aTopUp } from '@alzette/shop-model/testing';
import { itemAdded } from './cart-slice';
import { cartConfirmed, makeStore, prepaidChosen, prepaidRefreshed, selectCart, selectProductCount } from './index';

describe('a prepaid cart', () => {
  it('[A4] holds one product, in a cart of its own', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    const { id } = selectCart(store.getState());
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(selectCart(store.getState())).toMatchObject({
      items: [],
      prepaid: aTopUp(),
      checkoutType: 'prepaid_top_up',
    });
    expect(selectCart(store.getState()).id).not.toBe(id);
    store.dispatch(prepaidChosen({ product: aStarterPack() }));
    expect(selectCart(store.getState())).toMatchObject({
      prepaid: aStarterPack(),
      checkoutType: 'prepaid_starter_pack',
    });
  });

  it('[B1] counts as one product', () => {
    const store = makeStore();
    expect(selectProductCount(store.getState())).toBe(0);
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(selectProductCount(store.getState())).toBe(1);
  });

  it('[K1] stays the same cart when its product was read again', () => {
    const store = makeStore();
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    const { id } = selectCart(store.getState());
    const fresh = aTopUp({ name: 'Aufladung von 20 €' });
    store.dispatch(prepaidRefreshed({ product: fresh }));
    expect(selectCart(store.getState())).toMatchObject({ id, prepaid: fresh });
    store.dispatch(prepaidRefreshed({ product: aTopUp({ code: 'other' }) }));
    expect(selectCart(store.getState()).prepaid).toEqual(fresh);
  });

  it('[A5] is empty once confirmed, and keeps its checkout type for the confirmation', () => {
    const store = makeStore();
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    store.dispatch(cartConfirmed());
    expect(selectCart(store.getState())).toMatchObject({
      prepaid: null,
      confirmed: true,
      checkoutType: 'prepaid_top_up',
    });
  });
});
