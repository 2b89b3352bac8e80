import { screen, waitFor } from '@testing-library/react';
import type { EndedContracts, FollowedItem, FollowedOrder, Locale } from '@alzette/shop-model';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { anOrder, anOrderItem, fakeHttp, type FakeHttp, renderWithShop } from '@alzette/testing';
import { ordersMessages } from '../messages';
import { OrdersPage } from '../orders-page';

const url = '/api/v2/shop/my-orders/token-1';

const aItem = (change: Partial<FollowedItem> = {}): FollowedItem => ({
  identifier: 'phone',
  name: 'Ernz 9 Pro',
  state: 'preparing',
  canCancel: true,
  withdrawal: {
    state: 'open',
    lastDay: null,
    returnsGoods: false,
    amounts: { refund: 9_900, charge: 0, billed: 0, days: 0 },
  },
  rescheduleUntil: null,
  correctable: [],
  ...change,
});

const tv = aItem({
  identifier: 'tv',
  name: 'TV Start',
  withdrawal: {
    state: 'open',
    lastDay: '2026/12/07',
    returnsGoods: false,
    amounts: { refund: 6_400, charge: 500, billed: 0, days: 5 },
  },
  rescheduleUntil: '2026/12/15',
});

function followed(known: readonly FollowedItem[] = [aItem(), tv], change: Partial<FollowedOrder> = {}): FollowedOrder {
  const items = known.map(({ identifier, name }) =>
    anOrderItem({ identifier, variantName: name, mobileVariantName: null }),
  );
  const order = anOrder({ tokenValue: 'token-1', number: 'ALZ-2026-000042', state: 'confirmed', items });
  return { order, history: [], items: [...known], refunds: [], documents: [], ...change };
}

const ended = (change: Partial<EndedContracts> = {}): EndedContracts => ({
  id: 'withdrawn-1',
  kind: 'withdrawn',
  at: '2026-11-24T22:30:00Z',
  items: ['tv'],
  amounts: tv.withdrawal.amounts,
  ...change,
});

function openPage(query: string, http: FakeHttp = fakeHttp().on('GET', url, followed()), locale: Locale = 'en') {
  return renderWithShop((props) => <OrdersPage {...props} />, {
    messageLoaders: [orderMessages, ordersMessages],
    http,
    locale,
    path: `/en/orders?${query}`,
  });
}

const bodyOf = (http: FakeHttp, method: 'POST' | 'PATCH', path: string) =>
  http.requestsTo(method, `${url}${path}`).at(-1)?.body;
const press = (name: string) => screen.findByRole('button', { name });

describe('[Q3] the page of an order', () => {
  it('shows the state of each line item and links to what may be changed', async () => {
    const http = fakeHttp().on('GET', url, followed([aItem({ state: 'dispatched', canCancel: false }), tv]));
    await openPage('order=token-1', http);
    expect(await screen.findByText('On its way')).toBeVisible();
    expect(screen.getByText('Withdrawal possible until 7 December 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Move the installation.*TV Start/u })).toHaveAttribute(
      'href',
      expect.stringContaining('installation=tv'),
    );
    expect(screen.getAllByRole('link', { name: /^Cancel/u })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Withdraw from contract here/u })).toHaveLength(3);
  });

  it('shows events with line item, tracking and reason, and no day that they overtook', async () => {
    const timeline = [{ identifier: 'phone', kind: 'parcel', date: '2026/11/26', time: null } as const];
    const { order } = followed();
    const http = fakeHttp().on(
      'GET',
      url,
      followed(undefined, {
        order: { ...order, timeline },
        history: [
          {
            kind: 'dispatched',
            at: '2026-11-23T23:30:00Z',
            items: ['phone'],
            trackingNumber: 'LU 123',
            trackingUrl: 'https://parcels.example/LU123',
          },
          { kind: 'failed', at: '2026-11-24T10:00:00Z', items: ['tv'], reason: 'nobody_there' },
        ],
      }),
    );
    await openPage('order=token-1', http);
    const sent = await screen.findByText('Parcel sent');
    expect(sent.closest('li')).toHaveTextContent('24 Nov');
    expect(sent.closest('li')).toHaveTextContent('Ernz 9 Pro');
    expect(screen.getByRole('link', { name: 'LU 123' })).toHaveAttribute('href', 'https://parcels.example/LU123');
    expect(screen.getByText('Nobody was there.')).toBeVisible();
    expect(screen.queryByText('Your parcel is expected')).not.toBeInTheDocument();
  });

  it('offers no withdrawal once every contract has ended or its period is over', async () => {
    const over = { ...tv.withdrawal, state: 'over' as const };
    const http = fakeHttp().on('GET', url, followed([aItem({ canCancel: false, withdrawal: over })]));
    await openPage('order=token-1', http);
    expect(await screen.findByText('Being prepared')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Withdraw from contract here/u })).not.toBeInTheDocument();
  });
});

