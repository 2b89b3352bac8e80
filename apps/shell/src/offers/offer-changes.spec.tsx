import { screen, within } from '@testing-library/react';
import { tvPackageItem, type CartItem, offerOf, addOnItem } from '@alzette/shop-model';
import { selectCart, selectItems } from '@alzette/shop-store';
import {
  aCartItem,
  aCustomer,
  aMobileVariant,
  anAdditional,
  anAdditionalVariant,
  aTvPackage,
  aTvVariant,
  fakeHttp,
  storeWith,
  aTopUp,
} from '@alzette/testing';
import { barText, cartNow, chooseButton } from '../testing/put-together';
import { plansPath, renderShell } from '../testing/render-shell';

const care = anAdditional({ attributes: { ...anAdditional().attributes, subscription_additional_is_countable: true } });
const medium = aMobileVariant({ additionals: [care] });
const small = aMobileVariant({
  code: 'mobile-s',
  name: 'Mobile S',
  product: { code: 'mobile-s', name: 'Mobile S' },
  price: { applied: { newCustomer: 999, existingCustomer: 799 }, original: 999, discountDuration: null },
  additionals: [care],
});

const plans = () => fakeHttp().on('GET', plansPath, { items: [small, medium] });
const asCustomer = (customer = aCustomer()) => ({
  http: plans().on('GET', '/api/session', { status: 'customer', customer }),
  boot: { isCustomer: true },
});
const wantsChange = () => screen.findByRole('radio', { name: 'Already a customer' });

