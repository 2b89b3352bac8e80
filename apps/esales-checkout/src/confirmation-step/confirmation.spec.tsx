import { act, screen, waitFor, within } from '@testing-library/react';
import { acceptanceKeys, type OrderResponse } from '@alzette/shop-model';
import { selectCart, selectValues } from '@alzette/shop-store';
import { aContractDocument, anOrder, anOrderItem, fakeHttp, type FakeHttp } from '@alzette/testing';
import { orderCreated } from '../flow/order-progress';
import { events, renderCheckout } from '../testing/render-checkout';
import { confirmationHttp, paths } from '../testing/summary-http';
import { valuesUpToSummary } from '../testing/typed-values';

const paid = anOrder({ paymentState: 'paid' });
const confirmed = anOrder({
  state: 'confirmed',
  paymentState: 'paid',
  number: 'ALZ-1001',
  card: { brand: 'VISA', lastDigits: '4242' },
  confirmedAt: '2026-11-20T10:05:00Z',
});
const refusal = { status: 409, code: 'payment_not_completed' } as const;
const progress = orderCreated({
  requestFingerprint: 'abc',
  tokenValue: 'order-token-1',
  lines: [],
  needsDelivery: true,
  needsInstallation: false,
  needsPayment: true,
});

/** The return from the payment page; `isOurs` when this tab created the order. */
async function comeBack(http: FakeHttp, { isOurs = true, values = {} } = {}) {
  sessionStorage.clear();
  const query = 'order_token=order-token-1&transaction_id=transaction-1&payment_status=paid';
  const before = isOurs ? progress : null;
  return renderCheckout({ step: 'confirmation', query, values: { ...valuesUpToSummary, ...values }, http, before });
}

const returned = (order: OrderResponse = confirmed) => confirmationHttp(paid).on('PATCH', paths.confirm, order);

afterEach(() => jest.useRealTimers());

describe('the confirmation of a paid order', () => {
  it('[A5, L2] reads the order of the address and confirms it with provider token, transaction and locale', async () => {
    const { http } = await comeBack(returned());
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
    const [first, second] = http.requests;
    expect(first).toMatchObject({ method: 'GET', url: paths.read });
    expect(second).toMatchObject({
      method: 'PATCH',
      url: paths.confirm,
      headers: { 'content-type': 'application/merge-patch+json' },
      body: { orderToken: 'order-token-1', transactionId: 'transaction-1', locale: 'en' },
    });
  });

  it('[L2] does not confirm an order again', async () => {
    const { http } = await comeBack(confirmationHttp(confirmed));
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
    expect(http.requestsTo('PATCH', paths.confirm)).toEqual([]);
  });

  it('keeps only the order in the address', async () => {
    await comeBack(returned());
    await screen.findByText('ALZ-1001');
    expect(window.location.search).toBe('?step=confirmation&order_token=order-token-1');
  });

  it('[L1] shows first name, number, amount, card and next steps', async () => {
    await comeBack(returned());
    const title = await screen.findByRole('heading', { level: 1, name: /^Thank you, Ada ?!$/u });
    expect(title).toHaveFocus();
    expect(screen.getByText(/VISA/u)).toHaveTextContent('VISA •••• 4242');
    expect(screen.getByText('Paid today').nextSibling).toHaveTextContent('€19.00');
    expect(screen.getByText(/We will write to you at/u)).toHaveTextContent('We will write to you at ada@example.lu');
    expect(screen.queryByText('Your eSIM comes by e-mail')).not.toBeInTheDocument();
  });

  it('[L1] is shown when the content service fails', async () => {
    const { reported } = await comeBack(
      returned().fails('GET', paths.messages, { status: 503, code: 'database_unavailable' }),
    );
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
    await waitFor(() => expect(reported).toHaveLength(1));
  });

  it('[K2] offers every document for download and names the signed ones', async () => {
    const documents = [
      aContractDocument({ kind: 'summary', id: 's', name: 'Summary', filename: 'summary.pdf', signable: false }),
      aContractDocument({ signed: true }),
      aContractDocument({
        kind: 'mandate',
        id: 'm',
        name: 'Mandate',
        filename: 'mandate.pdf',
        lineIdentifier: null,
        signed: true,
      }),
    ];
    await comeBack(returned().on('GET', paths.documents, { documents }));
    const links = await screen.findAllByRole('link', { name: /in a new tab$/u });
    const names = [
      'Read the summary of Summary in a new tab',
      'Open Mobile contract in a new tab',
      'Open Mandate in a new tab',
    ];
    expect(links).toHaveLength(names.length);
    links.forEach((link, index) => expect(link).toHaveAccessibleName(names[index]));
    expect(links[0]?.closest('li')).toBe(links[1]?.closest('li'));
    expect(links[1]).toHaveAttribute('href', '/api/v2/tool/sign/document/contract-1.pdf');
    expect(screen.getAllByText(/^Signed PDF/u)).toHaveLength(2);
  });
});

