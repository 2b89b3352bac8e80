import { screen, waitFor, within } from '@testing-library/react';
import { savedEntries, type CartItem, type Locale } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aDeviceItem, aMobileVariant, anOrder, fakeHttp, plain } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const small = aCartItem({
  identifier: 'line-2',
  variant: { code: 'mobile-s', name: 'Mobile S' },
  origin: '/en/mobile?plan=s',
});

const renderCart = (items: readonly CartItem[] = [aCartItem(), small], locale: Locale = 'en') =>
  renderCartPage({ items, locale });

afterEach(() => localStorage.clear());

const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('the summary panel', () => {
  it('[B1, B12] shows icon, title, count of subscriptions and both totals', async () => {
    const addOn = aCartItem({ identifier: 'a', type: 'subscription-additional', parentIdentifier: 'line-1' });
    await renderCart([aCartItem(), small, addOn]);
    expect(summary().getByRole('heading', { name: 'Summary' }).parentElement?.querySelector('svg')).toBeInTheDocument();
    expect(summary().getByText('2 items')).toBeVisible();
    expect(summary().getByText('€74.97 per month')).toBeInTheDocument();
    expect(summary().getByText('€57.00 today')).toBeInTheDocument();
  });

  it('[B1] continues to the checkout in the language of the page', async () => {
    const { user, navigations } = await renderCart([aCartItem()]);
    await user.click(summary().getByRole('button', { name: 'Continue' }));
    expect(navigations).toEqual(['/en/checkout']);
  });

  it('[B1] shows the continue button at the lower edge of a phone screen, and unfolds there', async () => {
    const { user, navigations } = await renderCart([aCartItem()]);
    const [, continueInBar] = screen.getAllByRole('button', { name: 'Continue' });
    await user.click(continueInBar as HTMLElement);
    expect(navigations).toEqual(['/en/checkout']);
    await user.click(screen.getByRole('button', { name: /€24.99 per month.*€19.00 today/u }));
    const sheet = within(screen.getByRole('dialog', { name: 'Summary' }));
    expect(sheet.getByText('€19.00 today')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Récapitulatif', '49,98 € par mois'],
    ['de', 'Übersicht', '49,98 € pro Monat'],
  ] as const)('[B12] is translated to %s', async (locale, title, price) => {
    await renderCart([aCartItem(), small], locale);
    expect(plain(screen.getByRole('region', { name: title }).textContent)).toContain(price);
  });
});

describe('line items', () => {
  it('[B2, B7] each have a card; the card of a device with its plan unfolds', async () => {
    const { user } = await renderCart([aDeviceItem(), aCartItem()]);
    const card = within(screen.getByRole('article', { name: 'Ernz 9 Pro' }));
    const details = card.getByText('What is included').closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(card.getByText('What is included'));
    expect(details).toHaveAttribute('open');
    expect(
      within(screen.getByRole('article', { name: 'Mobile M' })).queryByText('What is included'),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Phone and plan' })).toBeVisible();
  });

  it.each([
    [2, 'open'],
    [3, 'folded'],
  ] as const)('[B2] of a cart with %s are %s at first', async (count, state) => {
    const items = Array.from({ length: count }, (_each, index) => aCartItem({ identifier: `line-${index}` }));
    await renderCart([
      ...items,
      aCartItem({ identifier: 'care', parentIdentifier: 'line-0', type: 'subscription-additional' }),
    ]);
    const folds = screen.getAllByRole('button', { name: 'Mobile M' });
    expect(folds.map((fold) => fold.getAttribute('aria-expanded'))).toEqual(items.map(() => String(state === 'open')));
  });

  it('[B2] can be deleted one by one and restored', async () => {
    const { user, store } = await renderCart();
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    expect(screen.queryByRole('article', { name: 'Mobile M' })).not.toBeInTheDocument();
    expect(summary().getByText('1 item')).toBeVisible();
    expect(summary().getByText('€24.99 per month')).toBeInTheDocument();
    expect(selectItems(store.getState())).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Mobile M',
      'Mobile S',
    ]);
  });

  it('[B2, B9] record a replaced offer on edit and open the page that they came from', async () => {
    const { user, navigations, tracked } = await renderCart();
    await user.click(screen.getByRole('button', { name: 'Edit Mobile S' }));
    expect(navigations).toEqual(['/en/mobile?plan=s&edit=line-2']);
    expect(tracked).toEqual([{ event: 'replace_offer', data: { item_category: 'mobile' } }]);
  });

  it('[B9] with the origin of another site stay on this site', async () => {
    const { user, navigations } = await renderCart([aCartItem({ origin: 'https://evil.test/' })]);
    await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
    expect(navigations).toEqual(['/en']);
  });

  it('[E3] each keep a SIM type, which is physical at first', async () => {
    const { user, store } = await renderCart();
    const sims = (name: string) => within(screen.getByRole('article', { name }));
    expect(sims('Mobile M').getByRole('radio', { name: /^SIM card/u })).toBeChecked();
    await user.click(sims('Mobile S').getByRole('radio', { name: /^eSIM/u }));
    expect(sims('Mobile S').getByRole('radio', { name: /^eSIM/u })).toBeChecked();
    expect(selectItems(store.getState()).map(({ simType }) => simType)).toEqual(['physical', 'eSIM']);
  });
});

