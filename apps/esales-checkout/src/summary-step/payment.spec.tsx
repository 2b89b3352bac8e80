import { act, screen, within } from '@testing-library/react';
import { contractKeys, type Locale, type OrderResponse, type PaymentUrlRequest } from '@alzette/shop-model';
import { selectItems, selectValues } from '@alzette/shop-store';
import { anOrder, anOrderItem, type FakeHttp } from '@alzette/testing';
import { events, firstButton, renderCheckout } from '../testing/render-checkout';
import { confirmationHttp, paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

const withPayment = 'Order with obligation to pay';
const withoutPayment = 'Order with obligation to pay, no payment today';
// A fragment of this page, because jsdom cannot navigate to another one.
const paymentPage = 'http://localhost/en/checkout?step=summary#payment-page';
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const accepted = [
  { code: 'certify', locale: 'en', text: 'I certify that my details are correct.' },
  {
    code: 'conditions',
    locale: 'en',
    text: 'I have read and accept the contract, the terms and conditions and the 14-day right of withdrawal.',
  },
];

async function renderSummary(http: FakeHttp, locale: Locale = 'en') {
  const values = { ...valuesUpToSummary, ...acceptances };
  const page = await renderCheckout({ step: 'summary', values, http, locale });
  await screen.findByText('Mobile contract');
  jest.useFakeTimers();
  return page;
}

afterEach(() => jest.useRealTimers());

describe('the payment of an amount due', () => {
  it('[K7] shows the amount on the button and in its text', async () => {
    await renderSummary(summaryHttp());
    expect(screen.getAllByRole('button', { name: withPayment })).not.toHaveLength(0);
    expect(screen.getByText(/secure payment page/u)).toBeVisible();
    const due = screen.getByText('Today by card').closest('div') as HTMLElement;
    expect(within(due).getByText('€19.00 today')).toBeInTheDocument();
  });

  it('[B10, K7] shows each rise of the monthly price beside the button, and in the bar of a phone', async () => {
    const steps = [
      { monthly: 2499, months: 12 },
      { monthly: 3999, months: null },
    ];
    await renderSummary(summaryHttp({ monthlySteps: steps }));
    const due = screen.getByText('Then per month').closest('div') as HTMLElement;
    expect(due).toHaveTextContent('then €39.99 from month 13');
    const bar = screen.getByRole('button', { name: /^Details of the price/u });
    expect(bar).toHaveTextContent('then €29.99 from month 13');
  });

  it('[K6, K8, K11] requests the payment page with token, amount, language, type, description and acceptances', async () => {
    const { user, http } = await renderSummary(summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }));
    await user.click(firstButton(withPayment));
    expect(http.requestsTo('POST', paths.payment)).toEqual([
      expect.objectContaining({
        body: {
          order_token: 'order-token-1',
          amount: 1900,
          language: 'en',
          type: 'esales',
          description: 'Alzette',
          acceptances: accepted,
        },
      }),
    ]);
  });

  it('[K6] sends acceptances with the language and the texts of the page', async () => {
    const { user, http } = await renderSummary(
      summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }),
      'de',
    );
    await user.click(firstButton('Zahlungspflichtig bestellen'));
    const [request] = http.requestsTo('POST', paths.payment);
    const { acceptances: sent } = request?.body as PaymentUrlRequest;
    expect(sent?.map(({ code, locale }) => [code, locale])).toEqual([
      ['certify', 'de'],
      ['conditions', 'de'],
    ]);
    for (const { text } of sent ?? []) expect(screen.getByRole('checkbox', { name: text, hidden: true })).toBeChecked();
  });

  it('[K8] opens the payment page in this window after at least 2 s, and blocks the page meanwhile', async () => {
    const { user, tracked } = await renderSummary(
      summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }),
    );
    await user.click(firstButton(withPayment));
    await pass(1900);
    expect(screen.getByRole('dialog', { name: 'We are preparing your payment' })).toHaveAttribute('aria-busy', 'true');
    expect(window.location.hash).toBe('');
    await pass(200);
    expect(window.location.hash).toBe('#payment-page');
    await pass(290_000);
    expect(screen.getByRole('dialog', { name: 'We are preparing your payment' })).toBeVisible();
    expect(events(tracked)).toContain('add_payment_info');
  });

  it('[K8] unblocks the page after 300 s, says what to do, is reported, and can be repeated', async () => {
    const { user, reported, http } = await renderSummary(
      summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }),
    );
    await user.click(firstButton(withPayment));
    await pass(2000);
    await pass(299_000);
    expect(screen.getByRole('dialog', { name: 'We are preparing your payment' })).toBeVisible();
    await pass(2000);
    expect(screen.queryByRole('dialog', { name: 'We are preparing your payment' })).not.toBeInTheDocument();
    const popup = screen.getByRole('alertdialog', { name: 'The payment page has not opened' });
    expect(popup).toHaveTextContent('Close this message and order again');
    expect(reported).toHaveLength(1);
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await user.click(firstButton(withPayment));
    await pass(2100);
    expect(http.requestsTo('POST', paths.payment)).toHaveLength(2);
    expect(screen.getByRole('dialog', { name: 'We are preparing your payment' })).toBeVisible();
  });

  it('[O1, A9] is tracked with the order once the payment page is known', async () => {
    const { user, tracked } = await renderSummary(
      summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }),
    );
    await user.click(firstButton(withPayment));
    await pass(1900);
    expect(events(tracked)).not.toContain('add_payment_info');
    await pass(200);
    const items = [{ item_id: 'mobile-m-24', item_name: 'Mobile M', item_category: 'mobile', price: 19, quantity: 1 }];
    expect(tracked.filter(({ event }) => event === 'add_payment_info')).toEqual([
      {
        event: 'add_payment_info',
        data: { client_status: 'new-client', ecommerce: { currency: 'EUR', value: 19, items, payment_type: 'card' } },
      },
    ]);
  });

  it('[K10, O1] is tracked once, and only when it starts', async () => {
    const http = summaryHttp().fails('POST', paths.payment, { status: 503, code: 'database_unavailable' });
    const { user, tracked } = await renderSummary(http);
    await user.click(firstButton(withPayment));
    await pass(2100);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(events(tracked)).toEqual(['begin_checkout', 'checkout_summary']);
    http.on('POST', paths.payment, { redirectUrl: paymentPage });
    await user.click(firstButton(withPayment));
    await pass(2100);
    expect(events(tracked)).toEqual(['begin_checkout', 'checkout_summary', 'add_payment_info']);
  });

  it('[K8] sends one request, also when the button is pressed several times', async () => {
    const { user, http } = await renderSummary(summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }));
    await user.dblClick(firstButton(withPayment));
    await pass(3000);
    const [button] = screen.queryAllByRole('button', { name: withPayment, hidden: true });
    if (button) await user.click(button);
    await pass(100);
    expect(http.requestsTo('POST', paths.payment)).toHaveLength(1);
    expect(http.requestsTo('POST', paths.order)).toHaveLength(1);
  });

  it('[K8] can be repeated when the browser restores the page', async () => {
    const { user, http } = await renderSummary(summaryHttp().on('POST', paths.payment, { redirectUrl: paymentPage }));
    await user.click(firstButton(withPayment));
    await pass(2100);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(http.requestsTo('POST', paths.payment)).toHaveLength(1);
  });

  it.each([
    [500, 'internal_error', 'The payment page does not open'],
    [null, 'unreachable', 'The shop does not answer'],
    [409, 'amount_changed', 'The amount has changed'],
    [409, 'acceptances_missing', 'Your consent is missing'],
    [409, 'contracts_unsigned', 'A contract is still unsigned'],
    [409, 'identity_used', 'Your identity check belongs to another order'],
  ] as const)('[K10] shows and reports %s %s, and can be retried', async (status, code, text) => {
    const http = summaryHttp().fails('POST', paths.payment, { status, code });
    const { user, reported, store } = await renderSummary(http);
    await user.click(firstButton(withPayment));
    await pass(2100);
    const popup = within(screen.getByRole('alertdialog', { name: text }));
    expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-m-24');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(selectItems(store.getState())).toHaveLength(1);

    http.on('POST', paths.payment, { redirectUrl: paymentPage });
    await user.click(firstButton(withPayment));
    await pass(2100);
    expect(window.location.hash).toBe('#payment-page');
  });
});

