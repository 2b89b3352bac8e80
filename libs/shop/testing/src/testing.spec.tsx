import { screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aMobileVariant, fakeHttp, renderWithShop, storeWith } from './index';

function Page({ query }: { readonly query: string }) {
  const { navigate, track, locale } = useServices();
  const items = useSelector(selectItems);
  return (
    <>
      <p>{`${items.length} ${locale} ${query}`}</p>
      <button
        onClick={() => {
          track('pressed', { times: 1 });
          navigate('/en/cart?step=two');
        }}
      >
        <FormattedMessage id="common.continue" />
      </button>
    </>
  );
}

describe('renderWithShop', () => {
  it('renders with real messages and store, and follows the address', async () => {
    const store = storeWith({ items: [aCartItem()] });
    const { user, navigations, tracked } = await renderWithShop((props) => <Page {...props} />, {
      store,
      path: '/en/cart?step=one',
    });
    expect(screen.getByText('1 en ?step=one')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('1 en ?step=two')).toBeVisible();
    expect(navigations).toEqual(['/en/cart?step=two']);
    expect(tracked).toEqual([{ event: 'pressed', data: { times: 1 } }]);
  });
});

describe('fakeHttp', () => {
  it('responds with the latest registration, and records the requests', async () => {
    const http = fakeHttp().on('GET', '/api/plans', { items: [] });
    http.on('GET', '/api/plans', (request: { query?: Record<string, string> }) => request.query);
    await expect(http.request({ method: 'GET', url: '/api/plans', query: { locale: 'fr' } })).resolves.toEqual({
      status: 200,
      body: { locale: 'fr' },
    });
    expect(http.requestsTo('GET', '/api/plans')).toHaveLength(1);
    expect(http.requestsTo('POST', '/api/plans')).toHaveLength(0);
  });

  it('fails like the real port', async () => {
    const http = fakeHttp()
      .fails('POST', '/api/order', { status: 409, code: 'price_changed', totals: { oneOff: 1, monthly: 2 } })
      .fails('GET', '/api/order', { status: null, code: 'unreachable' });
    await expect(http.request({ method: 'POST', url: '/api/order' })).rejects.toMatchObject({
      status: 409,
      code: 'price_changed',
      problem: { totals: { oneOff: 1, monthly: 2 } },
    });
    await expect(http.request({ method: 'GET', url: '/api/order' })).rejects.toMatchObject({
      status: null,
      problem: null,
    });
  });
});

describe('builders', () => {
  it('apply overrides to a complete valid object', () => {
    expect(aMobileVariant({ esim: false })).toMatchObject({ esim: false, code: 'mobile-m-24' });
    expect(aCartItem({ simType: 'eSIM' })).toMatchObject({ simType: 'eSIM', type: 'mobile', subscriptionMode: 'new' });
  });
});
