import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectCart, selectItems, selectValues } from '@alzette/shop-store';
import { loadMobileRule } from '@alzette/shop-widgets';
import { aCartItem, aStarterPack, aTopUp, type FakeServicesOptions, plain, storeWith } from '@alzette/testing';
import { navigateTo } from '../routing/site-location';
import { amountsPath, prepaidCatalogue } from '../testing/prepaid';
import { renderShell } from '../testing/render-shell';

const phoneNumber = 'contract.subscription.phone-number';

async function openTopUp({ search = '', ...options }: FakeServicesOptions & { readonly search?: string } = {}) {
  const rendered = await renderShell({
    path: `/en/top-up${search}`,
    http: prepaidCatalogue(),
    boot: { discovery: { revision: 1, remotes: {} } },
    ...options,
  });
  await screen.findByRole('radio', { name: '€20' });
  return rendered;
}

const numberField = () => screen.getByRole('textbox', { name: 'Number to top up' });
const goOn = () => screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement;
const price = () => plain(screen.getByRole('region', { name: 'Your price' }).textContent);

describe('the top-up page', () => {
  it('[M1] has a title, the amount in the middle chosen, and what is due today', async () => {
    const { user } = await openTopUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Top up a prepaid card' })).toBeVisible();
    expect(document.title).toBe('Top up a prepaid card, Alzette');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'top-up-5',
      'top-up-20',
      'top-up-50',
    ]);
    expect(price()).toContain('€20.00 today');
    await user.click(screen.getByRole('radio', { name: '€50' }));
    expect(price()).toContain('€50.00 of credit');
    expect(price()).toContain('€50.00 today');
  });

  it('[M1] adds the top-up to a cart of its own, tracks it, and opens the checkout', async () => {
    const { user, store, tracked } = await openTopUp();
    await user.type(numberField(), '691 123 456');
    await user.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/en/checkout'));
    expect(selectCart(store.getState())).toMatchObject({
      checkoutType: 'prepaid_top_up',
      prepaid: aTopUp(),
      items: [],
    });
    expect(selectValues(store.getState())).toEqual({ [phoneNumber]: '691 123 456' });
    const item = {
      item_id: 'top-up-20',
      item_name: '€20 top-up',
      item_category: 'prepaid-top-up',
      price: 20,
      quantity: 1,
    };
    const ecommerce = { currency: 'EUR', value: 20, items: [item] };
    expect(tracked).toEqual([{ event: 'add_to_cart', data: { ecommerce } }]);
  });

  it('[K1] leaves a cart unchanged that holds just this top-up, so that its order stays one', async () => {
    const store = storeWith({
      cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() },
      values: { [phoneNumber]: '691123456' },
    });
    const { id } = selectCart(store.getState());
    const { user, tracked } = await openTopUp({ store });
    await user.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/en/checkout'));
    expect(selectCart(store.getState()).id).toBe(id);
    expect(tracked).toEqual([]);
  });

  it('[M1] opens no checkout once the shopper has left, also when the phone parser loads late', async () => {
    const { user, store } = await openTopUp();
    await user.type(numberField(), '691 123 456');
    fireEvent.click(goOn());
    act(() => navigateTo('/en/starter-packs'));
    await screen.findByRole('radio', { name: 'Alzette Prepaid 10' });
    await act(() => loadMobileRule());
    expect(window.location.pathname).toBe('/en/starter-packs');
    expect(selectCart(store.getState()).prepaid).toBeNull();
  });

  it.each([
    ['the amount of its address', '?product=top-up-5', '€5'],
    ['the amount in the middle, as the server renders it', '', '€20'],
  ])('[M1] shows %s, whatever the cart holds', async (_what, search, amount) => {
    const store = storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp({ code: 'top-up-50' }) } });
    await openTopUp({ search, store });
    expect(screen.getByRole('radio', { name: amount })).toBeChecked();
  });
});

