import { screen, within } from '@testing-library/react';
import type { OrderResponse } from '@alzette/shop-model';
import { anOrder, fakeHttp } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { paths } from '../testing/summary-http';

describe('an order that cannot be shown', () => {
  const unknown = () => fakeHttp().fails('GET', paths.read, { status: 404, code: 'not_found' });
  const open = (query: string, http = unknown()) => {
    sessionStorage.clear();
    return renderCheckout({ step: 'confirmation', query, http });
  };
  const alert = async () => within(await screen.findByRole('alert'));

  it.each([
    ['of another visitor', 'order_token=order-token-1', 'This order cannot be seen here'],
    ['that no address names', '', 'This order cannot be seen here'],
    [
      'paid in another browser',
      'order_token=order-token-1&payment_status=paid&transaction_id=t1',
      'Your payment has arrived',
    ],
    [
      'not paid in another browser',
      'order_token=order-token-1&payment_status=declined',
      'The payment was not completed',
    ],
  ])('[L2] %s has an explanation and a next step', async (_order, query, title) => {
    const { reported } = await open(query);
    const shown = await alert();
    expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(shown.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/en/orders');
    expect(shown.queryAllByRole('link', { name: 'To the cart' })).toHaveLength(query.includes('=paid') ? 0 : 1);
    expect(reported).toEqual([]);
  });

  it('[L2] and was paid in another browser says so after a reload too', async () => {
    await open('order_token=order-token-1&payment_status=paid&transaction_id=t1');
    expect((await alert()).getByText(/do not pay again/u)).toBeVisible();
    expect(window.location.search).toContain('payment_status=paid');
  });

  it('[K9] for which nothing is due is never called a payment', async () => {
    const free = anOrder({ total: 0, paymentState: 'none' });
    let respond: (() => void) | undefined;
    const http = fakeHttp()
      .on('GET', paths.read, () => new Promise<OrderResponse>((resolve) => (respond = () => resolve(free))))
      .fails('PATCH', paths.confirm, { status: 409, code: 'acceptances_missing' });
    const { user } = await open('order_token=order-token-1', http);
    expect(await screen.findByRole('dialog', { name: 'We are opening your order' })).toBeVisible();
    respond?.();
    expect((await alert()).getByRole('heading', { name: 'This order is not complete yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the summary' }));
    expect(window.location.search).toBe('?step=contract');
  });
});
