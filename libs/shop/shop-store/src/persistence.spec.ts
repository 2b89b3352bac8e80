import fc from 'fast-check';
import { contractKeys, sensitiveKeys } from '@alzette/shop-model';
import { itemAdded } from './cart-slice';
import { withoutSensitive } from './persistence';
import {
  isCartStored,
  makeStore,
  orderPlaced,
  persist,
  placedOrderShown,
  prepaidChosen,
  selectCart,
  selectItems,
  selectValues,
  valuesTyped,
} from './index';
import { aCartItem, aTopUp } from '@alzette/shop-model/testing';

const cartKey = 'alzette.cart';
const stops: (() => void)[] = [];

function openPage(onStorageLost: Parameters<typeof persist>[1] = () => undefined) {
  const store = makeStore();
  stops.push(persist(store, onStorageLost));
  return store;
}

function refuseToStore(area: Storage, method: 'getItem' | 'setItem') {
  jest.spyOn(Object.getPrototypeOf(area) as Storage, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the cart', () => {
  it('is restored on the next visit', () => {
    openPage().dispatch(itemAdded(aCartItem()));
    expect(selectItems(openPage().getState())).toEqual([aCartItem()]);
  });

  it('is restored with its prepaid product, which has to fit its checkout', () => {
    openPage().dispatch(prepaidChosen({ product: aTopUp() }));
    expect(selectCart(openPage().getState()).prepaid).toEqual(aTopUp());
    const { cart } = JSON.parse(localStorage.getItem(cartKey) ?? '{}') as { cart: object };
    localStorage.setItem(cartKey, JSON.stringify({ shape: 2, cart: { ...cart, checkoutType: 'esales' } }));
    expect(selectCart(openPage().getState()).prepaid).toBeNull();
  });

  it('[K8, L2] gives every tab the placed order, also after another cart was begun', () => {
    const one = openPage();
    one.dispatch(itemAdded(aCartItem()));
    const { id } = selectCart(one.getState());
    one.dispatch(orderPlaced({ tokenValue: 'order-1', type: 'esales', wantsNewsletter: true }));
    one.dispatch(prepaidChosen({ product: aTopUp() }));
    // A repeated payment of the same order, from a page without the newsletter choice.
    one.dispatch(orderPlaced({ tokenValue: 'order-1', type: 'esales' }));
    const placedOrder = { tokenValue: 'order-1', type: 'esales', cartId: id, wantsNewsletter: true };
    expect(selectCart(openPage().getState()).placedOrder).toEqual(placedOrder);
    one.dispatch(placedOrderShown());
    expect(selectCart(openPage().getState()).placedOrder).toBeNull();
  });

  it.each([undefined, null, 'order-1', { tokenValue: 'order-1' }, { tokenValue: 1, type: 'esales', cartId: 'a' }])(
    '[L2] has no placed order where the storage holds %j',
    (placedOrder) => {
      openPage().dispatch(itemAdded(aCartItem()));
      const { cart } = JSON.parse(localStorage.getItem(cartKey) ?? '{}') as { cart: object };
      localStorage.setItem(cartKey, JSON.stringify({ shape: 2, cart: { ...cart, placedOrder } }));
      const restored = selectCart(openPage().getState());
      expect(restored.placedOrder).toBeNull();
      expect(restored.items).toHaveLength(1);
    },
  );

  it('is updated in another tab as soon as it changes', () => {
    const here = openPage();
    const there = makeStore();
    there.dispatch(itemAdded(aCartItem()));
    const newValue = JSON.stringify({ shape: 2, cart: there.getState().cart });
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue }));
    expect(selectItems(here.getState())).toEqual([aCartItem()]);
  });

  it('shows what another tab changed while the page was in the back/forward cache', () => {
    const here = openPage();
    const there = makeStore();
    there.dispatch(itemAdded(aCartItem()));
    localStorage.setItem(cartKey, JSON.stringify({ shape: 2, cart: there.getState().cart }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(selectItems(here.getState())).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectItems(here.getState())).toEqual([aCartItem()]);
  });

  it('is not written back and forth between two tabs', () => {
    const here = openPage();
    here.dispatch(itemAdded(aCartItem()));
    const listener = jest.fn();
    here.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue: localStorage.getItem(cartKey) }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('ignores what other tabs write to other keys, and invalid values', () => {
    const here = openPage();
    here.dispatch(itemAdded(aCartItem()));
    for (const [key, newValue] of [
      ['other', '{}'],
      [cartKey, null],
      [cartKey, '{'],
      [cartKey, '{"shape":3}'],
    ] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    expect(selectItems(here.getState())).toHaveLength(1);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"shape":3,"cart":{}}',
    '{"shape":1,"cart":{"items":7,"id":"x"}}',
    '{"shape":2,"cart":{"items":[]}}',
    '{"shape":1}',
  ])('is set aside without an error when the storage holds %j', (stored) => {
    localStorage.setItem(cartKey, stored);
    const store = openPage();
    expect(selectItems(store.getState())).toEqual([]);
    expect(localStorage.getItem(`${cartKey}.set-aside`)).toBe(stored);
    store.dispatch(itemAdded(aCartItem()));
    expect(selectItems(openPage().getState())).toHaveLength(1);
  });

  it('is set aside when a line item lacks a member that every page reads', () => {
    for (const line of [
      null,
      7,
      {},
      { ...aCartItem(), price: undefined },
      { ...aCartItem(), quantity: 'two' },
      { ...aCartItem(), type: 'pigeon' },
    ]) {
      localStorage.setItem(cartKey, JSON.stringify({ shape: 2, cart: { id: 'kept', items: [aCartItem(), line] } }));
      expect(selectItems(openPage().getState())).toEqual([]);
    }
  });

  it('is read without an error from any JSON in the storage', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        localStorage.setItem(cartKey, stored);
        sessionStorage.setItem('alzette.checkout-form', stored);
        expect(Array.isArray(selectItems(openPage().getState()))).toBe(true);
        stops.splice(0).forEach((stop) => stop());
      }),
    );
  });

  it.each([
    [{}, true, 'physical'],
    [{ 'cart.product-internet-mobile.line-1.sim-type': 'eSIM' }, true, 'eSIM'],
    [{ 'cart.product-mobile.line-1.sim-type': 'eSIM' }, true, 'eSIM'],
    [{ 'cart.product-mobile.line-1.sim-type': 'eSIM' }, false, 'physical'],
  ])(
    '[E3, E8, E9] with an item without SIM type gets it from the form %j (eSIM offered: %s)',
    (values, esim, simType) => {
      const item = { ...aCartItem(), identifier: 'line-1', type: 'internet-mobile', esim, simType: null };
      localStorage.setItem(cartKey, JSON.stringify({ shape: 2, cart: { id: 'kept', items: [item] } }));
      sessionStorage.setItem('alzette.checkout-form', JSON.stringify(values));
      expect(selectItems(openPage().getState())[0]?.simType).toBe(simType);
    },
  );

  it('[D15] of the first version is restored, with the members that its items lacked', () => {
    const newer = [
      'device',
      'subscription',
      'maxQuantity',
      'changedLine',
      'advantageNames',
      'upfront',
      'installationModes',
    ];
    const items = JSON.parse(
      JSON.stringify([aCartItem()], (key, value: unknown) => (newer.includes(key) ? undefined : value)),
    ) as unknown;
    localStorage.setItem(cartKey, JSON.stringify({ shape: 1, cart: { items, id: 'kept' } }));
    expect(openPage().getState().cart).toMatchObject({ id: 'kept', checkoutType: 'esales', items: [aCartItem()] });
  });
});