it('[K10] an identity check that serves another order redirects to the identity check', async () => {
  const http = summaryHttp().fails('POST', paths.payment, { status: 409, code: 'identity_used' });
  const { user, store } = await renderSummary(http);
  await user.click(firstButton(withPayment));
  await pass(2100);
  const popup = within(screen.getByRole('alertdialog', { name: 'Your identity check belongs to another order' }));
  await user.click(popup.getByRole('button', { name: 'Back to the contract' }));
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Prove who you are' })).toBeVisible();
  expect(selectValues(store.getState())).toMatchObject({ [contractKeys.authenticated]: false });
});

it('[K10] an ended order shows a message, and the cart makes another order', async () => {
  const http = summaryHttp().fails('POST', paths.payment, { status: 409, code: 'order_closed' });
  const { user } = await renderSummary(http);
  await user.click(firstButton(withPayment));
  await pass(2100);
  const popup = within(screen.getByRole('alertdialog', { name: 'This order has ended' }));
  http
    .on('POST', paths.order, anOrder({ tokenValue: 'order-token-2' }))
    .on('POST', paths.information.replace('token-1', 'token-2'), {})
    .on('GET', paths.documents.replace('token-1', 'token-2'), { documents: [] })
    .on('POST', paths.payment, { redirectUrl: paymentPage });
  await user.click(popup.getByRole('button', { name: 'Close' }));
  await pass(100);
  expect(screen.queryByText('Mobile contract')).not.toBeInTheDocument();
  const keys = http.requestsTo('POST', paths.order).map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await user.click(firstButton(withPayment));
  await pass(2100);
  expect(http.requestsTo('POST', paths.payment).at(-1)?.body).toMatchObject({ order_token: 'order-token-2' });
});

