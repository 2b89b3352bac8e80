import { screen, within } from '@testing-library/react';
import { selectCart, selectValues } from '@alzette/shop-store';
import { aStarterPack, fakeHttp, type FakeHttp } from '@alzette/testing';
import { aTopUpOrder, paths, renderPrepaid, topUpValues } from './testing/render-prepaid';

const confirmed = aTopUpOrder({
  state: 'confirmed',
  paymentState: 'paid',
  number: 'ALZ-7',
  email: 'top-up@prepaid.invalid',
});
const content = (field: string, message: string) => ({
  data: { id: 1, attributes: { [field]: { message } } },
  meta: {},
});
const returned = () =>
  fakeHttp()
    .on('GET', paths.read, aTopUpOrder({ paymentState: 'paid' }))
    .on('PATCH', paths.confirm, confirmed)
    .on('GET', paths.message, content('prepaidTopUpMessage', 'Order {order_number} is credited. {unknown}'));

const comeBack = (http: FakeHttp = returned(), options: Parameters<typeof renderPrepaid>[0] = {}) =>
  renderPrepaid({
    step: 'confirmation',
    query: 'order_token=order-token-1&type=prepaid_top_up&transaction_id=t1&payment_status=paid',
    values: topUpValues,
    http,
    ...options,
  });