describe('the page after the confirmation', () => {
  it('[L3] clears the cart, marks it as confirmed and deletes the form', async () => {
    const { store } = await comeBack(returned());
    await screen.findByText('ALZ-1001');
    expect(selectCart(store.getState())).toMatchObject({ items: [], confirmed: true });
    expect(selectValues(store.getState())).toEqual({});
  });

  it('[L3, A9, O1] pushes the purchase once, with number, euros and client status', async () => {
    const { tracked } = await comeBack(returned());
    await screen.findByText('ALZ-1001');
    const purchases = tracked.filter(({ event }) => event === 'purchase');
    expect(purchases).toEqual([
      {
        event: 'purchase',
        data: {
          client_status: 'new-client',
          ecommerce: expect.objectContaining({ transaction_id: 'ALZ-1001', value: 19, currency: 'EUR' }),
        },
      },
    ]);
    expect(events(tracked)).toContain('checkout_confirmation');
  });

  it('[A9] pushes an existing customer as old-client', async () => {
    const { tracked } = await comeBack(returned({ ...confirmed, isNewClient: false }));
    await screen.findByText('ALZ-1001');
    expect(tracked.find(({ event }) => event === 'purchase')?.data).toMatchObject({ client_status: 'old-client' });
  });

  it('[L3] does none of it when an old confirmation is opened again', async () => {
    const { tracked, store } = await comeBack(confirmationHttp(confirmed), { isOurs: false });
    await screen.findByText('ALZ-1001');
    expect(events(tracked)).not.toContain('purchase');
    expect(selectCart(store.getState()).items).toHaveLength(1);
  });

  it('[K6] sends the newsletter acceptance once; a failure does not block the page', async () => {
    const http = returned().fails('GET', paths.newsletter, { status: 500, code: 'internal_error' });
    const { tracked, reported } = await comeBack(http, { values: { [acceptanceKeys.newsletter]: true } });
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(http.requestsTo('GET', paths.newsletter)).toHaveLength(1);
    expect(events(tracked)).toContain('newsletter_registration');
  });

  it('[K6] sends no newsletter acceptance for an unticked box', async () => {
    const { http } = await comeBack(returned());
    await screen.findByText('ALZ-1001');
    expect(http.requestsTo('GET', paths.newsletter)).toEqual([]);
  });
});