describe('the confirmation without an amount due', () => {
  const free: Partial<OrderResponse> = { total: 0, items: [anOrderItem({ activationFee: 0 })], paymentState: 'none' };

  it('[K7] states on its button that no payment is due today', async () => {
    await renderSummary(summaryHttp(free));
    expect(screen.getAllByRole('button', { name: withoutPayment })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: withPayment })).not.toBeInTheDocument();
  });

  it('[A5, K6, K9] sends the acceptances and the two values for no payment, shows progress for 2 s, opens the confirmation and clears the cart', async () => {
    const confirmed = anOrder({ ...free, state: 'confirmed', number: 'ALZ-7' });
    const http = summaryHttp(free).on('PATCH', paths.confirm, confirmed);
    const { user, navigations, store, tracked } = await renderSummary(http);
    const readAgain = confirmationHttp(confirmed);
    for (const path of [paths.read, paths.documents, paths.messages]) {
      http.on('GET', path, async (request: never) => (await readAgain.request<unknown>(request)).body);
    }
    await user.click(firstButton(withoutPayment));
    expect(http.requestsTo('PATCH', paths.confirm)).toEqual([
      expect.objectContaining({
        headers: { 'content-type': 'application/merge-patch+json' },
        body: {
          status: 'NO_PAYMENT_REQUIRED',
          transaction: 'NO_TRASACTION_REQUIRED',
          language: 'en',
          acceptances: accepted,
        },
      }),
    ]);
    await pass(1900);
    expect(screen.getByRole('dialog', { name: 'We are confirming your order' })).toBeVisible();
    expect(selectItems(store.getState())).toHaveLength(1);
    await pass(200);
    expect(navigations.at(-1)).toBe('/en/checkout?step=confirmation&order_token=order-token-1&type=esales');
    await pass(0);
    expect(screen.getByText('ALZ-7')).toBeVisible();
    expect(selectItems(store.getState())).toEqual([]);
    expect(http.requestsTo('POST', paths.payment)).toEqual([]);
    expect(events(tracked)).not.toContain('add_payment_info');
  });

  it('[K10] keeps the cart when it fails', async () => {
    const http = summaryHttp(free).fails('PATCH', paths.confirm, { status: 500, code: 'internal_error' });
    const { user, store, navigations } = await renderSummary(http);
    await user.click(firstButton(withoutPayment));
    await pass(2100);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(navigations).toEqual([]);
  });
});
