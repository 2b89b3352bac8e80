import { storeWith } from '@alzette/testing';
import {
  creditCheckPassed,
  informationSent,
  keepOrderProgress,
  noOrder,
  orderCreated,
  orderFinished,
  orderSlice,
} from '../flow/order-progress';

const key = 'alzette.esales-checkout.order';
const created = {
  requestFingerprint: 'abc',
  tokenValue: 'order-token-1',
  lines: [],
  needsDelivery: true,
  needsInstallation: false,
  needsPayment: true,
};

function openPage() {
  const store = storeWith();
  store.inject(orderSlice);
  const stop = keepOrderProgress(store);
  const progress = () => (store.getState() as unknown as Record<string, typeof noOrder>)['esales-checkout/order'];
  return { store, stop, progress };
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the progress of an order', () => {
  it('survives a reload and the way to the payment page and back', () => {
    const { store } = openPage();
    store.dispatch(orderCreated(created));
    store.dispatch(informationSent());
    expect(openPage().progress()).toEqual({ ...noOrder, ...created, informationSent: true });
  });

  it('requires the customer information again for another order', () => {
    const { store, progress } = openPage();
    store.dispatch(orderCreated(created));
    store.dispatch(informationSent());
    store.dispatch(orderCreated({ ...created, tokenValue: 'order-token-2' }));
    expect(progress()).toMatchObject({ tokenValue: 'order-token-2', informationSent: false });
  });

  it('[I8] keeps after a reload for which person the credit check passed', () => {
    const { store } = openPage();
    store.dispatch(creditCheckPassed({ person: 'ada' }));
    expect(openPage().progress()?.creditCheckedPerson).toBe('ada');
  });

  it('is deleted once the order is finished', () => {
    const { store } = openPage();
    store.dispatch(orderCreated(created));
    store.dispatch(orderFinished());
    expect(openPage().progress()).toMatchObject({ tokenValue: null, requestFingerprint: null });
  });

  it('is empty when the storage is corrupt or blocked', () => {
    sessionStorage.setItem(key, '{');
    expect(openPage().progress()).toEqual(noOrder);
    jest.spyOn(Object.getPrototypeOf(sessionStorage) as Storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, progress } = openPage();
    store.dispatch(orderCreated(created));
    expect(progress()?.tokenValue).toBe('order-token-1');
  });
});
