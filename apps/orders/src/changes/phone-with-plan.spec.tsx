import { screen } from '@testing-library/react';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { anOrder, anOrderItem, fakeHttp, renderWithShop } from '@alzette/testing';
import { ordersMessages } from '../messages';
import { OrdersPage } from '../orders-page';

const withdrawal = {
  state: 'open',
  lastDay: null,
  returnsGoods: false,
  amounts: { refund: 9_900, charge: 0, billed: 0, days: 0 },
} as const;

it.each([
  ['Alzette M', true],
  [null, false],
])('[Q4, Q5] the withdrawal from a phone with the plan %s says that the plan ends too: %s', async (plan, isSaid) => {
  const phone = anOrderItem({ identifier: 'phone', type: 'device', mobileVariantName: plan });
  const item = {
    identifier: 'phone',
    name: 'Ernz 9',
    state: 'preparing',
    canCancel: true,
    withdrawal,
    rescheduleUntil: null,
    correctable: [],
  } as const;
  const http = fakeHttp().on('GET', '/api/v2/shop/my-orders/token-1', {
    order: anOrder({ tokenValue: 'token-1', state: 'confirmed', items: [phone] }),
    history: [],
    items: [item],
    refunds: [],
    documents: [],
  });
  const { user } = await renderWithShop((props) => <OrdersPage {...props} />, {
    messageLoaders: [orderMessages, ordersMessages],
    http,
    path: '/en/orders?order=token-1&withdraw=phone',
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  expect(screen.queryAllByText('Ernz 9: phone and plan are one contract, and both end.')).toHaveLength(isSaid ? 1 : 0);
});
