import { act, screen, waitFor } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { savedEntries, type CartItem } from '@alzette/shop-model';
import { SavedCartRestorer } from '../index';
import { SavedCartRestoration } from './saved-cart-restoration';
import { anItem, plan, renderWidget } from '../testing/render-widget';

const present = anItem({ identifier: 'present' });
const saved = anItem({ identifier: 'saved' });
const planUrl = `/api/catalogue/subscriptions/mobile/variant/${plan.code}`;

type Responses = Readonly<Record<string, unknown>>;

function responding(responses: Responses) {
  return jest.fn(async ({ url }: HttpRequest) => {
    const response = responses[url];
    if (typeof response === 'function') return { status: 200, body: await (response as () => unknown)() };
    if (response instanceof Error) throw response;
    return { status: 200, body: response };
  }) as never;
}

const problem = (status: number | null, code: string, name?: string) =>
  Object.assign(new Error(code), { status, code, problem: { status, code, name } });
const entriesOf = (items: readonly CartItem[]) => ({ cart: savedEntries(items) });

async function open(responses: Responses, path = '/en/cart') {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return renderWidget(<SavedCartRestorer path={path} query="?cartSaved=token&step=cart" />, {
    items: [present],
    http: responding(responses),
  });
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a link with a saved cart', () => {
  it('[A2, C6] clears the cart, fills it, and the address becomes the plain one at once', async () => {
    let letGo: (value: unknown) => void = () => undefined;
    const token = new Promise((resolve) => (letGo = resolve));
    const { itemsNow, navigations } = await open({ '/api/decryptToken': () => token, [planUrl]: plan });
    expect(await screen.findByRole('dialog', { name: 'We are opening your cart' })).toBeVisible();
    expect(navigations).toEqual(['/en/cart?step=cart']);
    expect(itemsNow()).toEqual([present]);
    letGo(entriesOf([saved]));
    await waitFor(() => expect(itemsNow()).toEqual([saved]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[C6] waits 10 ms before its first request', async () => {
    const http = responding({ '/api/decryptToken': entriesOf([saved]), [planUrl]: plan }) as jest.Mock;
    jest.useFakeTimers();
    await renderWidget(<SavedCartRestoration token="token" />, { http: http as never });
    await act(() => jest.advanceTimersByTimeAsync(9));
    expect(http).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(http).toHaveBeenCalled();
  });

  it('[C2, C7] that cannot be read keeps the cart, logs the error, and shows what to do', async () => {
    const { user, itemsNow } = await open({ '/api/decryptToken': problem(400, 'token_invalid') });
    const popup = await screen.findByRole('alertdialog', { name: 'This link does not open' });
    expect(popup).toHaveTextContent('The saved cart cannot be read, or is more than 30 days old.');
    expect(itemsNow()).toEqual([present]);
    expect(console.error).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['500', problem(500, 'internal')],
    ['no value for 10 s', problem(null, 'unreachable')],
    ['garbage', '<html>Maintenance</html>'],
  ])('[C6] keeps the cart when the catalogue responds with %s, and can be tried again', async (_name, failure) => {
    let response: unknown = failure;
    const catalogue = () => {
      if (response instanceof Error) throw response;
      return response;
    };
    const { user, itemsNow, reported } = await open({ '/api/decryptToken': entriesOf([saved]), [planUrl]: catalogue });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your present cart has not changed.');
    expect(itemsNow()).toEqual([present]);
    expect(reported).toHaveLength(1);
    response = plan;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(itemsNow()).toEqual([saved]));
  });

  it('[C6] names offers that are no longer sold, and restores the others', async () => {
    const old = anItem({ identifier: 'old', variant: { code: 'mobile-xl', name: 'Mobile XL' } });
    const older = anItem({ identifier: 'older', type: 'tv', variant: { code: 'tv-1', name: 'TV' } });
    const { user, itemsNow } = await open({
      '/api/decryptToken': entriesOf([old, saved, older]),
      [planUrl]: plan,
      '/api/catalogue/subscriptions/mobile/variant/mobile-xl': problem(410, 'offer_withdrawn', 'Mobile XL'),
      '/api/catalogue/subscriptions/tv/variant/tv-1': problem(404, 'not_found'),
    });
    expect(await screen.findByRole('alertdialog', { name: 'Not everything is still on sale' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mobile XL',
      'A TV plan (tv-1)',
    ]);
    expect(itemsNow()).toEqual([saved]);
    await user.click(screen.getByRole('button', { name: 'See my cart' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[C6] leaves the present cart unchanged if all its offers are withdrawn', async () => {
    const { itemsNow } = await open({ '/api/decryptToken': entriesOf([saved]), [planUrl]: problem(404, 'not_found') });
    await screen.findByRole('alertdialog');
    expect(itemsNow()).toEqual([present]);
  });
});

it('a page without such a link sends no request', async () => {
  const http = responding({}) as jest.Mock;
  await renderWidget(<SavedCartRestorer path="/en/cart" query="?step=cart" />, { http: http as never });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(http).not.toHaveBeenCalled();
});
