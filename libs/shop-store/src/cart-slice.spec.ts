import './testing/browser-gaps';
import {
  cartCleared,
  cartConfirmed,
  itemAdded,
  itemRemoved,
  itemsRefreshed,
  makeStore,
  preconfTokenStored,
  selectCart,
  selectItems,
  selectMobileLines,
  selectNeedsDelivery,
  selectSubscriptionCount,
  selectSubscriptionItems,
  selectTotals,
  simTypeChosen,
} from './index';
import { aLine } from './testing/a-line';

describe('the cart', () => {
  it('[D15] begins empty, as an esales cart, with an id of its own', () => {
    const cart = selectCart(makeStore().getState());
    expect(cart).toMatchObject({ items: [], checkoutType: 'esales', preconfToken: null, resetCartPreconf: false, confirmed: false });
    expect(cart.id).not.toBe(selectCart(makeStore().getState()).id);
  });

  it('[A10] takes a line and does not share it with whoever added it', () => {
    const store = makeStore();
    const line = aLine();
    store.dispatch(itemAdded(line));
    expect(selectItems(store.getState())).toEqual([line]);
    expect(selectItems(store.getState())[0]).not.toBe(line);
  });

  it('[B2] removes a line together with what hangs on it', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    store.dispatch(itemAdded(aLine({ identifier: 'add-on', type: 'subscription-additional', parentIdentifier: 'line-1' })));
    store.dispatch(itemAdded(aLine({ identifier: 'line-2' })));
    store.dispatch(itemRemoved({ identifier: 'line-1' }));
    expect(selectItems(store.getState()).map(({ identifier }) => identifier)).toEqual(['line-2']);
  });

  it('[E3] keeps the SIM type of each line', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    store.dispatch(itemAdded(aLine({ identifier: 'line-2' })));
    store.dispatch(simTypeChosen({ identifier: 'line-2', simType: 'eSIM' }));
    store.dispatch(simTypeChosen({ identifier: 'gone', simType: 'eSIM' }));
    expect(selectItems(store.getState()).map(({ simType }) => simType)).toEqual(['physical', 'eSIM']);
  });

  it('takes the words and prices of today, and keeps a line that the catalogue no longer has', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    store.dispatch(itemAdded(aLine({ identifier: 'line-2' })));
    store.dispatch(itemsRefreshed({ items: [aLine({ variant: { code: 'mobile-m-24', name: 'Mobil M' } })] }));
    expect(selectItems(store.getState()).map(({ variant }) => variant.name)).toEqual(['Mobil M', 'Mobile M']);
  });

  it('[A5] keeps the preconfigured token', () => {
    const store = makeStore();
    store.dispatch(preconfTokenStored({ preconfToken: 'token' }));
    expect(selectCart(store.getState()).preconfToken).toBe('token');
  });

  it('[L3] is marked confirmed and cleared once its order is confirmed, and starts afresh', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    const { id } = selectCart(store.getState());
    store.dispatch(cartConfirmed());
    expect(selectCart(store.getState())).toMatchObject({ items: [], confirmed: true });
    expect(selectCart(store.getState()).id).not.toBe(id);
    store.dispatch(itemAdded(aLine()));
    expect(selectCart(store.getState()).confirmed).toBe(false);
  });

  it('is another cart after it was cleared', () => {
    const store = makeStore();
    const { id } = selectCart(store.getState());
    store.dispatch(cartCleared());
    expect(selectCart(store.getState()).id).not.toBe(id);
  });
});

describe('selectors', () => {
  it('[B1, G1] read count, lines, totals and the need for a delivery', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    store.dispatch(itemAdded(aLine({ identifier: 'add-on', type: 'subscription-additional', parentIdentifier: 'line-1' })));
    const state = store.getState();
    expect(selectSubscriptionCount(state)).toBe(1);
    expect(selectSubscriptionItems(state)).toHaveLength(1);
    expect(selectMobileLines(state)).toHaveLength(1);
    expect(selectTotals(state)).toMatchObject({ monthly: 4998, oneOff: 3800 });
    expect(selectNeedsDelivery(state)).toBe(true);
  });

  it('give the same array until the items change', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aLine()));
    const before = selectSubscriptionItems(store.getState());
    store.dispatch(preconfTokenStored({ preconfToken: 'token' }));
    expect(selectSubscriptionItems(store.getState())).toBe(before);
  });
});