describe('the number to top up', () => {
  it.each(['+352 691 123 456', '00352691123456', '691.123.456', '691-12-34-56'])(
    '[M1] may be typed as %s',
    async (typed) => {
      const { user } = await openTopUp();
      await user.type(numberField(), typed);
      await user.click(goOn());
      await waitFor(() => expect(window.location.pathname).toBe('/en/checkout'));
    },
  );

  it.each([
    ['', 'Enter the number to top up.'],
    ['24 12 34 56', 'Enter a Luxembourg mobile number, for example +352 691 123 456.'],
    ['+33 6 12 34 56 78', 'Enter a Luxembourg mobile number, for example +352 691 123 456.'],
  ])('[M1, N8] %j stays on the page, with a summary of errors that leads to the field', async (typed, message) => {
    const { user, store } = await openTopUp();
    if (typed) await user.type(numberField(), typed);
    await user.click(goOn());
    const summary = await screen.findByRole('group', { name: 'One field needs correcting' });
    await waitFor(() => expect(numberField()).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: `Number to top up: ${message}` }));
    expect(numberField()).toHaveFocus();
    expect(numberField()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(numberField()).toBeInvalid();
    expect(window.location.pathname).toBe('/en/top-up');
    expect(selectCart(store.getState()).prepaid).toBeNull();
  });

  it('[M1] loses its error as soon as it is corrected', async () => {
    const { user } = await openTopUp();
    await user.type(numberField(), '691 123 45');
    await user.click(goOn());
    await screen.findByRole('group', { name: /correcting/u });
    await user.type(numberField(), '6');
    await waitFor(() => expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument());
    expect(numberField()).toBeValid();
  });

  it('[M1] is checked on blur unless it is empty, and its error disappears once it is corrected', async () => {
    const { user } = await openTopUp();
    await user.click(numberField());
    await user.tab();
    expect(numberField()).not.toHaveAttribute('aria-invalid');
    await user.type(numberField(), '24');
    await user.tab();
    await waitFor(() => expect(numberField()).toBeInvalid());
    expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument();
    await user.clear(numberField());
    await user.type(numberField(), '691 123 456');
    expect(numberField()).toBeValid();
  });
});

describe('a cart of another checkout type', () => {
  it.each([
    ['of esales', storeWith({ items: [aCartItem()] }), 'Your cart holds 1 offer.'],
    [
      'of a starter pack',
      storeWith({ cart: { checkoutType: 'prepaid_starter_pack', prepaid: aStarterPack() } }),
      '“Alzette Prepaid 20” is in your cart',
    ],
  ] as const)(
    '[A4] %s is replaced only after the shopper confirms, and kept whole otherwise',
    async (_which, store, copy) => {
      const before = selectCart(store.getState());
      const { user } = await openTopUp({ store });
      await user.type(numberField(), '691 123 456');
      await user.click(goOn());
      const dialog = await screen.findByRole('alertdialog', { name: 'Replace your cart?' });
      expect(dialog).toHaveTextContent(copy);
      await user.click(within(dialog).getByRole('button', { name: 'Keep my cart' }));
      expect(selectCart(store.getState())).toEqual(before);
      expect(window.location.pathname).toBe('/en/top-up');
      expect(numberField()).toHaveValue('691 123 456');
      await user.click(goOn());
      await user.click(await screen.findByRole('button', { name: 'Replace' }));
      expect(selectCart(store.getState())).toMatchObject({ checkoutType: 'prepaid_top_up', prepaid: aTopUp() });
      expect(selectItems(store.getState())).toEqual([]);
      expect(window.location.pathname).toBe('/en/checkout');
    },
  );
});

describe('the catalogue of amounts', () => {
  it('[M1] can be read again when it failed', async () => {
    const http = prepaidCatalogue().fails('GET', amountsPath, { status: 503, code: 'database_unavailable' });
    const { user, reported } = await renderShell({ path: '/en/top-up', http });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported).toHaveLength(1);
    http.on('GET', amountsPath, { items: [{ code: 'a', name: '€7.50 top-up', amount: 750 }] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: '€7.50' })).toBeChecked();
  });

  it('[M1] gets a message when it is empty', async () => {
    await renderShell({ path: '/en/top-up', http: prepaidCatalogue().on('GET', amountsPath, { items: [] }) });
    expect(await screen.findByText('No offers at the moment')).toBeVisible();
  });
});
