import { act, screen, within } from '@testing-library/react';
import { acceptanceKeys, type CartItem, type OrderRequest } from '@alzette/shop-model';
import { persist, selectCart, selectItems, selectValues, type ShopStore } from '@alzette/shop-store';
import { aCartItem, aContractDocument, anOrder, type FakeHttp } from '@alzette/testing';
import { orderCreated } from '../flow/order-progress';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { confirmationHttp, paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

const second = aCartItem({ identifier: 'line-2', variant: { code: 'mobile-s-24', name: 'Mobile S' } });

const stops: (() => void)[] = [];

/** Changes the cart as another tab does. */
function changeElsewhere(store: ShopStore, items: readonly CartItem[], more: object = {}) {
  const newValue = JSON.stringify({ shape: 2, cart: { ...selectCart(store.getState()), items, ...more } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'alzette.cart', newValue })));
}

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  sessionStorage.clear();
});

async function renderSummary(http: FakeHttp = summaryHttp()) {
  const values = { ...valuesUpToSummary, ...acceptances };
  const page = await renderCheckout({ step: 'summary', values, http });
  await screen.findByText('Mobile contract');
  stops.push(persist(page.store, () => undefined));
  return page;
}

/** The servers as they respond once the first order is replaced. */
function replacing(http: FakeHttp): FakeHttp {
  const token = (path: string) => path.replace('token-1', 'token-2');
  return http
    .on('POST', paths.cancel, '')
    .on('POST', paths.order, anOrder({ tokenValue: 'order-token-2', total: 3800 }))
    .on('POST', token(paths.information), {})
    .on('GET', token(paths.documents), { documents: [aContractDocument({ signed: true, name: 'New contract' })] });
}

const orderButtons = () => screen.queryAllByRole('button', { name: /^Order with/u });

describe('a cart that another tab changes while the summary is open', () => {
  it('[K12] is listed item by item, and the old order can be neither signed nor paid', async () => {
    const { store } = await renderSummary();
    expect(orderButtons()).not.toHaveLength(0);
    changeElsewhere(store, [...selectItems(store.getState()), second]);
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent('Your cart was changed in another window');
    expect(within(note).getByRole('listitem')).toHaveTextContent('Added: Mobile S');
    expect(screen.getByRole('button', { name: 'Continue with the new cart' })).toHaveFocus();
    expect(orderButtons()).toHaveLength(0);
    expect(screen.queryByText('Mobile contract')).not.toBeInTheDocument();
  });

  it('[K12] that is changed back leaves the order unchanged', async () => {
    const { store, http } = await renderSummary();
    const items = selectItems(store.getState());
    changeElsewhere(store, [...items, second]);
    changeElsewhere(store, items);
    expect(screen.getByText('Mobile contract')).toBeVisible();
    expect(orderButtons()).not.toHaveLength(0);
    expect(http.requestsTo('POST', paths.order)).toHaveLength(1);
  });

  it('[K12, K6] creates the order again on one press: the old one is cancelled, the texts are accepted again', async () => {
    const { store, http, user } = await renderSummary();
    changeElsewhere(store, [...selectItems(store.getState()), second]);
    replacing(http);
    await user.click(screen.getByRole('button', { name: 'Continue with the new cart' }));
    await screen.findByText('New contract');
    expect(http.requestsTo('POST', paths.cancel)).toHaveLength(1);
    const [first, again] = http.requestsTo('POST', paths.order);
    expect((again?.body as OrderRequest).items.map(({ identifier }) => identifier)).toEqual(['line-1', 'line-2']);
    expect(again?.headers?.['Idempotency-Key']).not.toBe(first?.headers?.['Idempotency-Key']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Added: Mobile S');
    expect(screen.getByRole('checkbox', { name: /I certify/u })).not.toBeChecked();
    expect(selectValues(store.getState())[acceptanceKeys.conditions]).toBeUndefined();
    expect(title()).toHaveFocus();
  });

  it('[K12, K10] continues when the old order cannot be cancelled, which is reported', async () => {
    const { store, http, user, reported } = await renderSummary();
    changeElsewhere(store, [second]);
    replacing(http).fails('POST', paths.cancel, { status: 503, code: 'database_unavailable' });
    await user.click(screen.getByRole('button', { name: 'Continue with the new cart' }));
    expect(await screen.findByText('New contract')).toBeVisible();
    expect(reported).toHaveLength(1);
  });

  it('[K12, K10] leads to the confirmation when the old order is paid already', async () => {
    const { store, http, user, navigations } = await renderSummary();
    changeElsewhere(store, [...selectItems(store.getState()), second]);
    http.fails('POST', paths.cancel, { status: 409, code: 'already_paid' });
    await user.click(screen.getByRole('button', { name: 'Continue with the new cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your earlier order is paid already');
    expect(http.requestsTo('POST', paths.order)).toHaveLength(1);
    const confirmed = confirmationHttp(anOrder({ state: 'confirmed', number: 'ALZ-7' }));
    for (const path of [paths.read, paths.documents, paths.messages]) {
      http.on('GET', path, async (request: never) => (await confirmed.request<unknown>(request)).body);
    }
    await user.click(screen.getByRole('button', { name: 'See the confirmation' }));
    expect(navigations.at(-1)).toContain('step=confirmation&order_token=order-token-1');
    expect(await screen.findByText('ALZ-7')).toBeVisible();
  });

  it('[G3, K12] and that has one more question leads back to it and names the reason', async () => {
    const { store, user } = await renderSummary();
    changeElsewhere(store, [...selectItems(store.getState()), { ...second, keepNumber: true }]);
    expect(title()).toHaveTextContent('Your order');
    expect(screen.getByRole('alert')).toHaveTextContent('Added: Mobile S');
    expect(screen.getByRole('alert')).toHaveTextContent('A few answers are still needed');
    await user.click(screen.getAllByRole('switch').at(-1) as HTMLElement);
    await user.click(firstButton('Continue to the contract'));
    expect(title()).toHaveTextContent('Your details');
    expect(screen.queryByText(/changed in another window/u)).not.toBeInTheDocument();
  });

  it('[L3] and that was ordered there is empty, without a message about changes', async () => {
    const { store } = await renderSummary();
    changeElsewhere(store, [], { confirmed: true });
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('[K12, L3] what another tab added after the payment began is still in the cart after the confirmation', async () => {
  const confirmed = anOrder({ state: 'confirmed', number: 'ALZ-7' });
  const http = confirmationHttp(confirmed)
    .on('POST', paths.order, anOrder())
    .on('POST', paths.information, {})
    .on('GET', paths.documents, { documents: [] });
  const { store } = await renderCheckout({
    step: 'confirmation',
    query: 'order_token=order-token-1',
    items: [aCartItem(), second],
    values: valuesUpToSummary,
    http,
    before: orderCreated({
      requestFingerprint: 'abc',
      tokenValue: 'order-token-1',
      lines: [],
      needsDelivery: true,
      needsInstallation: false,
      needsPayment: true,
    }),
  });
  expect(await screen.findByText('ALZ-7')).toBeVisible();
  expect(selectItems(store.getState()).map(({ identifier }) => identifier)).toEqual(['line-2']);
  expect(screen.getByText('1 item that was not part of this order is still in your cart')).toBeVisible();
});
