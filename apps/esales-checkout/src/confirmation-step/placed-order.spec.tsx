import { act, screen } from '@testing-library/react';
import { selectCart } from '@alzette/shop-store';
import { aCartItem, anOrder, fakeHttp } from '@alzette/testing';
import { events, renderCheckout } from '../testing/render-checkout';
import { confirmationHttp, paths } from '../testing/summary-http';

const confirmed = anOrder({
  state: 'confirmed',
  paymentState: 'paid',
  number: 'ALZ-1001',
  card: { brand: 'VISA', lastDigits: '4242' },
  confirmedAt: '2026-11-20T10:05:00Z',
});

describe('an order whose payment was begun in another tab', () => {
  const placedOrder = {
    tokenValue: 'order-token-1',
    type: 'esales',
    cartId: 'cart-1',
    wantsNewsletter: true,
  } as const;
  const ordered = aCartItem();
  const later = aCartItem({ identifier: 'line-9' });
  const inOtherTab = (cart: Parameters<typeof renderCheckout>[0] = {}) => {
    sessionStorage.clear();
    return renderCheckout({
      step: 'confirmation',
      query: 'order_token=order-token-1',
      http: confirmationHttp(confirmed).on('GET', paths.newsletter, {}),
      ...cart,
    });
  };

  it('[K6, L3, O1] is shown, the ordered items leave the cart, purchase and newsletter happen once', async () => {
    const { tracked, store, http } = await inOtherTab({
      items: [ordered, later],
      cart: { id: 'cart-1', placedOrder },
    });
    await screen.findByText('ALZ-1001');
    expect(events(tracked).filter((event) => event === 'purchase')).toHaveLength(1);
    expect(http.requestsTo('GET', paths.newsletter)).toHaveLength(1);
    const { items, placedOrder: after } = selectCart(store.getState());
    expect(items.map(({ identifier }) => identifier)).toEqual(['line-9']);
    expect(after).toBeNull();
  });

  it('[L3] leaves a cart that was begun since as it is', async () => {
    const { store, tracked } = await inOtherTab({ items: [ordered], cart: { id: 'cart-2', placedOrder } });
    await screen.findByText('ALZ-1001');
    expect(events(tracked)).toContain('purchase');
    expect(selectCart(store.getState())).toMatchObject({ id: 'cart-2', items: [ordered], placedOrder: null });
  });

  it('[L2] opens instead of the checkout of its cart, in any tab', async () => {
    const http = confirmationHttp(confirmed).on('GET', paths.newsletter, {});
    await renderCheckout({ step: 'contract', http, cart: { id: 'cart-1', placedOrder } });
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
    expect(window.location.search).toBe('?step=confirmation&order_token=order-token-1&type=esales');
  });

  it('[L2] opens when the shopper comes back to the tab', async () => {
    const http = fakeHttp().on('GET', paths.read, anOrder({ paymentState: 'awaiting' }));
    await renderCheckout({ http, cart: { id: 'cart-1', placedOrder } });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    const paidNow = confirmationHttp(confirmed).on('GET', paths.newsletter, {});
    for (const path of [paths.read, paths.documents, paths.messages, paths.newsletter])
      http.on('GET', path, async (request: never) => (await paidNow.request<unknown>(request)).body);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
  });

  it('[L2] that is not paid leaves the checkout as it is', async () => {
    const http = fakeHttp().on('GET', paths.read, anOrder({ paymentState: 'declined' }));
    await renderCheckout({ http, cart: { id: 'cart-1', placedOrder } });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(http.requestsTo('GET', paths.read)).toHaveLength(1);
  });

  it('[K8, L2] that was refused and is paid elsewhere meanwhile is shown as soon as it is paid again', async () => {
    const http = fakeHttp()
      .on('GET', paths.read, anOrder({ paymentState: 'declined' }))
      .fails('PATCH', paths.confirm, { status: 409, code: 'payment_not_completed' })
      .fails('POST', paths.payment, { status: 409, code: 'already_paid' });
    const { user } = await inOtherTab({ http, cart: { id: 'cart-1', placedOrder } });
    const payAgain = await screen.findByRole('button', { name: /^Pay/u });
    const paidNow = confirmationHttp(confirmed).on('GET', paths.newsletter, {});
    for (const path of [paths.read, paths.documents, paths.messages, paths.newsletter])
      http.on('GET', path, async (request: never) => (await paidNow.request<unknown>(request)).body);
    await user.click(payAgain);
    expect(await screen.findByText('ALZ-1001', undefined, { timeout: 5_000 })).toBeVisible();
  });
});
