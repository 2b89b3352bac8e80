import { screen } from '@testing-library/react';
import { contractKeys } from '@alzette/shop-model';
import { persist, selectItems, selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { aCartItem, storeWith } from '@alzette/testing';
import { keepOrderProgress, orderCreated, orderSlice } from './flow/order-progress';
import { renderCheckout, title } from './testing/render-checkout';

const areas = [['sessionStorage'], ['localStorage'], ['localStorage', 'sessionStorage']] as const;

function refuse(...refused: readonly ('localStorage' | 'sessionStorage')[]) {
  for (const area of refused) {
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

afterEach(() => jest.restoreAllMocks());

describe('a browser that refuses its storage', () => {
  it.each(areas.map((refused) => [refused]))('[G1, K10] in %j starts the checkout and keeps its values', (refused) => {
    refuse(...refused);
    const store = storeWith({ items: [aCartItem()] });
    store.inject(orderSlice);
    const stops = [persist(store, () => undefined), keepOrderProgress(store)];
    store.dispatch(valuesTyped({ [contractKeys.city]: 'Esch' }));
    store.dispatch(
      orderCreated({
        requestFingerprint: 'abc',
        tokenValue: 'order-token-1',
        lines: [],
        needsDelivery: true,
        needsInstallation: false,
        needsPayment: true,
      }),
    );
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(selectTypedValues(store.getState())).toEqual({ [contractKeys.city]: 'Esch' });
    for (const stop of stops) stop();
  });

  it.each([
    [['sessionStorage'], 1],
    [['localStorage'], 0],
  ] as const)('[K10] in %j says whether it keeps typed values', async (refused, notes) => {
    refuse(...refused);
    await renderCheckout();
    expect(title()).toBeVisible();
    expect(screen.queryAllByText('This browser does not keep what you type')).toHaveLength(notes);
  });
});
