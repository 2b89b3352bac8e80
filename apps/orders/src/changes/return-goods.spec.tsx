import { screen, waitFor } from '@testing-library/react';
import type { FollowedItem, FollowedOrder } from '@alzette/shop-model';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { anOrder, anOrderItem, fakeHttp, type FakeHttp, renderWithShop } from '@alzette/testing';
import { ordersMessages } from '../messages';
import { OrdersPage } from '../orders-page';

const url = '/api/v2/shop/my-orders/token-1';
const amounts = { refund: 12_000, afterReturn: 9_900, charge: 0, billed: 0, days: 0 };

/** An order of a phone that was delivered. */
function followed(withdrawal: Partial<FollowedItem['withdrawal']>): FollowedOrder {
  const items = [anOrderItem({ identifier: 'phone', variantName: 'Ernz 9 Pro', mobileVariantName: null })];
  const item: FollowedItem = {
    identifier: 'phone',
    name: 'Ernz 9 Pro',
    state: 'delivered',
    canCancel: false,
    withdrawal: { state: 'open', lastDay: '2026/12/07', returnsGoods: true, amounts, ...withdrawal },
    rescheduleUntil: null,
    correctable: [],
  };
  const order = anOrder({ tokenValue: 'token-1', number: 'ALZ-2026-000042', state: 'confirmed', items });
  return { order, history: [], items: [item], refunds: [], documents: [] };
}

function openPage(query: string, http: FakeHttp) {
  return renderWithShop((props) => <OrdersPage {...props} />, {
    messageLoaders: [orderMessages, ordersMessages],
    http,
    locale: 'en',
    path: `/en/orders?${query}`,
  });
}

const press = (name: string) => screen.findByRole('button', { name });

describe('[Q9] goods that come back', () => {
  const withGoods = (state: 'awaited' | 'announced' | 'returned' | 'refused') =>
    followed({ state: 'ended', goods: { state, until: '2026/12/08' } });

  it.each([
    ['awaited', /^Send it back by 8 December 2026\. The refund for it waits for the parcel, or for the proof/u],
    ['announced', /^On its way back to us\./u],
    ['returned', /^Back with us\./u],
    ['refused', /^What came back is not complete\./u],
  ] as const)('say on the page of the order that they are %s', async (state, text) => {
    await openPage('order=token-1', fakeHttp().on('GET', url, withGoods(state)));
    expect(await screen.findByText(text)).toBeVisible();
    const links = screen.queryAllByRole('link', { name: /^I have sent it back/u });
    expect(links).toHaveLength(state === 'awaited' ? 1 : 0);
  });

  it('are announced with the number of their parcel', async () => {
    const http = fakeHttp().on('GET', url, withGoods('awaited')).on('POST', `${url}/returns`, null);
    const { user } = await openPage('order=token-1&return=phone', http);
    await user.type(await screen.findByRole('textbox', { name: /^Tracking number/u }), 'RR');
    await user.click(await press('Confirm the sending'));
    expect(screen.getByText(/^Enter the number of the parcel/u)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Tracking number/u }), ' 123456785 LU');
    await user.click(await press('Confirm the sending'));
    await waitFor(() =>
      expect(http.requestsTo('POST', `${url}/returns`).at(-1)?.body).toEqual({
        items: ['phone'],
        trackingNumber: 'RR 123456785 LU',
      }),
    );
  });

  it('are announced with the receipt as a file, without a parcel number', async () => {
    const http = fakeHttp().on('GET', url, withGoods('awaited')).on('POST', `${url}/returns`, null);
    const { user } = await openPage('order=token-1&return=phone', http);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Receipt of the carrier/u);
    await user.upload(field, new File(['no pdf'], 'receipt.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^This file cannot be read/u)).toBeVisible();
    await user.click(await press('Confirm the sending'));
    expect(http.requestsTo('POST', `${url}/returns`)).toEqual([]);
    await user.upload(field, new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.queryByText(/^This file cannot be read/u)).toBeNull());
    await user.click(await press('Confirm the sending'));
    await waitFor(() =>
      expect(http.requestsTo('POST', `${url}/returns`).at(-1)?.body).toEqual({
        items: ['phone'],
        proof: { filename: 'receipt.pdf', content: btoa('%PDF-1.7') },
      }),
    );
  });

  it.each([
    ['already_returned', /^There is nothing to send back/u],
    ['return_refused', /^What came back is not complete\. Call us/u],
    ['too_many_proofs', /^We have several files for this order already/u],
    ['internal_error', /^The shop did not answer/u],
  ] as const)('that cannot be announced say why: %s', async (code, text) => {
    const http = fakeHttp().on('GET', url, withGoods('awaited')).fails('POST', `${url}/returns`, { status: 409, code });
    const { user } = await openPage('order=token-1&return=phone', http);
    await user.type(await screen.findByRole('textbox', { name: /^Tracking number/u }), 'RR123456785LU');
    await user.click(await press('Confirm the sending'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('show before the declaration which part of the refund waits for them', async () => {
    const { user } = await openPage('order=token-1&withdraw=phone', fakeHttp().on('GET', url, followed({})));
    await user.click(await press('Continue'));
    const waits = screen.getByText(
      /^Goes back to your card once the goods, or the proof that you sent them, are here/u,
    );
    expect(waits.closest('div')).toHaveTextContent('€99.00');
    expect(screen.getByText('Goes back to your card').closest('div')).toHaveTextContent('€21.00');
  });
});
