import { cartVersionChanged, itemAdded, preconfReset, quantityChanged } from './cart-slice';
import {
  addOnChosen,
  cartCleared,
  cartConfirmed,
  checkoutTypeChosen,
  itemRemoved,
  itemsRestored,
  itemsRefreshed,
  keepNumberChosen,
  makeStore,
  offerAdded,
  preconfTokenStored,
  savedCartRestored,
  selectCart,
  selectChildren,
  selectItems,
  selectSubscriptionCount,
  selectSubscriptionItems,
  selectTotals,
  simTypeChosen,
  voucherApplied,
  voucherCleared,
} from './index';
import { itemsRemovedWith } from '@alzette/shop-model';
import { aCartItem } from '@alzette/shop-model/testing';

describe('the cart', () => {
  it('[D15] is empty at first, an esales cart with an id of its own', () => {
    const cart = selectCart(makeStore().getState());
    expect(cart).toMatchObject({
      items: [],
      checkoutType: 'esales',
      preconfToken: null,
      resetCartPreconf: false,
      confirmed: false,
    });
    expect(cart.id).not.toBe(selectCart(makeStore().getState()).id);
  });

  it('[A10] adds an item without sharing the object with its caller', () => {
    const store = makeStore();
    const item = aCartItem();
    store.dispatch(itemAdded(item));
    expect(selectItems(store.getState())).toEqual([item]);
    expect(selectItems(store.getState())[0]).not.toBe(item);
  });

  it('[B2] removes a line item together with its add-ons', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(
      itemAdded(aCartItem({ identifier: 'add-on', type: 'subscription-additional', parentIdentifier: 'line-1' })),
    );
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    store.dispatch(itemRemoved({ identifier: 'line-1' }));
    expect(selectItems(store.getState()).map(({ identifier }) => identifier)).toEqual(['line-2']);
  });

  it('[E3] stores the SIM type of each item', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    store.dispatch(simTypeChosen({ identifier: 'line-2', simType: 'eSIM' }));
    store.dispatch(simTypeChosen({ identifier: 'gone', simType: 'eSIM' }));
    expect(selectItems(store.getState()).map(({ simType }) => simType)).toEqual(['physical', 'eSIM']);
  });

  it('[E1] stores for each item whether its number is kept', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    const [, second] = selectItems(store.getState());
    store.dispatch(keepNumberChosen({ identifier: 'line-1', keepNumber: true }));
    expect(selectItems(store.getState()).map(({ keepNumber }) => keepNumber)).toEqual([true, false]);
    expect(selectItems(store.getState())[1]).toBe(second);
  });

  it('updates names and prices, and keeps an item that the catalogue no longer has', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    store.dispatch(itemsRefreshed({ items: [aCartItem({ variant: { code: 'mobile-m-24', name: 'Mobil M' } })] }));
    expect(selectItems(store.getState()).map(({ variant }) => variant.name)).toEqual(['Mobil M', 'Mobile M']);
  });

  it('[B13] keeps choices that the shopper made while the catalogue was read', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem({ maxQuantity: 10 })));
    const read = aCartItem({ maxQuantity: 3 });
    store.dispatch(quantityChanged({ identifier: 'line-1', quantity: 5 }));
    store.dispatch(simTypeChosen({ identifier: 'line-1', simType: 'eSIM' }));
    store.dispatch(keepNumberChosen({ identifier: 'line-1', keepNumber: true }));
    store.dispatch(itemsRefreshed({ items: [read] }));
    expect(selectItems(store.getState())[0]).toMatchObject({ quantity: 3, simType: 'eSIM', keepNumber: true });
    store.dispatch(itemsRefreshed({ items: [{ ...read, esim: false }] }));
    expect(selectItems(store.getState())[0]?.simType).toBe('physical');
  });

  it('[A5] keeps the preconfigured token', () => {
    const store = makeStore();
    store.dispatch(preconfTokenStored({ preconfToken: 'token' }));
    expect(selectCart(store.getState()).preconfToken).toBe('token');
  });

  it('[L3] is marked as confirmed and cleared once its order is confirmed, and restarts empty', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    const { id } = selectCart(store.getState());
    store.dispatch(cartConfirmed());
    expect(selectCart(store.getState())).toMatchObject({ items: [], confirmed: true });
    expect(selectCart(store.getState()).id).not.toBe(id);
    store.dispatch(itemAdded(aCartItem()));
    expect(selectCart(store.getState()).confirmed).toBe(false);
  });

  it('has another id after it was cleared', () => {
    const store = makeStore();
    const { id } = selectCart(store.getState());
    store.dispatch(cartCleared());
    expect(selectCart(store.getState()).id).not.toBe(id);
  });
});

