import { screen } from '@testing-library/react';
import type { CartItem } from '@alzette/shop-model';
import { aCartItem } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const open = (items: readonly CartItem[] = [aCartItem()]) => renderCartPage({ items });
const banner = (title: string) => screen.getByText(title).parentElement as HTMLElement;

function refuseStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

afterEach(() => jest.restoreAllMocks());

describe('the banner of the cart', () => {
  it.each([
    ['Apple Computer, Inc.', 'Safari deletes it after seven days without a visit.'],
    ['Google Inc.', 'Have it sent by e-mail to find it on another device.'],
  ])('[B5] says what a browser of %s does', async (vendor, text) => {
    jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
    await open();
    expect(banner('Your cart stays in this browser')).toHaveTextContent(text);
    expect(screen.queryAllByText(/Safari/u)).toHaveLength(vendor.startsWith('Apple') ? 1 : 0);
  });

  it('[B5] says that the cart stays where the cookie keeps it', async () => {
    refuseStorage();
    await open();
    expect(screen.getByText('Your cart stays in this browser')).toBeVisible();
  });

  it.each([
    ['without cookies', false, aCartItem()],
    ['with a changed line, which no cookie holds', true, aCartItem({ subscriptionMode: 'change' })],
  ])('[B5] says that the cart is lost in a browser that stores nothing, %s', async (_case, hasCookies, item) => {
    refuseStorage();
    if (!hasCookies) jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    await open([item]);
    expect(banner('This browser does not keep the cart')).toHaveTextContent(/lost when you leave or reload/u);
    expect(screen.queryByText('Your cart stays in this browser')).not.toBeInTheDocument();
  });

  it('[B5] keeps a dismissed banner hidden', async () => {
    const { user, unmount } = await open();
    expect(screen.getByText('Your cart stays in this browser')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide this tip' }));
    expect(screen.queryByText('Your cart stays in this browser')).not.toBeInTheDocument();
    unmount();
    await open();
    expect(screen.queryByText('Your cart stays in this browser')).not.toBeInTheDocument();
    document.cookie = 'cart.banner=; path=/; max-age=0';
  });

  it('[B5] lets its banner be dismissed in a browser that stores nothing', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hide this tip' }));
    expect(screen.queryByText('Your cart stays in this browser')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
