import { act, screen } from '@testing-library/react';
import { acceptanceKeys } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { anOrder, type FakeHttp } from '@alzette/testing';
import { firstButton, renderCheckout } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

/** Presses the order button; returns two seconds later, when the payment page would open. */
async function order(http: FakeHttp) {
  const values = { ...valuesUpToSummary, ...acceptances, [acceptanceKeys.newsletter]: true };
  const page = await renderCheckout({ step: 'summary', values, http });
  await screen.findByText('Mobile contract');
  jest.useFakeTimers();
  await page.user.click(firstButton('Order with obligation to pay'));
  await act(() => jest.advanceTimersByTimeAsync(2100));
  return page;
}

afterEach(() => jest.useRealTimers());

it('[K6, K8, L2] the order is noted for every tab of the browser when the payment page opens', async () => {
  const redirectUrl = 'http://localhost/en/checkout?step=summary#payment-page';
  const { store } = await order(summaryHttp().on('POST', paths.payment, { redirectUrl }));
  const { id, placedOrder } = selectCart(store.getState());
  expect(placedOrder).toEqual({ tokenValue: 'order-token-1', type: 'esales', cartId: id, wantsNewsletter: true });
});

it('[K8, L2] an order that was paid elsewhere opens its confirmation', async () => {
  const confirmed = anOrder({ state: 'confirmed', paymentState: 'paid', number: 'ALZ-1001' });
  const http = summaryHttp().fails('POST', paths.payment, { status: 409, code: 'already_paid' });
  http
    .on('GET', paths.read, confirmed)
    .on('GET', paths.newsletter, {})
    .on('GET', paths.messages, { data: { id: 1, attributes: { messages: [] } } });
  const { reported } = await order(http);
  expect(window.location.search).toBe('?step=confirmation&order_token=order-token-1&type=esales');
  expect(reported).toEqual([]);
});