describe('a change of a line', () => {
  it('[A6] offers a guest the login, and adds nothing meanwhile', async () => {
    const { user, store } = await renderShell({ path: '/en/mobile', http: plans() });
    await user.click(await wantsChange());
    const logIn = await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' });
    expect(logIn).toHaveAttribute('href', '/api/login?returnTo=%2Fen%2Fmobile%3Fmode%3Dchange');
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[A6] adds the chosen line of a customer to the cart', async () => {
    const { user, store } = await renderShell({ path: '/en/mobile', ...asCustomer() });
    await user.click(await wantsChange());
    await user.click(await chooseButton());
    expect(screen.getByText('Choose the line to change.')).toBeVisible();
    const lines = within(screen.getByRole('radiogroup', { name: 'Which of your lines do you want to change?' }));
    expect(lines.getAllByRole('radio')).toHaveLength(1);
    await user.click(lines.getByRole('radio', { name: /Alzette S.*\+352 691 123 456/u }));
    await user.click(await chooseButton());
    expect(selectItems(store.getState())).toMatchObject([
      {
        subscriptionMode: 'change',
        keepNumber: true,
        changedLine: { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' },
      },
    ]);
  });

  it('[A6] shows a message if the customer has no line of that family', async () => {
    const { user } = await renderShell({ path: '/en/mobile', ...asCustomer(aCustomer({ lines: [] })) });
    await user.click(await wantsChange());
    expect(await screen.findByText('No line to change here')).toBeVisible();
  });

  it('[D14] shows no deal that only new customers get', async () => {
    const deal = aMobileVariant({
      price: { applied: { newCustomer: 1999, existingCustomer: 2999 }, original: 2999, discountDuration: 12 },
      attributes: { subscription_mobile_webdeals: true },
    });
    const { http, boot } = asCustomer();
    await renderShell({ path: '/en/mobile', http: http.on('GET', plansPath, { items: [deal] }), boot });
    const tile = within(await screen.findByRole('article', { name: 'Mobile M' }));
    expect(tile.getByText('€29.99 per month')).toBeInTheDocument();
    expect(tile.queryByText('Online deal')).not.toBeInTheDocument();
  });

  it('[D14] has the prices of existing customers', async () => {
    await renderShell({ path: '/en/mobile?plan=mobile-s', ...asCustomer() });
    await screen.findByRole('article', { name: 'Mobile S' });
    expect(barText()).toContain('€7.99 per month');
    expect(within(screen.getByRole('article', { name: 'Mobile M' })).getByText('€27.99 per month')).toBeInTheDocument();
  });
});

describe('an edited line item', () => {
  const item: CartItem = {
    ...offerOf(medium).item({ identifier: 'line-1', origin: '/en/mobile' }),
    simType: 'eSIM',
  };
  const items = [aCartItem({ identifier: 'before' }), item, addOnItem(item, care, anAdditionalVariant(), 3)];
  const path = '/en/mobile?edit=line-1';

  it('[B9] opens with its choices, and is replaced in place by the new ones', async () => {
    const { user, store, tracked } = await renderShell({ path, http: plans(), store: storeWith({ items }) });
    expect(await screen.findByRole('radio', { name: 'Mobile M' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Screen care' })).toBeChecked();
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
    await user.click(screen.getByRole('radio', { name: 'Mobile S' }));
    await user.click(screen.getByRole('button', { name: 'Screen care: one less' }));
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(cartNow(store)).toEqual([
      'mobile mobile-m-24 x1',
      'mobile mobile-s x1',
      'subscription-additional screen-care-1 x2',
    ]);
    expect(selectItems(store.getState())[1]).toMatchObject({ identifier: 'line-1', simType: 'eSIM' });
    expect(window.location.pathname).toBe('/en/cart');
    expect(tracked).toEqual([]);
  });

  it('[B9, D10] opens with its TV packages, which keep their identifiers', async () => {
    const tv = offerOf(aTvVariant()).item({ identifier: 'tv-1', origin: '/en/tv' });
    const http = fakeHttp().on('GET', '/api/catalogue/subscriptions/tv', { items: [aTvVariant()] });
    const store = storeWith({ items: [tv, tvPackageItem(tv, aTvPackage(), '1700-1')] });
    const { user } = await renderShell({ path: '/en/tv?edit=tv-1', http, store });
    expect(await screen.findByRole('switch', { name: 'Sport' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Cinema' }));
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(cartNow(store)).toEqual(['tv tv-plus-12 x1', 'tv-package pack-sport-1 x1', 'tv-package pack-cinema-1 x1']);
    expect(selectItems(store.getState())[1]?.identifier).toBe('1700-1');
  });

  it('[B9] opens with the line it changes', async () => {
    const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
    const changing = offerOf(medium).item({ identifier: 'line-1', origin: '/en/mobile', changedLine });
    const { user, store } = await renderShell({ path, ...asCustomer(), store: storeWith({ items: [changing] }) });
    expect(await wantsChange()).toBeChecked();
    expect(await screen.findByRole('radio', { name: /Alzette S.*691/u })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    expect(selectItems(store.getState())).toMatchObject([{ identifier: 'line-1', changedLine }]);
  });

  it('[B9] is an ordinary offer once it has left the cart', async () => {
    const { user, store } = await renderShell({
      path,
      http: plans(),
      store: storeWith({ items: [aCartItem({ identifier: 'other' })] }),
    });
    await user.click(await chooseButton());
    expect(selectItems(store.getState())).toHaveLength(2);
    expect(screen.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  });
});

describe('a cart of another checkout type', () => {
  const prepaid = () => storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() } });

  it('is replaced only after the shopper confirms', async () => {
    const { user, store } = await renderShell({ path: '/en/mobile', http: plans(), store: prepaid() });
    await user.click(await chooseButton());
    const dialog = within(screen.getByRole('alertdialog', { name: 'Replace your cart?' }));
    expect(dialog.getByText(/“€20 top-up” is in your cart/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my cart' }));
    expect(selectCart(store.getState()).prepaid).toEqual(aTopUp());
    await user.click(await chooseButton());
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(cartNow(store)).toEqual(['mobile mobile-s x1']);
    expect(selectCart(store.getState()).checkoutType).toBe('esales');
  });

  it('is replaced without a question while it is empty', async () => {
    const store = storeWith({ cart: { checkoutType: 'prepaid_top_up' } });
    const { user } = await renderShell({ path: '/en/mobile', http: plans(), store });
    await user.click(await chooseButton());
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(selectCart(store.getState()).checkoutType).toBe('esales');
  });
});