describe('[Q4, Q5] the withdrawal', () => {
  it('takes three presses from the order: the contract, its declaration, its confirmation with the moment', async () => {
    const http = fakeHttp().on('GET', url, followed()).on('POST', `${url}/withdrawals`, ended());
    const { user } = await openPage('order=token-1&withdraw=tv', http);
    expect(await screen.findByRole('checkbox', { name: /TV Start/u })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Ernz 9 Pro/u })).not.toBeChecked();
    await user.click(await press('Continue'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Confirm withdrawal' })).toHaveFocus());
    expect(screen.getByText('€64.00')).toBeVisible();
    expect(screen.getByText('For 5 days of service')).toBeVisible();
    await user.click(await press('Confirm withdrawal'));
    expect(await screen.findByRole('status')).toHaveTextContent('Received on 24 November 2026 at 23:30');
    expect(bodyOf(http, 'POST', '/withdrawals')).toEqual({ items: ['tv'] });
  });

  it('from the footer asks for the order first, and then for its contracts', async () => {
    const listed = {
      tokenValue: 'token-1',
      number: 'ALZ-2026-000042',
      confirmedAt: '2026-11-20T10:00:00Z',
      names: ['Ernz 9 Pro'],
      total: 1,
      monthlyTotal: 1,
    };
    const http = fakeHttp()
      .on('GET', '/api/v2/shop/my-orders', { orders: [listed] })
      .on('GET', url, followed());
    const { user } = await openPage('withdraw', http);
    expect(await screen.findByRole('heading', { name: 'Withdraw from a contract' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /Ernz 9 Pro/u }));
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  it('without a contract says so beside the choice', async () => {
    const { user } = await openPage('order=token-1&withdraw=tv');
    await user.click(await screen.findByRole('checkbox', { name: /TV Start/u }));
    await user.click(await press('Continue'));
    expect(screen.getByText('Tick at least one contract.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument();
  });

  it('says how to return goods that were sent', async () => {
    const sent = aItem({ withdrawal: { ...aItem().withdrawal, returnsGoods: true } });
    const { user } = await openPage('order=token-1&withdraw=', fakeHttp().on('GET', url, followed([sent])));
    await user.click(await press('Continue'));
    expect(screen.getByText('Send the goods back within 14 days')).toBeVisible();
  });

  it.each([
    ['withdrawal_over', /The period of withdrawal is over/u, 0],
    ['contract_ended', /The contract has ended already/u, 0],
    ['database_unavailable', /The shop did not answer/u, 1],
  ] as const)('that is refused with %s keeps the choice and says what to do', async (code, text, reports) => {
    const http = fakeHttp()
      .on('GET', url, followed())
      .fails('POST', `${url}/withdrawals`, { status: code === 'database_unavailable' ? 503 : 409, code });
    const { user, reported } = await openPage('order=token-1&withdraw=tv', http);
    await user.click(await press('Continue'));
    await user.click(await press('Confirm withdrawal'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('8002 4000');
    expect(reported).toHaveLength(reports);
    http.on('POST', `${url}/withdrawals`, ended());
    await user.click(await press('Confirm withdrawal'));
    expect(await screen.findByRole('status')).toHaveTextContent('Received on');
  });

  it('after the last day names the day and the telephone number', async () => {
    const over = { ...tv.withdrawal, state: 'over' as const };
    const http = fakeHttp().on('GET', url, followed([aItem({ withdrawal: over })]));
    await openPage('order=token-1&withdraw=', http);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The last day was 7 December 2026. Call us on 8002 4000',
    );
  });
});

it('[Q7] a cancellation is confirmed once more before it is sent', async () => {
  const http = fakeHttp()
    .on('GET', url, followed())
    .on('POST', `${url}/cancellations`, ended({ kind: 'cancelled', items: ['phone'] }));
  const { user } = await openPage('order=token-1&cancel=phone', http);
  await user.click(await press('Continue'));
  await user.click(await press('Confirm cancellation'));
  expect(await screen.findByRole('heading', { name: 'Your cancellation is confirmed' })).toBeVisible();
  expect(bodyOf(http, 'POST', '/cancellations')).toEqual({ items: ['phone'] });
});

describe('[Q8] the number that moves here', () => {
  const moving = () => {
    const known = followed([aItem({ correctable: ['iccid', 'currentOperator'] })]);
    const information = {
      productVariant: { code: 'mobile-m-24' },
      identifier: 'phone',
      subscriptionMode: 'new',
      keepNumber: true,
      currentOperator: 'post',
      currentPhoneNumber: '+352661000111',
      iccid: '8935201640000000001',
      simType: 'eSIM',
    } as const;
    return { ...known, order: { ...known.order, complementaryInformations: [information] } };
  };

  it('is corrected with what people type, and leads back to the order', async () => {
    const http = fakeHttp().on('GET', url, moving()).on('PATCH', `${url}/number`, null);
    const { user } = await openPage('order=token-1&number=phone', http);
    const iccid = await screen.findByRole('textbox', { name: /SIM card/u });
    await user.clear(iccid);
    await user.type(iccid, '8935');
    await user.click(await press('Save'));
    expect(screen.getByText('Enter the 19 or 20 digits of the SIM card.')).toBeVisible();
    await user.clear(iccid);
    await user.type(iccid, '8935 2016 4000 0000 002');
    await user.selectOptions(screen.getByRole('combobox', { name: /Present operator/u }), 'join');
    await user.click(await press('Save'));
    await waitFor(() => expect(window.location.search).toBe('?order=token-1'));
    expect(bodyOf(http, 'PATCH', '/number')).toEqual({
      item: 'phone',
      iccid: '8935201640000000002',
      currentOperator: 'join',
    });
  });

  it('can no longer be corrected once the other operator was asked', async () => {
    await openPage('order=token-1&number=phone');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your present operator has the request already.');
  });
});

describe('[Q8] the installation', () => {
  const planned = () => {
    const known = followed([tv]);
    const information = {
      productVariant: { code: 'tv-start' },
      identifier: 'tv',
      subscriptionMode: 'new',
      keepNumber: false,
      currentOperator: null,
      currentPhoneNumber: null,
      iccid: null,
      simType: null,
      installation: { mode: 'technician', time: 'morning', date: '2026/12/17' },
    } as const;
    return { ...known, order: { ...known.order, complementaryInformations: [information] } };
  };
  const calendar = { earliest: '2026/11/30', latest: '2027/02/19', unavailable: ['2026/12/06'], holidays: [] };
  const ready = () => fakeHttp().on('GET', url, planned()).on('GET', '/api/v2/shop/installation/calendar', calendar);

  it('is moved to a free day', async () => {
    const http = ready().on('PATCH', `${url}/installation`, null);
    const { user } = await openPage('order=token-1&installation=tv', http);
    expect(await screen.findByText(/Planned until now: .*17 December 2026, in the morning/u)).toBeVisible();
    await user.click(await press('Move the installation'));
    expect(screen.getByText(/Choose a free day from/u)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Day/u }), '18/12/2026');
    await user.click(screen.getByRole('radio', { name: /Afternoon/u }));
    await user.click(await press('Move the installation'));
    await waitFor(() => expect(window.location.search).toBe('?order=token-1'));
    expect(bodyOf(http, 'PATCH', '/installation')).toEqual({ item: 'tv', date: '2026/12/18', time: 'afternoon' });
  });

  it.each([
    ['installation_date_unavailable', 422, 'This day was just taken.'],
    ['too_late', 409, 'The installation is too close, or done already.'],
  ] as const)('that is refused with %s says so, and the choice stays', async (code, status, text) => {
    const http = ready().fails('PATCH', `${url}/installation`, { status, code });
    const { user } = await openPage('order=token-1&installation=tv', http);
    await user.type(await screen.findByRole('textbox', { name: /Day/u }), '18/12/2026');
    await user.click(await press('Move the installation'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: /Day/u })).toHaveValue('Friday, 18 December 2026');
  });
});
