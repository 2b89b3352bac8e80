import { screen, within } from '@testing-library/react';
import { topUpKeys } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { aCustomer, aStarterPack, aTopUp, plain } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const values = { [topUpKeys.phoneNumber]: '691 123 456' };
const card = (name: string) => within(screen.getByRole('article', { name }));
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('a prepaid cart', () => {
  it('[B1, M1] shows its product with number and price, and counts one product', async () => {
    await renderCartPage({ prepaid: aTopUp(), values });
    expect(card('€20 top-up').getByText('€20.00 today')).toBeInTheDocument();
    expect(plain(card('€20 top-up').getByText(/credit/u).textContent)).toBe('€20.00 of credit for 691 123 456');
    expect(summary().getByText('1 item')).toBeVisible();
    expect(summary().getByText('€20.00 today')).toBeInTheDocument();
    expect(screen.queryByText(/per month/iu)).not.toBeInTheDocument();
  });

  it('[B2] folds its product and opens it again', async () => {
    const { user } = await renderCartPage({ prepaid: aTopUp(), values });
    const fold = card('€20 top-up').getByRole('button', { name: '€20 top-up', expanded: true });
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(card('€20 top-up').getByText(/credit/u)).not.toBeVisible();
    expect(card('€20 top-up').getByRole('button', { name: 'Edit €20 top-up' })).toBeVisible();
    await user.click(fold);
    expect(card('€20 top-up').getByText(/credit/u)).toBeVisible();
  });

  it('[M2] names the identity document that a starter pack needs', async () => {
    await renderCartPage({ prepaid: aStarterPack(), values });
    expect(plain(card('Alzette Prepaid 20').getByText(/credit/u).textContent)).toBe(
      '€20.00 of credit. To be activated with an identity document, once it has arrived.',
    );
  });

  it('[B3, B4] has no form to save it, no voucher and no banner, for guests and customers', async () => {
    await renderCartPage({ prepaid: aTopUp(), customer: aCustomer() });
    for (const text of [/by e-mail/u, /promo code/u, /Print/u, /Change the options/u, /waits for you/u]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(screen.getByRole('region', { name: 'Secure card payment' })).toBeVisible();
  });

  it('[B1] continues to the checkout', async () => {
    const { user, navigations } = await renderCartPage({ prepaid: aTopUp() });
    await user.click(summary().getByRole('button', { name: 'Continue' }));
    expect(navigations).toEqual(['/en/checkout']);
  });

  it('[B1] shows the continue button at the lower edge of a phone screen', async () => {
    const { user, navigations } = await renderCartPage({ prepaid: aTopUp() });
    await user.click(screen.getByRole('button', { name: /€20.00 today/u }));
    const sheet = within(screen.getByRole('dialog', { name: 'Summary' }));
    expect(sheet.getByText('€20.00 today')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    const [, continueInBar] = screen.getAllByRole('button', { name: 'Continue' });
    await user.click(continueInBar as HTMLElement);
    expect(navigations).toEqual(['/en/checkout']);
  });

  it.each([
    [aTopUp({ code: 'top-up-50' }), '/en/top-up?product=top-up-50'],
    [aStarterPack({ code: 'prepaid-20' }), '/en/starter-packs?product=prepaid-20'],
  ])('[B2] is edited on the page that it came from, which shows it', async (prepaid, page) => {
    const { user, navigations } = await renderCartPage({ prepaid });
    await user.click(screen.getByRole('button', { name: `Edit ${prepaid.name}` }));
    expect(navigations).toEqual([page]);
  });

  it('[B2, E7] can be emptied and restored', async () => {
    const { user, store } = await renderCartPage({ prepaid: aTopUp() });
    await user.click(screen.getByRole('button', { name: 'Delete €20 top-up' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(selectCart(store.getState())).toMatchObject({ prepaid: null, checkoutType: 'esales' });
    const undo = screen.getByRole('button', { name: 'Put it back' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(selectCart(store.getState())).toMatchObject({ prepaid: aTopUp(), checkoutType: 'prepaid_top_up' });
    expect(card('€20 top-up').getByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.getByText('€20 top-up is in your cart again')).toHaveRole('status');
    expect(screen.getByRole('article', { name: '€20 top-up' })).toHaveFocus();
  });
});
