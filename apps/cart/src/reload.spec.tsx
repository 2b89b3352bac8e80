import { act, screen, waitFor } from '@testing-library/react';
import { selectCart } from '@alzette/shop-store';
import { aCartItem, aMobileVariant, fakeHttp } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const planPath = '/api/catalogue/subscriptions/mobile/variant/mobile-m-24';
const renamed = () => fakeHttp().on('GET', planPath, aMobileVariant({ name: 'Mobile M today' }));

it('[B13] line items are read again 10 ms after the version changes', async () => {
  const http = renamed();
  const { store } = await renderCartPage({ items: [aCartItem()], http });
  expect(http.requests).toHaveLength(0);
  jest.useFakeTimers();
  act(() => void store.dispatch({ type: 'cart/cartVersionChanged' }));
  await act(() => jest.advanceTimersByTimeAsync(9));
  expect(http.requests).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(await screen.findByRole('article', { name: 'Mobile M today' })).toBeVisible();
  expect(http.requests).toHaveLength(1);
});

it('[B13] line items are read again once when the preconfiguration is reset', async () => {
  const http = renamed();
  const { store } = await renderCartPage({ items: [aCartItem()], http });
  act(() => void store.dispatch({ type: 'cart/preconfReset' }));
  await screen.findByRole('article', { name: 'Mobile M today' });
  expect(selectCart(store.getState())).toMatchObject({ resetCartPreconf: false, preconfToken: null });
  expect(http.requests).toHaveLength(1);
});

it('[B13] line items stay, and an error is reported, when the catalogue does not respond', async () => {
  const http = fakeHttp().fails('GET', planPath, { status: 503, code: 'database_unavailable' });
  const { store, reported } = await renderCartPage({ items: [aCartItem()], http });
  act(() => void store.dispatch({ type: 'cart/cartVersionChanged' }));
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
});
