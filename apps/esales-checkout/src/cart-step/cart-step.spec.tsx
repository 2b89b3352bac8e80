import { screen, within } from '@testing-library/react';
import { savedEntries, type CartItem, offerOf, addOnItem } from '@alzette/shop-model';
import {
  aCartItem,
  aCustomer,
  aDeviceItem,
  aMobileVariant,
  anAdditional,
  anInternetVariant,
  aTvVariant,
  fakeHttp,
} from '@alzette/testing';
import { firstButton, renderCheckout } from '../testing/render-checkout';

const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
const changing = aDeviceItem({ subscriptionMode: 'change', changedLine });
const fibre = offerOf(anInternetVariant()).item({ identifier: 'internet-1', origin: '/en/internet' });
const tv = offerOf(aTvVariant()).item({ identifier: 'tv-1', origin: '/en/tv' });

describe('the cart step', () => {
  const groups = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('[E7, A10] groups line items by type', async () => {
    await renderCheckout({ items: [tv, aCartItem(), fibre, aDeviceItem()] });
    expect(groups().slice(0, 4)).toEqual(['Phone and plan', 'Mobile', 'Internet', 'TV']);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('[E7] shows no title for a single group', async () => {
    await renderCheckout({ items: [aCartItem()] });
    expect(groups()).not.toContain('Mobile');
  });

  it('[B2, E1] keeps the number of a folded item at one press, and opens its questions', async () => {
    const { user } = await renderCheckout({ items: [aCartItem()] });
    const card = within(screen.getByRole('article', { name: 'Mobile M' }));
    await user.click(card.getByRole('button', { name: 'Keep my number Mobile M' }));
    expect(card.getByRole('button', { name: 'Mobile M' })).toHaveAttribute('aria-expanded', 'true');
    expect(card.getByRole('switch', { name: 'Keep my number' })).toBeChecked();
    expect(card.getByRole('switch', { name: 'Keep my number' })).toHaveFocus();
    expect(card.getByRole('combobox', { name: 'Current operator' })).toBeVisible();
    expect(card.queryByRole('button', { name: /^Keep my number/u })).not.toBeInTheDocument();
  });

  it('[D9, B12] shows add-ons with their line item, and counts them in the panel', async () => {
    const item = aCartItem();
    const care = addOnItem(item, anAdditional(), anAdditional().variants[0]!);
    const { user } = await renderCheckout({ items: [item, care] });
    const card = within(screen.getByRole('article', { name: 'Mobile M' }));
    await user.click(card.getByRole('button', { name: 'Mobile M' }));
    expect(card.getByText('Screen care')).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Your cart' }));
    expect(panel.getByText('€31.98')).toBeVisible();
    expect(panel.getByText(/40 GB, Screen care/u)).toBeVisible();
  });

  it('[B2] folds its items if no question is open, and continues with one press', async () => {
    const { user } = await renderCheckout({ items: [aCartItem()] });
    const card = within(screen.getByRole('article', { name: 'Mobile M' }));
    const fold = card.getByRole('button', { name: 'Mobile M' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    expect(card.getByText('SIM card, new number')).toBeVisible();
    expect(card.getByRole('button', { name: 'Edit Mobile M' })).toBeVisible();
    await user.click(firstButton('Continue to the contract'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your details');
  });

  it('[B2] opens only the item that has an empty question', async () => {
    const asking = aCartItem({
      identifier: 'line-2',
      keepNumber: true,
      variant: { code: 'mobile-s', name: 'Mobile S' },
    });
    await renderCheckout({ items: [aCartItem(), asking] });
    const foldOf = (name: string) => screen.getByRole('button', { name });
    expect(foldOf('Mobile M')).toHaveAttribute('aria-expanded', 'false');
    expect(foldOf('Mobile S')).toHaveAttribute('aria-expanded', 'true');
  });

  it('[B2, G3] opens an item whose error the shopper has to see', async () => {
    const asking = aCartItem({ keepNumber: true });
    const { user } = await renderCheckout({ items: [asking] });
    await user.click(screen.getByRole('button', { name: 'Mobile M' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(firstButton('Continue to the contract'));
    expect(await screen.findByRole('combobox', { name: /Current operator/u })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mobile M' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('[E7, B2] restores a deleted line item, also the last one', async () => {
    const { user } = await renderCheckout({ items: [aCartItem()] });
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
  });
});

describe('the voucher', () => {
  const field = () => screen.queryByRole('textbox', { name: 'Promo code' });
  const cartOf = async (items: readonly CartItem[], options = {}) =>
    renderCheckout({ items, step: 'cart', ...options });

  it('[F1, G5] is in the panel for a customer whose device changes a line', async () => {
    await cartOf([changing], { customer: aCustomer() });
    expect(field()).toBeVisible();
  });

  it('[F1] is hidden for a guest', async () => {
    await cartOf([changing]);
    expect(field()).not.toBeInTheDocument();
  });

  it('[F1] is hidden for a new line', async () => {
    await cartOf([aDeviceItem()], { customer: aCustomer() });
    expect(field()).not.toBeInTheDocument();
  });

  it('[F1] is hidden on every other step', async () => {
    await renderCheckout({ items: [changing], step: 'contract', customer: aCustomer() });
    expect(screen.getByRole('region', { name: 'Your cart' })).toBeVisible();
    expect(field()).not.toBeInTheDocument();
  });

  it('[F2, F3] lowers the amount due today', async () => {
    const http = fakeHttp().on('GET', '/api/v2/tool/voucher/search/WELCOME50', {
      voucher: { voucherCode: 'WELCOME50', amount: 5000 },
    });
    const { user } = await cartOf([changing], { customer: aCustomer(), http });
    const panel = within(screen.getByRole('region', { name: 'Your cart' }));
    expect(panel.getByText('€168.00 today')).toBeInTheDocument();
    await user.type(field()!, 'WELCOME50');
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await panel.findByText('€118.00 today')).toBeInTheDocument();
  });
});

it('[A3, C6] a saved cart opens at the checkout’s own address', async () => {
  const http = fakeHttp()
    .on('POST', '/api/decryptToken', { cart: savedEntries([aCartItem({ identifier: 'saved' })]) })
    .on('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', aMobileVariant());
  await renderCheckout({ items: [fibre], query: 'cartSaved=token', http });
  expect(await screen.findByRole('article', { name: 'Mobile M' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Fibre 1000' })).not.toBeInTheDocument();
  expect(`${window.location.pathname}${window.location.search}`).toBe('/en/checkout?step=cart');
});
