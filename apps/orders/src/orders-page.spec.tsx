import { act, screen, waitFor, within } from '@testing-library/react';
import type { MountProps } from '@alzette/remote-contract';
import { ServicesProvider, useServices } from '@alzette/remote-react';
import type { FollowedItem, FollowedOrder, Locale, MyOrder } from '@alzette/shop-model';
import { customerLoggedIn } from '@alzette/shop-store';
import { orderMessages } from '@alzette/shop-widgets/orders';
import {
  aContractDocument,
  aCustomer,
  anOrder,
  anOrderItem,
  fakeHttp,
  type FakeHttp,
  renderWithShop,
  storeWith,
} from '@alzette/testing';
import { ordersMessages } from './messages';
import { OrdersPage } from './orders-page';

const listUrl = '/api/v2/shop/my-orders';
const linkUrl = '/api/v2/shop/order-links';

const listed: MyOrder = {
  tokenValue: 'order 1',
  number: 'ALZ-2026-000042',
  confirmedAt: '2026-11-20T23:30:00Z',
  names: ['Ernz 9 Pro', '2 × Alzette M'],
  total: 12_900,
  monthlyTotal: 4_598,
  monthlySteps: [
    { monthly: 4_598, months: 12 },
    { monthly: 5_598, months: null },
  ],
};

function followed(): FollowedOrder {
  const order = anOrder({ number: 'ALZ-2026-000042', state: 'confirmed', confirmedAt: '2026-11-20T23:30:00Z' });
  return {
    order: { ...order, timeline: [] },
    history: [
      { kind: 'ordered', at: '2026-11-20T23:10:00Z' },
      { kind: 'confirmed', at: '2026-11-20T23:30:00Z' },
    ],
    items: [],
    refunds: [],
    documents: [aContractDocument({ name: 'Contract Alzette M', signed: true })],
  };
}

function openPage({
  http = fakeHttp(),
  query = '',
  locale = 'en' as Locale,
  store = storeWith(),
}: { http?: FakeHttp; query?: string; locale?: Locale; store?: ReturnType<typeof storeWith> } = {}) {
  return renderWithShop((props) => <OrdersPage {...props} />, {
    messageLoaders: [orderMessages, ordersMessages],
    http,
    locale,
    store,
    path: `/en/orders${query}`,
  });
}

const listOf = (...orders: readonly MyOrder[]) => fakeHttp().on('GET', listUrl, { orders });

