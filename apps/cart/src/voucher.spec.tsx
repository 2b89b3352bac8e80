import { screen } from '@testing-library/react';
import { aCartItem, aCustomer, aDeviceItem } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
const changing = aDeviceItem({ subscriptionMode: 'change', changedLine });

it('[B3, F1] a customer whose device changes a line can enter a voucher', async () => {
  const { user } = await renderCartPage({ items: [changing], customer: aCustomer() });
  const fold = screen.getByText('Add a promo code');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await user.click(fold);
  expect(fold.closest('details')).toHaveAttribute('open');
  expect(await screen.findByRole('textbox', { name: 'Promo code' })).toBeVisible();
});

it.each([
  ['a guest', { items: [changing] }],
  ['a new line', { items: [aDeviceItem()], customer: aCustomer() }],
  [
    'a plan without a device',
    { items: [aCartItem({ subscriptionMode: 'change', changedLine })], customer: aCustomer() },
  ],
])('[F1] the voucher form is hidden for %s', async (_who, options) => {
  await renderCartPage(options);
  expect(screen.queryByText('Add a promo code')).not.toBeInTheDocument();
});
