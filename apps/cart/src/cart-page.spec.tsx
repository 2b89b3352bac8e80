import { screen, waitFor, within } from '@testing-library/react';
import { savedEntries, type CartItem, type Locale } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aDeviceItem, aMobileVariant, fakeHttp, plain } from '@alzette/testing';
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

describe('summary', () => {
  it('[B1, B12] shows icon, title, count of subscriptions and both totals', async () => {
    const addOn = aCartItem({ identifier: 'a', type: 'subscription-additional', parentIdentifier: 'line-1' });
    await renderCart([aCartItem(), small, addOn]);
    expect(summary().getByRole('heading', { name: 'Summary' }).parentElement?.querySelector('svg')).toBeInTheDocument();
    expect(summary().getByText('2 items')).toBeVisible();
    expect(summary().getByText('€74.97 per month')).toBeInTheDocument();
    expect(summary().getByText('€57.00 today')).toBeInTheDocument();
  });

  it('[B1] goes on to the checkout of the page’s language, and says so to analytics', async () => {
    const { user, navigations, tracked } = await renderCart([aCartItem()]);
    await user.click(summary().getByRole('button', { name: 'Continue' }));
    expect(navigations).toEqual(['/en/checkout']);
    const ecommerce = { currency: 'EUR', value: 19, items: [{ item_id: 'mobile-m-24', price: 19, quantity: 1 }] };
    expect(tracked).toMatchObject([{ event: 'begin_checkout', data: { client_status: 'new-client', ecommerce } }]);
  });

  it('[B1] has the same way on at the lower edge of a phone, and opens there in full', async () => {
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
  ] as const)('[B12] speaks %s', async (locale, title, price) => {
    await renderCart([aCartItem(), small], locale);
    expect(plain(screen.getByRole('region', { name: title }).textContent)).toContain(price);
  });
});

describe('lines', () => {
  it('[B2, B7] each have a card; the one of a device with its plan unfolds', async () => {
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

  it('[B2] are deleted one by one, and put back', async () => {
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

  it('[B2, B9] record a replaced offer on edit and go to where the line came from', async () => {
    const { user, navigations, tracked } = await renderCart();
    await user.click(screen.getByRole('button', { name: 'Edit Mobile S' }));
    expect(navigations).toEqual(['/en/mobile?plan=s&edit=line-2']);
    expect(tracked).toEqual([{ event: 'replace_offer', data: { item_category: 'mobile' } }]);
  });

  it('[B9] with an origin elsewhere stay on this site', async () => {
    const { user, navigations } = await renderCart([aCartItem({ origin: 'https://evil.test/' })]);
    await user.click(screen.getByRole('button', { name: 'Edit Mobile M' }));
    expect(navigations).toEqual(['/en']);
  });

  it('[E3] keep a SIM type each, physical at first', async () => {
    const { user, store } = await renderCart();
    const sims = (name: string) => within(screen.getByRole('article', { name }));
    expect(sims('Mobile M').getByRole('radio', { name: /^SIM card/u })).toBeChecked();
    await user.click(sims('Mobile S').getByRole('radio', { name: /^eSIM/u }));
    expect(sims('Mobile S').getByRole('radio', { name: /^eSIM/u })).toBeChecked();
    expect(selectItems(store.getState()).map(({ simType }) => simType)).toEqual(['physical', 'eSIM']);
  });
});

describe('a link with a saved cart', () => {
  it('[A2, C6] takes the place of the cart, and the address becomes the plain one', async () => {
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

describe('page', () => {
  it('[B6] shows the secure-payment block', async () => {
    await renderCart();
    const block = within(screen.getByRole('region', { name: 'Secure card payment' }));
    for (const mark of ['CardPay', 'LuxCard']) expect(block.getByText(mark)).toBeVisible();
    for (const name of ['VISA', 'Mastercard']) expect(block.getByRole('img', { name })).toBeVisible();
  });

  it('has a title of its own', async () => {
    await renderCart();
    expect(document.title).toBe('Your cart, Alzette');
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });

  it('[E7] says when the cart is empty, with a way on and no way to the checkout', async () => {
    const { user, navigations } = await renderCart([aCartItem()]);
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the offers' }));
    expect(navigations).toEqual(['/en']);
  });

  it('[B2, E7] gives the last line back too', async () => {
    const { user } = await renderCart([aCartItem()]);
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
  });

  it('[B5] has a banner that stays away once it was dismissed', async () => {
    const { user, unmount } = await renderCart();
    expect(screen.getByText('Your cart waits for you on this device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide this tip' }));
    expect(screen.queryByText('Your cart waits for you on this device')).not.toBeInTheDocument();
    unmount();
    await renderCart();
    expect(screen.queryByText('Your cart waits for you on this device')).not.toBeInTheDocument();
  });

  it('[B5] dismisses its banner in a browser that stores nothing', async () => {
    jest.spyOn(Object.getPrototypeOf(localStorage) as Storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { user } = await renderCart();
    await user.click(screen.getByRole('button', { name: 'Hide this tip' }));
    expect(screen.queryByText('Your cart waits for you on this device')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('[B4] prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderCart([aDeviceItem()]);
    await user.click(screen.getByRole('button', { name: 'Print the cart' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
