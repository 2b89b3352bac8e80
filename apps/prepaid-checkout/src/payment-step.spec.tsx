import { screen, within } from '@testing-library/react';
import { contractKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aStarterPack, fakeHttp, type FakeHttp } from '@alzette/testing';
import { aTopUpOrder, pass, paths, renderPrepaid, starterValues, title, topUpValues } from './testing/render-prepaid';

const paymentPage = 'http://localhost/en/checkout?step=payment#payment-page';
const good = () =>
  fakeHttp().on('POST', paths.order, aTopUpOrder()).on('POST', paths.payment, { redirectUrl: paymentPage });

async function pay(http: FakeHttp = good(), options: Parameters<typeof renderPrepaid>[0] = {}) {
  jest.useFakeTimers();
  window.history.replaceState(null, '');
  const page = await renderPrepaid({ step: 'payment', values: topUpValues, http, isOurs: false, ...options });
  await pass(0);
  return page;
}

afterEach(() => jest.useRealTimers());

describe('the payment of a top-up', () => {
  it('[M3, M4] creates the order for a placeholder person, with the number', async () => {
    const { http } = await pay();
    expect(http.requestsTo('POST', paths.order)).toEqual([
      expect.objectContaining({
        headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown },
        body: expect.objectContaining({
          email: 'top-up@prepaid.invalid',
          kycId: null,
          billingAddress: expect.objectContaining({ countryCode: 'LU', firstName: 'Prepaid' }) as unknown,
          items: [expect.objectContaining({ type: 'prepaid-top-up', variantCode: 'top-up-20', quantity: 1 })],
          complementaryInformations: [expect.objectContaining({ currentPhoneNumber: '+352691123456' })],
          displayedTotals: { oneOff: 2000, monthly: 0 },
        }) as unknown,
      }),
    ]);
  });

  it('[M4] sends the address for the receipt if one was typed', async () => {
    const { http } = await pay(good(), { values: { ...topUpValues, [contractKeys.email]: ' ada@example.lu ' } });
    expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({ email: 'ada@example.lu' });
  });

  it('[M3, K6, K8] requests the payment page with type, phone, description and acceptances, and opens it after 2 s', async () => {
    const { http, tracked } = await pay();
    expect(http.requestsTo('POST', paths.payment)).toEqual([
      expect.objectContaining({
        body: {
          order_token: 'order-token-1',
          amount: 2000,
          language: 'en',
          type: 'prepaid_top_up',
          description: '€20 top-up for +352 691 123 456',
          phone: '+352691123456',
          acceptances: [
            {
              code: 'conditions',
              locale: 'en',
              text: 'I have read and accept the terms and conditions. I ask for the top-up at once and know that I lose my right of withdrawal when it is done.',
            },
          ],
        },
      }),
    ]);
    await pass(1900);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('dialog', { name: 'We are preparing your payment' })).toHaveAttribute('aria-busy', 'true');
    await pass(200);
    expect(window.location.hash).toBe('#payment-page');
    expect(tracked.map(({ event }) => event)).toContain('prepaid_add_payment_info');
  });

  it('[M3] gets the same order with the same key', async () => {
    const http = good().fails('POST', paths.order, { status: null, code: 'unreachable' });
    const { user } = await pay(http);
    http.on('POST', paths.order, aTopUpOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    const keys = http.requestsTo('POST', paths.order).map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[M3] reads the present state of an order that this tab created before', async () => {
    const http = good().on('GET', paths.read, aTopUpOrder());
    await pay(http, { isOurs: true });
    expect(http.requestsTo('GET', paths.read)).toHaveLength(1);
    expect(http.requestsTo('POST', paths.payment)).toHaveLength(1);
  });

  it('[M3] shows the number again when the browser returns from the payment page', async () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    const { unmount } = await pay();
    await pass(2100);
    const [left] = replaceState.mock.calls.at(-1) ?? [];
    unmount();
    const http = good();
    // Rendering navigates to the address first: the entry's state exists only after that.
    jest.spyOn(window.history, 'state', 'get').mockReturnValue(left);
    await renderPrepaid({ step: 'payment', values: topUpValues, http });
    await pass(3000);
    expect(left).toEqual(expect.objectContaining({ alzettePaymentOpened: true }));
    expect(title()).toHaveTextContent('Which number shall we top up?');
    expect(http.requests).toEqual([]);
    jest.restoreAllMocks();
  });
});

it('[M2, M3] a starter pack is ordered for its recipient, and paid without a phone', async () => {
  const product = aStarterPack();
  const { http } = await pay(good(), { product, values: starterValues });
  expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({
    email: 'ada@example.lu',
    shippingAddress: { firstName: 'Ada', street: '24, rue du Moulin', postcode: '4251', countryCode: 'LU' },
    complementaryInformations: [],
    items: [{ type: 'prepaid-starter-pack', variantCode: 'starter-20', productCode: 'starter-plus' }],
  });
  expect(http.requestsTo('POST', paths.payment)[0]?.body).not.toHaveProperty('phone');
});

describe('a failure', () => {
  const faults = [
    ['refused', { status: 422, code: 'phone_invalid' }, 'This number cannot be topped up'],
    ['an error of the server', { status: 500, code: 'internal_error' }, 'The order could not be made'],
    ['no value', { status: null, code: 'unreachable' }, 'The shop does not answer'],
    ['another price', { status: 409, code: 'price_changed' }, 'The price has changed'],
  ] as const;

  it.each(faults)('[M6] of the order, %s, is reported once and keeps everything', async (_name, failure, text) => {
    const http = good().fails('POST', paths.order, failure);
    const { reported, user, store } = await pay(http);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(reported[0]?.context)).toContain('top-up-20');
    expect(JSON.stringify(reported)).not.toContain('691');
    expect(selectValues(store.getState())).toMatchObject(topUpValues);
    http.on('POST', paths.order, aTopUpOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    await pass(2100);
    expect(window.location.hash).toBe('#payment-page');
  });

  it('[M6] of the order leads back to the form', async () => {
    const { user } = await pay(good().fails('POST', paths.order, { status: 500, code: 'internal_error' }));
    await user.click(screen.getByRole('button', { name: 'Back to my details' }));
    expect(screen.getByLabelText('Number to top up')).toHaveValue('691 123 456');
  });

  it('[K8, M6] with a payment page that does not open within 300 s says so and leads back', async () => {
    const { user } = await pay(good());
    await pass(2100);
    await pass(301_000);
    const popup = screen.getByRole('alertdialog', { name: 'The payment page has not opened' });
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    expect(title()).toHaveTextContent('Which number shall we top up?');
  });

  it('[M6, K10] of the payment page shows a message, is reported, and leads back', async () => {
    const { reported, user } = await pay(
      good().fails('POST', paths.payment, { status: 503, code: 'database_unavailable' }),
    );
    await pass(2100);
    expect(reported).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(title()).toHaveTextContent('Which number shall we top up?');
  });
});
