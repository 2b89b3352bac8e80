import { screen, within } from '@testing-library/react';
import { selectItems } from '@alzette/shop-store';
import { aMobileVariant, fakeHttp, plain } from '@alzette/testing';
import { plansPath, renderShell } from '../testing/render-shell';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: () => Promise.reject(new Error('not in this spec')),
  registerPlugins: () => undefined,
  registerRemotes: () => undefined,
}));

const small = aMobileVariant({
  code: 'mobile-s',
  name: 'Mobile S',
  price: { applied: { newCustomer: 999, existingCustomer: 999 }, original: 999, discountDuration: null },
  activationFee: 0,
  options: { data: { code: 'data-5', label: '5 GB' }, data_eu: { code: 'null_eu', label: 'Nothing in the EU' } },
});

function renderPage(locale: 'en' | 'fr' = 'en') {
  const http = fakeHttp().on('GET', plansPath, { items: [aMobileVariant(), small] });
  return renderShell({ path: `/${locale}/mobile`, locale, http });
}

describe('mobile page', () => {
  it('[B10] shows each plan with price, promotion, term and activation', async () => {
    await renderPage();
    const card = within(await screen.findByRole('article', { name: 'Mobile M' }));
    expect(card.getByText('€24.99 per month')).toBeInTheDocument();
    expect(card.getByText('€24.99 for 12 months, then €29.99 per month')).toBeVisible();
    expect(card.getByText(/24-month term/u)).toHaveTextContent('Line activation: €19.00');
  });

  it('[B11] says nothing of the EU where null_eu means none', async () => {
    await renderPage();
    const card = within(await screen.findByRole('article', { name: 'Mobile S' }));
    expect(card.queryByText('Nothing in the EU')).not.toBeInTheDocument();
    expect(card.getByText('Unlimited calls')).toBeVisible();
    expect(screen.getByText('20 GB in the EU')).toBeVisible();
    expect(card.getByText(/No activation fee/u)).toBeVisible();
  });

  it('[D11] marks a plan with a web deal', async () => {
    const deal = aMobileVariant({ attributes: { subscription_mobile_webdeals: true } });
    const http = fakeHttp().on('GET', plansPath, { items: [deal, small] });
    await renderShell({ path: '/en/mobile', http });
    expect(within(await screen.findByRole('article', { name: 'Mobile M' })).getByText('Online deal')).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Mobile S' })).queryByText('Online deal')).not.toBeInTheDocument();
  });

  it('[A10] puts a mobile item in the cart, mode new, and says so', async () => {
    const { user, store, tracked } = await renderPage();
    await user.click(await screen.findByRole('button', { name: 'Choose Mobile S' }));
    expect(selectItems(store.getState())).toEqual([
      expect.objectContaining({
        type: 'mobile',
        subscriptionMode: 'new',
        simType: 'physical',
        origin: '/en/mobile',
        quantity: 1,
        variant: { code: 'mobile-s', name: 'Mobile S' },
      }),
    ]);
    expect(screen.getByRole('dialog', { name: 'Added to your cart' })).toHaveTextContent('Mobile S');
    expect(tracked).toEqual([expect.objectContaining({ event: 'add_to_cart' })]);
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  });

  it('[A10] adds the same plan twice as two lines', async () => {
    const { user, store } = await renderPage();
    const addOnce = async () => {
      await user.click(await screen.findByRole('button', { name: 'Choose Mobile S' }));
      await user.click(screen.getByRole('button', { name: 'Continue shopping' }));
    };
    await addOnce();
    await addOnce();
    expect(new Set(selectItems(store.getState()).map(({ identifier }) => identifier)).size).toBe(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads on to the cart', async () => {
    const { user } = await renderPage('fr');
    await user.click(await screen.findByRole('button', { name: /Mobile M/u }));
    expect(plain(screen.getByRole('dialog').textContent)).toContain('24,99 € par mois');
    const [toCart] = within(screen.getByRole('dialog')).getAllByRole('button').slice(1);
    await user.click(toCart as HTMLElement);
    expect(window.location.pathname).toBe('/fr/panier');
  });
});