const addOn = aCartItem({
  identifier: 'add-on',
  type: 'subscription-additional',
  parentIdentifier: 'line-1',
  product: { code: 'sim', name: 'SIM' },
  maxQuantity: 10,
});

describe('add-ons', () => {
  function withAddOn() {
    const store = makeStore();
    store.dispatch(offerAdded({ items: [aCartItem(), addOn] }));
    return store;
  }

  it('[D4] replace any other variant of the same add-on', () => {
    const store = withAddOn();
    store.dispatch(addOnChosen({ item: { ...addOn, identifier: 'other', variant: { code: 'sim-20', name: '20' } } }));
    expect(selectChildren(store.getState(), 'line-1').map(({ identifier }) => identifier)).toEqual(['other']);
  });

  it('[D8, N4] change their quantity from 1 to the maximum, and leave every other item unchanged', () => {
    const store = withAddOn();
    const [item] = selectItems(store.getState());
    for (const quantity of [0, 11, 1.5, Number.NaN, -1, 4])
      store.dispatch(quantityChanged({ identifier: 'add-on', quantity }));
    expect(selectItems(store.getState()).map(({ quantity }) => quantity)).toEqual([1, 4]);
    expect(selectItems(store.getState())[0]).toBe(item);
  });

  it('[B2] are restored in place with their line item', () => {
    const store = withAddOn();
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    const before = selectItems(store.getState());
    const removed = itemsRemovedWith(before, 'line-1');
    store.dispatch(itemRemoved({ identifier: 'line-1' }));
    expect(selectItems(store.getState())).toHaveLength(1);
    store.dispatch(itemsRestored({ lines: removed }));
    expect(selectItems(store.getState())).toEqual(before);
  });

  it('[B9] are removed with the line item that an offer replaces', () => {
    const store = withAddOn();
    store.dispatch(
      offerAdded({ items: [aCartItem({ variant: { code: 'mobile-l', name: 'L' } })], replaces: 'line-1' }),
    );
    expect(selectItems(store.getState()).map(({ variant }) => variant.code)).toEqual(['mobile-l']);
  });
});

describe('the cart as a whole', () => {
  it('[C6] is cleared and filled from a saved cart in one change', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem({ identifier: 'old' })));
    const { id, version } = selectCart(store.getState());
    const listener = jest.fn();
    store.subscribe(listener);
    store.dispatch(savedCartRestored({ items: [aCartItem()] }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(selectItems(store.getState())).toEqual([aCartItem()]);
    expect(selectCart(store.getState())).toMatchObject({ version });
    expect(selectCart(store.getState()).id).not.toBe(id);
  });

  it('[B13] has a version and a reset of the preconfiguration, after which items are read again', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(preconfTokenStored({ preconfToken: 'token' }));
    store.dispatch(cartVersionChanged());
    store.dispatch(preconfReset());
    expect(selectCart(store.getState())).toMatchObject({ version: 1, resetCartPreconf: true, preconfToken: null });
    store.dispatch(itemsRefreshed({ items: [] }));
    expect(selectCart(store.getState())).toMatchObject({ resetCartPreconf: false, items: [aCartItem()] });
  });

  it('[A4] restarts with another checkout type', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(checkoutTypeChosen({ checkoutType: 'prepaid_top_up' }));
    expect(selectCart(store.getState())).toMatchObject({ items: [], checkoutType: 'prepaid_top_up' });
  });

  it('[F3, F4] stores and clears the voucher of a device', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem({ type: 'device' })));
    store.dispatch(voucherApplied({ identifier: 'line-1', voucher: { voucherCode: 'WELCOME50', amount: 5000 } }));
    expect(selectItems(store.getState())[0]?.voucher?.amount).toBe(5000);
    store.dispatch(voucherCleared({ identifier: 'line-1' }));
    expect(selectItems(store.getState())[0]?.voucher).toBeNull();
  });
});

describe('selectors', () => {
  it('[B1, G1] read count, items, totals and the need for a delivery', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    store.dispatch(
      itemAdded(aCartItem({ identifier: 'add-on', type: 'subscription-additional', parentIdentifier: 'line-1' })),
    );
    const state = store.getState();
    expect(selectSubscriptionCount(state)).toBe(1);
    expect(selectSubscriptionItems(state)).toHaveLength(1);
    expect(selectTotals(state)).toMatchObject({ monthly: 4998, oneOff: 3800 });
  });

  it('return the same array until the items change', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    const before = selectSubscriptionItems(store.getState());
    store.dispatch(preconfTokenStored({ preconfToken: 'token' }));
    expect(selectSubscriptionItems(store.getState())).toBe(before);
  });
});
