import { screen, within } from '@testing-library/react';
import { offerOf } from '@alzette/shop-model';
import { aDeviceOffer } from '@alzette/shop-model/testing';
import { itemsRefreshed } from '@alzette/shop-store';
import { act } from 'react';
import { aPhone, CardsOfCart, renderWidget } from '../testing/render-widget';

const phone = aPhone();
const card = () => screen.getByRole('article', { name: 'Ernz 9 Pro' });
const refreshed = (inStock: boolean) =>
  offerOf(aDeviceOffer({ stock: { inStock, expectedOn: null } })).refreshed(phone);

it('[D12, B9] a phone that sells out in the cart says so and leads to another one, until it is in stock again', async () => {
  const { user, store, navigations, itemsNow } = await renderWidget(<CardsOfCart />, { items: [phone] });
  expect(screen.queryByText('This phone has sold out')).not.toBeInTheDocument();
  act(() => void store.dispatch(itemsRefreshed({ items: [refreshed(false)] })));
  expect(within(card()).getByText('This phone has sold out')).toBeVisible();
  await user.click(await within(card()).findByRole('button', { name: 'Choose another one' }));
  expect(navigations).toEqual(['/en/phones/ernz-9?edit=device-1']);
  expect(itemsNow()).toHaveLength(1);

  act(() => void store.dispatch(itemsRefreshed({ items: [refreshed(true)] })));
  expect(screen.queryByText('This phone has sold out')).not.toBeInTheDocument();
});
