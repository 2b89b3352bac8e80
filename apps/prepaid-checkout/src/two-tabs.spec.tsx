import { act, screen } from '@testing-library/react';
import { acceptanceKeys, type PrepaidProduct } from '@alzette/shop-model';
import { cartCleared, prepaidChosen, selectValues, type ShopStore } from '@alzette/shop-store';
import { aStarterPack, aTopUp, fakeHttp } from '@alzette/testing';
import { aTopUpOrder, pass, paths, renderPrepaid, title, topUpValues } from './testing/render-prepaid';

const larger = aTopUp({ code: 'top-up-50', name: '€50 top-up', amount: 5000 });
/** A change of the other tab arrives in this tab's store. */
const choose = (store: ShopStore, product: PrepaidProduct) =>
  act(() => void store.dispatch(prepaidChosen({ product })));
const empty = (store: ShopStore) => act(() => void store.dispatch(cartCleared()));
const conditions = () => screen.getByRole('checkbox');

afterEach(() => jest.useRealTimers());

it('[K12, M1] another product of another tab is named; values stay and the terms are accepted again', async () => {
  const { store, user } = await renderPrepaid({ values: topUpValues });
  expect(conditions()).toBeChecked();
  choose(store, larger);
  expect(screen.getByRole('alert')).toHaveTextContent('In another tab you chose €50 top-up instead of €20 top-up');
  expect(screen.getByLabelText('Number to top up')).toHaveValue('691 123 456');
  expect(conditions()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[K12, M2] a starter pack instead of a top-up is named, with its own questions', async () => {
  const { store } = await renderPrepaid({ values: topUpValues });
  choose(store, aStarterPack());
  expect(screen.getByRole('alert')).toHaveTextContent('you chose Alzette Prepaid 20 instead of €20 top-up');
  expect(screen.getByLabelText('First name')).toBeVisible();
});

it('[K12, M1] a cart that another tab emptied names what was removed, which can be restored', async () => {
  const { store, user } = await renderPrepaid({ values: topUpValues });
  empty(store);
  expect(screen.getByRole('alert')).toHaveTextContent('€20 top-up was removed from the cart in another tab');
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Number to top up')).toHaveValue('691 123 456');
});

it('[K12, M1] another product after an emptied cart is named', async () => {
  const { store } = await renderPrepaid({ values: topUpValues });
  empty(store);
  choose(store, larger);
  expect(screen.getByRole('alert')).toHaveTextContent('you chose €50 top-up instead of €20 top-up');
});

it.each([
  ['is placed', () => new Promise(() => undefined), '{"redirectUrl":"unused"}'],
  ['opens its payment page', aTopUpOrder(), { redirectUrl: 'http://localhost/en/checkout#payment-page' }],
])('[K12, M3] an order whose product changes while it %s is not paid', async (_when, order, payment) => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  const http = fakeHttp().on('POST', paths.order, order).on('POST', paths.payment, payment);
  const { store, tracked } = await renderPrepaid({ step: 'payment', values: topUpValues, http, isOurs: false });
  await pass(100);
  choose(store, larger);
  await pass(3000);
  expect(window.location.hash).toBe('');
  expect(tracked.map(({ event }) => event)).not.toContain('prepaid_add_payment_info');
  expect(title()).toHaveTextContent('Which number shall we top up?');
  expect(screen.getByRole('alert')).toHaveTextContent('you chose €50 top-up instead of €20 top-up');
  expect(selectValues(store.getState())[acceptanceKeys.conditions]).toBeFalsy();
  expect(http.requestsTo('POST', paths.order)).toHaveLength(1);
});
