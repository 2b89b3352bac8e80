import { selectCart, selectItems } from '@alzette/shop-store';
import {
  aCartItem,
  aMobileVariant,
  anInternetVariant,
  aTopUp,
  fakeHttp,
  fakeServices,
  storeWith,
} from '@alzette/testing';
import { refreshCart } from './index';

describe('the cart of an earlier visit', () => {
  it('gets the words and prices of today, line by line, whatever it holds', async () => {
    const fibre = aCartItem({
      identifier: 'fibre',
      type: 'internet',
      variant: { code: 'internet-1g-24', name: 'Old' },
    });
    const gone = aCartItem({ identifier: 'gone', variant: { code: 'gone', name: 'Gone' } });
    const store = storeWith({ items: [aCartItem(), fibre, gone] });
    const http = fakeHttp()
      .on('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', aMobileVariant({ name: 'Mobil M' }))
      .on(
        'GET',
        '/api/catalogue/subscriptions/internet/variant/internet-1g-24',
        anInternetVariant({ name: 'Glasfaser' }),
      )
      .fails('GET', '/api/catalogue/subscriptions/mobile/variant/gone', { status: 404, code: 'not_found' });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectItems(store.getState()).map(({ variant }) => variant.name)).toEqual(['Mobil M', 'Glasfaser', 'Gone']);
    expect(http.requests[0]?.query).toEqual({ locale: 'de' });
    expect(reported).toEqual([]);
  });

  it('keeps what cannot be read, and reports each failure', async () => {
    const store = storeWith({ items: [aCartItem()] });
    const http = fakeHttp().fails('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', {
      status: 500,
      code: 'internal',
    });
    const { services, reported } = fakeServices({ store, http });
    await refreshCart(store, services);
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('[M1] has the words of its prepaid product in the page’s language, or the old ones and a report', async () => {
    const store = storeWith({ cart: { prepaid: aTopUp(), checkoutType: 'prepaid_top_up' } });
    const path = '/api/catalogue/prepaid/top-up-amounts';
    const http = fakeHttp().on('GET', path, {
      items: [{ code: 'top-up-20', name: 'Aufladung von 20 €', amount: 2000 }],
    });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectCart(store.getState()).prepaid).toEqual(aTopUp({ name: 'Aufladung von 20 €' }));
    http.fails('GET', path, { status: 500, code: 'internal' });
    await refreshCart(store, services);
    expect(selectCart(store.getState()).prepaid?.name).toBe('Aufladung von 20 €');
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('asks nothing when it is empty', async () => {
    const store = storeWith();
    const http = fakeHttp();
    await refreshCart(store, fakeServices({ store, http }).services);
    expect(http.requests).toEqual([]);
  });
});
