import { startSite, type Site } from '../testing/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function locationOf(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: responseHeaders } = await site.app.inject({ url, headers });
  expect(statusCode).toBe(302);
  return responseHeaders.location;
}

describe('addresses without a locale', () => {
  it('take the language from the cookie, the browser, or French', async () => {
    const german = { 'accept-language': 'it, en;q=0.5, de-LU;q=0.9' };
    expect(await locationOf('/')).toBe('/fr');
    expect(await locationOf('/', german)).toBe('/de');
    expect(await locationOf('/', { ...german, cookie: 'alzette_locale=en' })).toBe('/en');
    expect(await locationOf('/', { ...german, cookie: 'alzette_locale=xx' })).toBe('/de');
    expect(await locationOf('/', { 'accept-language': 'de;q=0, pt' })).toBe('/fr');
  });

  it('[A1, A2] of the cart redirect to the language of the path and keep the query', async () => {
    expect(await locationOf('/panier?cartSaved=a.b%2Bc')).toBe('/fr/panier?cartSaved=a.b%2Bc');
    expect(await locationOf('/cart', { 'accept-language': 'de' })).toBe('/en/cart');
    expect(await locationOf('/warenkorb')).toBe('/de/warenkorb');
  });

  it('[A3] of the checkout redirect to the visitor’s language', async () => {
    expect(await locationOf('/checkout?step=confirmation&order_token=t')).toBe(
      '/fr/checkout?step=confirmation&order_token=t',
    );
    expect(await locationOf('/checkout', { cookie: 'alzette_locale=de' })).toBe('/de/checkout');
  });

  it('never redirect to another site', async () => {
    const response = await site.app.inject({ url: '//evil.example/panier' });
    expect(response.headers.location ?? '').not.toMatch(/evil/u);
  });
});