describe('[Q1] the list of orders', () => {
  it('[B10] shows each order with number, Luxembourg day and price, and opens it', async () => {
    const { user } = await openPage({ http: listOf(listed).on('GET', `${listUrl}/order%201`, followed()) });
    const link = await screen.findByRole('link', { name: /Ernz 9 Pro, 2 × Alzette M/u });
    expect(link).toHaveTextContent('Order ALZ-2026-000042 · 21 November 2026');
    expect(link).toHaveTextContent('€45.98 per month then €55.98 from month 13');
    await user.click(link);
    expect(window.location.search).toBe('?order=order+1');
  });

  it('without orders says where to find orders, and offers the login to a guest', async () => {
    await openPage({ http: listOf() });
    expect(await screen.findByText('No order in this browser')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/api/login?returnTo=%2Fen%2Forders');
  });

  it('offers the login to a guest with orders too', async () => {
    await openPage({ http: listOf(listed) });
    expect(await screen.findByText('Ernz 9 Pro, 2 × Alzette M')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('[P4] shows a guest of an embedding page where to find orders, without a login that would leave it', async () => {
    function Embedded(address: MountProps) {
      const services = { ...useServices(), site: 'https://shop.example' };
      return (
        <ServicesProvider services={services}>
          <OrdersPage {...address} />
        </ServicesProvider>
      );
    }
    await renderWithShop((props) => <Embedded {...props} />, {
      messageLoaders: [orderMessages, ordersMessages],
      http: listOf(),
      path: '/en/orders',
    });
    expect(await screen.findByText('No order in this browser')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('[A6] does not mention the browser to a customer without orders', async () => {
    const store = storeWith();
    store.dispatch(customerLoggedIn({ customer: aCustomer() }));
    await openPage({ http: listOf(), store });
    expect(await screen.findByText('No order yet')).toBeVisible();
    expect(screen.queryByText(/browser/u)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('can be read again after a failure, which is reported', async () => {
    const http = fakeHttp().fails('GET', listUrl, { status: 503, code: 'database_unavailable' });
    const { user, reported } = await openPage({ http });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders cannot be shown');
    expect(reported).toHaveLength(1);
    http.on('GET', listUrl, { orders: [listed] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ernz 9 Pro, 2 × Alzette M')).toBeVisible();
  });
});

describe('[Q2] the form that finds an order', () => {
  const fill = async (user: Awaited<ReturnType<typeof openPage>>['user'], number: string, email: string) => {
    if (number) await user.type(screen.getByRole('textbox', { name: /Order number/u }), number);
    if (email) await user.type(screen.getByRole('textbox', { name: /E-mail of the order/u }), email);
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  };

  it('asks for a link in the language of the page, and says the same whether or not there is an order', async () => {
    const http = listOf().on('POST', linkUrl, '');
    const { user } = await openPage({ http });
    await fill(user, ' ALZ-2026-000042 ', 'Ada@Example.lu ');
    expect(await screen.findByText(/If there is such an order for Ada@Example.lu/u)).toBeVisible();
    expect(http.requestsTo('POST', linkUrl)).toMatchObject([
      { body: { number: 'ALZ-2026-000042', email: 'Ada@Example.lu', locale: 'en' } },
    ]);
  });

  it('names the first field that is wrong, takes focus there, and sends nothing', async () => {
    const http = listOf();
    const { user } = await openPage({ http });
    await fill(user, '', 'ada');
    expect(screen.getByRole('textbox', { name: /Order number/u })).toHaveFocus();
    expect(screen.getByText('Enter the order number as it is in your confirmation e-mail.')).toBeVisible();
    expect(screen.getByText('Enter one e-mail address, for example name@example.lu.')).toBeVisible();
    expect(http.requestsTo('POST', linkUrl)).toEqual([]);
  });

  it.each([
    [429, 'too_many_requests', 'Too many links were asked for. Try again in an hour, or call 8002 4000.', 0],
    [503, 'database_unavailable', 'The link could not be asked for. Try again in a moment, or call 8002 4000.', 1],
  ] as const)('after a response %i says what to do, and keeps what was typed', async (status, code, text, reports) => {
    const { user, reported } = await openPage({ http: listOf().fails('POST', linkUrl, { status, code }) });
    await fill(user, 'ALZ-2026-000042', 'ada@example.lu');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: /Order number/u })).toHaveValue('ALZ-2026-000042');
    expect(reported).toHaveLength(reports);
  });
});

describe('[Q2] the link of a mail', () => {
  const openUrl = `${linkUrl}/open`;

  it('opens the order on a press only, and leaves no token in the address', async () => {
    const http = fakeHttp()
      .on('POST', openUrl, { tokenValue: 'order 1' })
      .on('GET', `${listUrl}/order%201`, followed());
    const { user } = await openPage({ http, query: '#link=secret' });
    expect(http.requestsTo('POST', openUrl)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See my order' }));
    await waitFor(() => expect(window.location.search).toBe('?order=order+1'));
    expect(window.location.hash).toBe('');
    expect(http.requestsTo('POST', openUrl)).toMatchObject([{ body: { token: 'secret' } }]);
  });

  it('is read from the fragment only, also when it is opened on the open page', async () => {
    await openPage({ http: listOf(), query: '?link=secret' });
    expect(await screen.findByText('No order in this browser')).toBeVisible();
    act(() => {
      window.location.hash = '#link=secret';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('button', { name: 'See my order' })).toBeVisible();
  });

  it('that was used leads to a new one', async () => {
    const http = fakeHttp().fails('POST', openUrl, { status: 410, code: 'order_link_ended' });
    const { user, reported } = await openPage({ http, query: '#link=secret' });
    await user.click(screen.getByRole('button', { name: 'See my order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeVisible();
    expect(reported).toEqual([]);
  });
});

describe('[Q1] the page of an order', () => {
  it('shows what happened, what was ordered and paid, and the documents', async () => {
    const http = fakeHttp().on('GET', `${listUrl}/order%201`, followed());
    await openPage({ http, query: '?order=order+1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order ALZ-2026-000042' })).toBeVisible();
    const status = screen.getByRole('region', { name: 'Where it stands' });
    const [stages, timeline] = within(status).getAllByRole('list');
    expect(stages).toHaveTextContent(/^Ordered/u);
    expect([...(timeline?.children ?? [])].map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Order placed'),
      expect.stringContaining('Order confirmed'),
    ]);
    expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(/per month/u);
    expect(screen.getByRole('link', { name: /Open Contract Alzette M/u })).toBeVisible();
    expect(document.title).toBe('Order ALZ-2026-000042, Alzette');
  });

  it('has each add-on under its item, where two items have the same', async () => {
    const box = { type: 'subscription-additional', variantName: 'Wifi 7 box' } as const;
    const order = anOrder({
      state: 'confirmed',
      items: [
        anOrderItem({ identifier: 'fibre', type: 'internet', variantName: 'Fibre 500' }),
        anOrderItem({ identifier: 'box-1', ...box }),
        anOrderItem({ identifier: 'duo', type: 'duo', variantName: 'Duo Start' }),
        anOrderItem({ identifier: 'box-2', ...box }),
      ],
    });
    const http = fakeHttp().on('GET', '/api/v2/shop/my-orders/order%201', {
      ...followed(),
      order: { ...order, timeline: [] },
    });
    await openPage({ http, query: '?order=order%201' });
    const boxes = await screen.findAllByText('Wifi 7 box');
    const itemOf = (each: HTMLElement) => each.closest('ul')?.closest('li')?.textContent;
    expect(boxes.map(itemOf)).toEqual([expect.stringContaining('Fibre 500'), expect.stringContaining('Duo Start')]);
  });

  it('[Q4] of a contract that ended says what is still due, without a monthly price', async () => {
    const amounts = { refund: 0, charge: 1_250, billed: 1_250, days: 12 };
    const ended: FollowedItem = {
      identifier: 'line-1',
      name: 'Mobile M',
      state: 'withdrawn',
      canCancel: false,
      withdrawal: { state: 'ended', lastDay: null, returnsGoods: false, amounts },
      rescheduleUntil: null,
      correctable: [],
    };
    const { order } = followed();
    const http = fakeHttp().on('GET', `${listUrl}/order%201`, {
      ...followed(),
      order: { ...order, monthlyTotal: 0 },
      items: [ended],
    });
    await openPage({ http, query: '?order=order%201' });
    const facts = within(await screen.findByRole('region', { name: 'Payment and delivery' }));
    expect(facts.getByText('On your last invoice').nextSibling).toHaveTextContent('€12.50');
    expect(facts.queryByText('Per month')).not.toBeInTheDocument();
  });

  it('of another visitor says where to find an order, and offers a link', async () => {
    const { reported } = await openPage({
      http: fakeHttp().fails('GET', `${listUrl}/other`, { status: 404, code: 'not_found' }),
      query: '?order=other',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This order does not show here');
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeVisible();
    expect(reported).toEqual([]);
  });
});