describe('typed values', () => {
  it('survive a reload', () => {
    openPage().dispatch(valuesTyped({ [contractKeys.email]: 'ada@example.lu' }));
    expect(selectValues(openPage().getState())).toEqual({ [contractKeys.email]: 'ada@example.lu' });
  });

  it('are restored as texts and ticks only', () => {
    sessionStorage.setItem('alzette.checkout-form', '{"a":"text","b":true,"c":7,"d":{},"e":null}');
    expect(selectValues(openPage().getState())).toEqual({ a: 'text', b: true });
  });

  it('are never stored if they are sensitive', () => {
    const canaries = Object.fromEntries(sensitiveKeys.map((key, index) => [key, `canary-${index}`]));
    openPage().dispatch(valuesTyped({ ...canaries, [contractKeys.city]: 'Esch' }));
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).toContain('Esch');
    expect(stored).not.toContain('canary');
    expect(withoutSensitive({ ...canaries, city: 'Esch' })).toEqual({ city: 'Esch' });
  });
});

describe('a browser that refuses to store', () => {
  /** As browsers do: the property itself throws. */
  function refuse(...areas: readonly ('localStorage' | 'sessionStorage')[]) {
    for (const area of areas) {
      jest.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    }
  }

  it.each([[['localStorage']], [['sessionStorage']], [['localStorage', 'sessionStorage']]] as const)(
    'in %j says so once for each, and the shop works from memory',
    (areas) => {
      refuse(...areas);
      const handleLost = jest.fn();
      const store = openPage(handleLost);
      store.dispatch(itemAdded(aCartItem()));
      store.dispatch(valuesTyped({ [contractKeys.city]: 'Esch' }));
      store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
      expect(selectItems(store.getState())).toHaveLength(2);
      expect(handleLost.mock.calls).toEqual(areas.map((area) => [area]));
    },
  );

  it('keeps the cart where only the session’s area is refused, and the form where only the other one is', () => {
    refuse('sessionStorage');
    openPage().dispatch(itemAdded(aCartItem()));
    expect(selectItems(openPage().getState())).toHaveLength(1);
    jest.restoreAllMocks();
    refuse('localStorage');
    openPage().dispatch(valuesTyped({ [contractKeys.city]: 'Esch' }));
    expect(selectValues(openPage().getState())).toEqual({ [contractKeys.city]: 'Esch' });
  });

  it('because it is full does not restore an older cart on the next visit', () => {
    const store = openPage();
    store.dispatch(itemAdded(aCartItem()));
    refuseToStore(localStorage, 'setItem');
    store.dispatch(itemAdded(aCartItem({ identifier: 'line-2' })));
    expect(isCartStored()).toBe(false);
    expect(selectItems(openPage().getState())).toEqual([]);
  });
});

describe('a page that was closed', () => {
  it('stores nothing and receives no changes', () => {
    const store = makeStore();
    const stop = persist(store, () => undefined);
    stop();
    store.dispatch(itemAdded(aCartItem()));
    expect(localStorage.getItem(cartKey)).toBeNull();
  });
});