describe('an unpaid order on return', () => {
  const unpaid = (paymentState: OrderResponse['paymentState']) =>
    fakeHttp().on('GET', paths.read, anOrder({ paymentState })).fails('PATCH', paths.confirm, refusal);

  it.each([
    ['declined', 'Payment declined'],
    ['cancelled', 'Payment not completed'],
    ['expired', 'Payment not completed'],
  ] as const)('[L2] %s keeps order and cart and shows that nothing was charged', async (state, text) => {
    const { store, tracked } = await comeBack(unpaid(state));
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    expect(selectCart(store.getState()).items).toHaveLength(1);
    expect(events(tracked)).not.toContain('purchase');
  });

  it.each(['declined', 'cancelled', 'expired'] as const)(
    '[K6, K8] %s offers one retry at a time on the same order, without acceptances that are not on the page',
    async (state) => {
      const http = unpaid(state).on('POST', paths.payment, {
        redirectUrl: 'http://localhost/en/checkout#payment-page',
      });
      const { user } = await comeBack(http);
      await screen.findByRole('alert');
      await user.dblClick(screen.getByRole('button', { name: 'Pay €19.00 by card' }));
      expect(http.requestsTo('POST', paths.payment)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ order_token: 'order-token-1', amount: 1900 }) as unknown,
        }),
      ]);
      expect(http.requestsTo('POST', paths.payment)[0]?.body).not.toHaveProperty('acceptances');
      expect(http.requestsTo('POST', paths.order)).toEqual([]);
    },
  );

  it('[G2, L2] names what is ordered and due and whom to call, and the stepper stays at the payment', async () => {
    const items = [
      anOrderItem({ quantity: 2, variantName: 'Alzette M' }),
      anOrderItem({ identifier: 'fibre-1', variantName: 'Fibre 1000' }),
    ];
    const order = anOrder({ paymentState: 'declined', items });
    await comeBack(unpaid('declined').on('GET', paths.read, order));
    expect(await screen.findByText('2 × Alzette M, Fibre 1000')).toBeVisible();
    expect(screen.getByText('Due now').nextElementSibling).toHaveTextContent('€19.00');
    expect(screen.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    expect(screen.getByRole('navigation', { name: 'Step 4 of 5' })).toBeVisible();
  });

  it('[G2, L2] with a pending payment shows its own screen, which reads the order again', async () => {
    const http = unpaid('pending');
    jest.useFakeTimers();
    await comeBack(http);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const note = screen.getByText('Payment received, order being confirmed').closest('[role=status]');
    expect(note).toHaveTextContent('You can also close it');
    expect(note).toHaveTextContent('8002 4000');
    expect(screen.getByRole('navigation', { name: 'Step 4 of 5' })).toBeVisible();
    http.on('PATCH', paths.confirm, confirmed).on('GET', paths.documents, { documents: [] });
    http.on('GET', paths.messages, { data: { id: 1, attributes: { messages: [] } }, meta: {} });
    await act(() => jest.advanceTimersByTimeAsync(4100));
    expect(screen.getByText('ALZ-1001')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Step 5 of 5' })).toBeVisible();
  });
});

describe('a confirmation while the payment provider is down', () => {
  it('[L2, K10] shows that nothing is lost, keeps the cart, and confirms on a retry', async () => {
    const http = confirmationHttp(anOrder({ paymentState: 'awaiting' })).fails('PATCH', paths.confirm, {
      status: 502,
      code: 'partner_unavailable',
    });
    const { user, store, tracked } = await comeBack(http);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Nothing is lost and you will not pay twice/u)).toBeVisible();
    expect(selectCart(store.getState()).items).toHaveLength(1);
    expect(events(tracked)).not.toContain('purchase');
    http.on('PATCH', paths.confirm, confirmed);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
  });
});

describe('an order that cannot be shown', () => {
  it('[L2] without a response can be retried, and the cart stays', async () => {
    const http = fakeHttp().fails('GET', paths.read, { status: null, code: 'unreachable' });
    const { user, store } = await comeBack(http);
    const shown = within(await screen.findByRole('alert'));
    expect(selectCart(store.getState()).items).toHaveLength(1);
    const good = returned();
    for (const [method, path] of [
      ['GET', paths.read],
      ['PATCH', paths.confirm],
      ['GET', paths.documents],
      ['GET', paths.messages],
    ] as const) {
      http.on(method, path, async (request: never) => (await good.request<unknown>(request)).body);
    }
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ALZ-1001')).toBeVisible();
  });
});
