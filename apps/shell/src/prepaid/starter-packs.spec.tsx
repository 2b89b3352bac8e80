import { screen, within } from '@testing-library/react';
import { selectCart } from '@alzette/shop-store';
import { aCartItem, aStarterPack, type FakeServicesOptions, plain, storeWith } from '@alzette/testing';
import { packsPath, prepaidCatalogue } from '../testing/prepaid';
import { renderShell } from '../testing/render-shell';

async function openPacks(options: FakeServicesOptions = {}) {
  const rendered = await renderShell({
    path: '/en/starter-packs',
    http: prepaidCatalogue(),
    boot: { discovery: { revision: 1, remotes: {} } },
    ...options,
  });
  await screen.findByRole('radio', { name: 'Alzette Prepaid 10' });
  return rendered;
}

const take = () => screen.getAllByRole('button', { name: 'Take this pack' })[0] as HTMLElement;

describe('the starter packs', () => {
  it('[M2] can be compared by price, credit and content', async () => {
    await openPacks();
    expect(document.title).toBe('Starter packs, Alzette');
    const tile = within(screen.getByRole('article', { name: 'Alzette Prepaid 20' }));
    expect(tile.getByText('€15.00 today')).toBeInTheDocument();
    expect(tile.getByText('paid once')).toBeVisible();
    expect(plain(tile.getByText(/of credit/u).textContent)).toBe('€20.00 of credit');
    expect(tile.getByText('2 GB in Europe')).toBeVisible();
  });

  it('[M2] announce before the payment that the card is activated with an identity check', async () => {
    await openPacks();
    const activation = within(screen.getByRole('region', { name: 'The card is activated with an identity document' }));
    expect(activation.getByText(/Without this check the card does not work/u)).toBeVisible();
    expect(activation.getByText(/Online with IdentLux, passport or identity card/u)).toBeVisible();
    expect(activation.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
    expect(activation.getByRole('link', { name: 'activate a card' })).toHaveAttribute(
      'href',
      'https://www.alzette.example/activate',
    );
    expect(screen.getAllByText('To be activated with an identity document')).toHaveLength(2);
  });

  it('[M2] open their checkout with a cart of their own', async () => {
    const { user, store, tracked } = await openPacks();
    await user.click(screen.getByRole('radio', { name: 'Alzette Prepaid 20' }));
    expect(plain(screen.getByRole('region', { name: 'Your price' }).textContent)).toContain('€15.00 today');
    await user.click(take());
    expect(selectCart(store.getState())).toMatchObject({
      checkoutType: 'prepaid_starter_pack',
      prepaid: aStarterPack(),
    });
    expect(window.location.pathname).toBe('/en/checkout');
    expect(tracked[0]).toMatchObject({
      event: 'add_to_cart',
      data: { ecommerce: { value: 15, items: [{ item_id: 'starter-20', item_category: 'prepaid-starter-pack' }] } },
    });
  });

  it('[A4] replace other offers only after the shopper confirms', async () => {
    const store = storeWith({ items: [aCartItem()] });
    const { user } = await openPacks({ store });
    await user.click(take());
    await user.click(screen.getByRole('button', { name: 'Keep my cart' }));
    expect(selectCart(store.getState())).toMatchObject({ checkoutType: 'esales', prepaid: null });
    await user.click(take());
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(selectCart(store.getState()).prepaid).toMatchObject({ code: 'starter-10', productCode: 'starter' });
  });

  it('[M2] can be loaded again when they cannot be read', async () => {
    const http = prepaidCatalogue().fails('GET', packsPath, { status: null, code: 'unreachable' });
    const { user } = await renderShell({ path: '/de/starterpakete', locale: 'de', http });
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
    http.on('GET', packsPath, { items: [] });
    await user.click(again);
    expect(await screen.findByRole('status')).toBeVisible();
  });
});