describe('a link with a saved cart', () => {
  it('[A2, C6] replaces the cart, and the address becomes the plain one', async () => {
    let open: (cart: unknown) => void = () => undefined;
    const http = fakeHttp()
      .on('POST', '/api/decryptToken', () => new Promise((resolve) => (open = resolve)))
      .on('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', aMobileVariant());
    const { navigations } = await renderCartPage({ items: [small], http, query: '?cartSaved=token' });
    expect(screen.getByRole('dialog', { name: 'We are opening your cart' })).toBeVisible();
    expect(navigations).toEqual(['/en/cart']);
    expect(window.location.search).toBe('');
    await waitFor(() => expect(http.requests).toHaveLength(1));
    open({ cart: savedEntries([aCartItem({ identifier: 'saved' })]) });
    expect(await screen.findByRole('article', { name: 'Mobile M' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Mobile S' })).not.toBeInTheDocument();
  });
});

describe('the cart page', () => {
  it('[B6] shows the secure-payment block', async () => {
    await renderCart();
    const block = within(screen.getByRole('region', { name: 'Secure card payment' }));
    for (const mark of ['CardPay', 'LuxCard']) expect(block.getByText(mark)).toBeVisible();
    for (const name of ['VISA', 'Mastercard']) expect(block.getByRole('img', { name })).toBeVisible();
  });

  it('has its own title', async () => {
    await renderCart();
    expect(document.title).toBe('Your cart, Alzette');
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });

  it('[E7] shows a link to the offers and no link to the checkout for an empty cart', async () => {
    const { user, navigations } = await renderCart([aCartItem()]);
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the offers' }));
    expect(navigations).toEqual(['/en']);
  });

  it('[B2, E7] restores the last deleted line item', async () => {
    const { user } = await renderCart([aCartItem()]);
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
  });

  it('[B4] opens the print dialog', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderCart([aDeviceItem()]);
    await user.click(screen.getByRole('button', { name: 'Print the cart' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a cart whose order was placed', () => {
  const placedOrder = { tokenValue: 'order-1', type: 'esales', cartId: 'cart-1', wantsNewsletter: false } as const;
  const open = (order: object) =>
    renderCartPage({
      items: [aCartItem()],
      cart: { id: 'cart-1', placedOrder },
      http: fakeHttp().on('GET', '/api/v2/shop/orders/order-1', order),
    });

  it('[K8, L2] opens the confirmation once it is paid, and shows nothing to buy meanwhile', async () => {
    const { navigations } = await open(anOrder({ state: 'confirmed', paymentState: 'paid' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(navigations).toEqual(['/en/checkout?step=confirmation&order_token=order-1&type=esales']),
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('[K8, L2] stays a cart as long as it is not paid', async () => {
    const { navigations } = await open(anOrder({ paymentState: 'cancelled' }));
    expect(await screen.findAllByRole('button', { name: 'Continue' })).not.toHaveLength(0);
    expect(navigations).toEqual([]);
  });
});