describe('the confirmation', () => {
  it('[M5, A5] reads and confirms the order, and shows the message of the content service with placeholders filled in', async () => {
    const { http } = await comeBack();
    expect(await screen.findByText('Order ALZ-7 is credited. {unknown}')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, it is topped up!');
    expect(screen.getByText('+352 691 123 456')).toBeVisible();
    expect(screen.getByText('ALZ-7')).toBeVisible();
    expect(screen.queryByText(/activate/iu)).not.toBeInTheDocument();
    expect(http.requestsTo('PATCH', paths.confirm)).toHaveLength(1);
    expect(http.requestsTo('GET', paths.message)[0]?.query).toEqual({ locale: 'en', populate: 'prepaidTopUpMessage' });
    expect(window.location.search).toBe('?step=confirmation&order_token=order-token-1&type=prepaid_top_up');
  });

  it('[M5] renders what the content service sends as text only', async () => {
    const message = '<img src=x onerror=alert(1)> {firstname} {constructor}';
    const { container } = await comeBack(returned().on('GET', paths.message, content('prepaidTopUpMessage', message)));
    const firstname = aTopUpOrder().billingAddress.firstName;
    const shown = await screen.findByText(`<img src=x onerror=alert(1)> ${firstname} {constructor}`);
    expect([...shown.childNodes].map(({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE]);
    expect(container.querySelector('[onerror]')).toBeNull();
  });

  it('[M5] thanks the recipient of a starter pack and requests its message', async () => {
    const http = returned().on(
      'GET',
      paths.message,
      content('prepaidStarterPackMessage', 'The card is on its way, {firstname}.'),
    );
    await comeBack(http, { product: aStarterPack(), query: 'order_token=order-token-1&type=prepaid_starter_pack' });
    expect(await screen.findByText('The card is on its way, Ada.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you Ada, your pack is on its way!');
    const activation = within(screen.getByRole('region', { name: 'Activate your card when it arrives' }));
    expect(activation.getByText(/Until your identity is checked .* with IdentLux/u)).toBeVisible();
    expect(activation.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    expect(activation.getByRole('link', { name: 'Activate the card online' })).toHaveAttribute(
      'href',
      'https://www.alzette.example/activate',
    );
  });

  it('[M6, O1] pushes the purchase in euros and empties cart and form, once', async () => {
    const { tracked, store } = await comeBack();
    await screen.findByText('ALZ-7');
    const purchases = tracked.filter(({ event }) => event === 'prepaid_purchase');
    expect(purchases).toEqual([
      {
        event: 'prepaid_purchase',
        data: {
          client_status: 'new-client',
          ecommerce: expect.objectContaining({
            transaction_id: 'ALZ-7',
            value: 20,
            items: [
              {
                item_id: 'top-up-20',
                item_name: '€20 top-up',
                item_category: 'prepaid-top-up',
                price: 20,
                quantity: 1,
              },
            ],
          }) as unknown,
        },
      },
    ]);
    expect(tracked.map(({ event }) => event)).toContain('prepaid_checkout_confirmation');
    expect(selectCart(store.getState())).toMatchObject({
      prepaid: null,
      confirmed: true,
      checkoutType: 'prepaid_top_up',
    });
    expect(selectValues(store.getState())).toEqual({});
  });

  it('[M5] shows the same and pushes nothing when it is opened again', async () => {
    const http = fakeHttp()
      .on('GET', paths.read, confirmed)
      .on('GET', paths.message, content('prepaidTopUpMessage', 'Credited.'));
    // The same product was chosen again since then: that cart is not paid.
    const { tracked, store } = await comeBack(http, { isOurs: false });
    expect(await screen.findByText('Credited.')).toBeVisible();
    expect(tracked.map(({ event }) => event)).not.toContain('prepaid_purchase');
    expect(selectCart(store.getState()).prepaid).not.toBeNull();
    expect(selectValues(store.getState())).toMatchObject(topUpValues);
  });

  it('[M5] is shown when the content service fails', async () => {
    const { reported } = await comeBack(
      returned().fails('GET', paths.message, { status: 503, code: 'database_unavailable' }),
    );
    expect(await screen.findByText('ALZ-7')).toBeVisible();
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['[M5, M6]', 'that has ended meanwhile', 'order_closed', 'This order has ended'],
    ['[K6, M5]', 'without acceptances', 'acceptances_missing', 'Your consent is missing'],
  ] as const)(
    '%s leads the payment of an order %s back to the step with the conditions',
    async (_ids, _order, code, name) => {
      const http = fakeHttp()
        .on('GET', paths.read, aTopUpOrder({ paymentState: 'expired' }))
        .fails('PATCH', paths.confirm, { status: 409, code: 'payment_not_completed' })
        .fails('POST', paths.payment, { status: 409, code });
      const { user, store } = await comeBack(http);
      await user.click(await screen.findByRole('button', { name: 'Pay €20.00 by card' }));
      const popup = within(await screen.findByRole('alertdialog', { name }, { timeout: 5_000 }));
      await user.click(popup.getByRole('button', { name: 'Close' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Which number shall we top up?' })).toBeVisible();
      expect(selectCart(store.getState()).prepaid).not.toBeNull();
    },
  );

  it.each([
    ['declined', 'Payment declined'],
    ['cancelled', 'Payment not completed'],
    ['expired', 'Payment not completed'],
  ] as const)('[M5, L2] after a %s payment keeps the cart and pays the same order', async (paymentState, text) => {
    const http = fakeHttp()
      .on('GET', paths.read, aTopUpOrder({ paymentState }))
      .fails('PATCH', paths.confirm, { status: 409, code: 'payment_not_completed' })
      .on('POST', paths.payment, { redirectUrl: 'http://localhost/en/checkout#payment-page' });
    const { user, store } = await comeBack(http);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByText('Due now').nextElementSibling).toHaveTextContent('€20.00');
    expect(screen.getByRole('navigation', { name: 'Step 2 of 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay €20.00 by card' }));
    expect(http.requestsTo('POST', paths.payment)[0]?.body).toMatchObject({
      order_token: 'order-token-1',
      type: 'prepaid_top_up',
      phone: '+352691123456',
    });
    expect(http.requestsTo('POST', paths.order)).toEqual([]);
    expect(selectCart(store.getState()).prepaid).not.toBeNull();
  });

  it('[M5] explains that an order belongs to another visitor, and offers a next step', async () => {
    await comeBack(fakeHttp().fails('GET', paths.read, { status: 404, code: 'not_found' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 1, name: 'Your payment has arrived' })).toBeVisible();
    expect(alert.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/en/orders');
  });

  describe('of a top-up whose payment was begun in another tab', () => {
    const placedOrder = {
      tokenValue: 'order-token-1',
      type: 'prepaid_top_up',
      cartId: 'cart-1',
      wantsNewsletter: false,
    } as const;
    const read = () =>
      fakeHttp().on('GET', paths.read, confirmed).on('GET', paths.message, content('prepaidTopUpMessage', 'Credited.'));

    it('[L3, M5, M6] opens instead of the checkout of its cart, and empties that', async () => {
      const { store, tracked } = await renderPrepaid({
        http: read(),
        isOurs: false,
        cart: { id: 'cart-1', placedOrder },
      });
      expect(await screen.findByText('Credited.')).toBeVisible();
      expect(tracked.filter(({ event }) => event === 'prepaid_purchase')).toHaveLength(1);
      expect(selectCart(store.getState())).toMatchObject({ prepaid: null, confirmed: true, placedOrder: null });
    });

    it('[L3, M5] leaves a cart that was begun since as it is', async () => {
      const { store, tracked } = await renderPrepaid({
        http: read(),
        isOurs: false,
        cart: { id: 'cart-2', placedOrder },
      });
      expect(await screen.findByText('Credited.')).toBeVisible();
      expect(tracked.filter(({ event }) => event === 'prepaid_purchase')).toHaveLength(1);
      expect(selectCart(store.getState())).toMatchObject({ id: 'cart-2', placedOrder: null });
      expect(selectCart(store.getState()).prepaid).not.toBeNull();
    });
  });
});
