import { screen, within } from '@testing-library/react';
import type { CheckoutType } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aTopUp, storeWith } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';

const noRemotes = { discovery: { revision: 1, remotes: {} } };

describe('a checkout of an unknown type', () => {
  it.each([
    ['of the cart', '/en/checkout', { checkoutType: 'rental' as CheckoutType }],
    ['of a confirmation’s address', '/en/checkout?step=confirmation&type=rental', {}],
  ])('[A4] %s shows no flow and a link to the cart', async (_whose, path, cart) => {
    const { user, store } = await renderShell({
      path,
      boot: noRemotes,
      store: storeWith({ items: [aCartItem()], cart }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'There is nothing to order here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the cart' }));
    expect(window.location.pathname).toBe('/en/cart');
    expect(selectItems(store.getState())).toHaveLength(1);
  });
});

it('[A4, P1] a checkout without a remote shows a retry and a link to the cart', async () => {
  const store = storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() } });
  await renderShell({ path: '/en/checkout', boot: noRemotes, store });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/en/cart');
});

it('[A1] the cart page without its remote has no link to itself', async () => {
  await renderShell({ path: '/en/cart', boot: noRemotes });
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Back to the cart' })).not.toBeInTheDocument();
});
