import fc from 'fast-check';
import type { HttpPort, HttpRequest } from '@alzette/remote-contract';
import { type CartItem, type SavedCartEntry, savedEntries } from '@alzette/shop-model';
import { rebuildCart, refreshItems, ShopHttpError } from '.';
import { type Responses, anyCart, catalogueOf, goneProblem } from './testing/any-cart';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

function responding(responses: Responses): HttpPort {
  return {
    request: async <Body>({ url }: HttpRequest) => {
      asked.push(url);
      const response = responses.get(url);
      if (response === undefined) throw new ShopHttpError(404, 'not_found', null);
      if (response instanceof Error) throw response;
      return { status: 200, body: response as Body };
    },
  };
}

const chosenCart = () => fc.sample(anyCart, { numRuns: 1, seed: 7 })[0]!;

describe('rebuildCart', () => {
  it('[C6, C8] rebuilds 30 random carts without loss', async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        const rebuilt = await rebuildCart(responding(catalogueOf(cart)), 'en', savedEntries(cart.items));
        expect(rebuilt).toEqual({ items: cart.items, unavailable: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('[C6, D13] reads each offer once, even if the cart has it several times', async () => {
    const cart = chosenCart();
    const twice = [...cart.items, ...cart.items].map((item, index): CartItem => ({
      ...item,
      identifier: `${item.identifier}-${index}`,
    }));
    const items = twice.filter(({ parentIdentifier }) => parentIdentifier === null);
    await rebuildCart(responding(catalogueOf(cart)), 'en', savedEntries(items));
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('[C6] names offers that are no longer sold and restores the others', async () => {
    const cart = chosenCart();
    const withdrawn: SavedCartEntry = {
      ...savedEntries(cart.items)[0]!,
      type: 'mobile',
      identifier: 'old',
      code: 'mobile-old',
    };
    const unknown = { ...withdrawn, identifier: 'older', code: 'mobile-older' };
    const responses = catalogueOf(cart).set(
      '/api/catalogue/subscriptions/mobile/variant/mobile-old',
      goneProblem('Mobile XL'),
    );
    const rebuilt = await rebuildCart(responding(responses), 'en', [withdrawn, unknown, ...savedEntries(cart.items)]);
    expect(rebuilt.items).toEqual(cart.items);
    expect(rebuilt.unavailable).toEqual([
      { type: 'mobile', code: 'mobile-old', name: 'Mobile XL' },
      { type: 'mobile', code: 'mobile-older', name: null },
    ]);
  });

  it('[C6] names an add-on that its offer no longer has', async () => {
    const cart = fc
      .sample(anyCart, { numRuns: 50, seed: 1 })
      .find(({ items }) => items.some(({ type }) => type === 'tv'))!;
    const tv = cart.items.find(({ type }) => type === 'tv')!;
    const lost: SavedCartEntry = {
      ...savedEntries([tv])[0]!,
      type: 'tv-package',
      parentIdentifier: tv.identifier,
      identifier: 'p',
      code: 'old-1',
      productCode: 'old',
    };
    const responses = catalogueOf(cart).set('/api/catalogue/tv-packages/old', { code: 'old', name: 'Westerns' });
    const { unavailable } = await rebuildCart(responding(responses), 'en', [...savedEntries(cart.items), lost]);
    expect(unavailable).toEqual([{ type: 'tv-package', code: 'old-1', name: 'Westerns' }]);
  });

  it.each([500, 503, null])('[C6] rejects when the catalogue responds with %s', async (status) => {
    const cart = chosenCart();
    const responses = catalogueOf(cart);
    for (const url of responses.keys()) responses.set(url, new ShopHttpError(status, 'away', null));
    await expect(rebuildCart(responding(responses), 'en', savedEntries(cart.items))).rejects.toMatchObject({ status });
  });

  it('[C6] rejects an unexpected response instead of adding it to the cart', async () => {
    const cart = chosenCart();
    const responses = catalogueOf(cart);
    for (const url of responses.keys()) responses.set(url, '<html>Maintenance</html>');
    await expect(rebuildCart(responding(responses), 'en', savedEntries(cart.items))).rejects.toMatchObject({
      code: 'unexpected_answer',
    });
  });

  it('removes an origin of another site', async () => {
    const cart = chosenCart();
    const entries = savedEntries(cart.items).map((entry) => ({ ...entry, origin: '//evil.test/phish' }));
    const { items } = await rebuildCart(responding(catalogueOf(cart)), 'en', entries);
    expect(new Set(items.map(({ origin }) => origin))).toEqual(new Set(['/en']));
  });
});

describe('refreshItems', () => {
  it('[B13] updates names and prices and keeps identifiers, quantities and choices', async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        const stale = cart.items.map((item): CartItem => ({
          ...item,
          variant: { ...item.variant, name: 'Old name' },
          commitmentMonths: 99,
        }));
        const { items, failures } = await refreshItems(responding(catalogueOf(cart)), 'en', stale);
        expect([...items].sort(byIdentifier)).toEqual([...cart.items].sort(byIdentifier));
        expect(failures).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('[B13] keeps withdrawn items in the cart, and reports items that could not be read', async () => {
    const cart = chosenCart();
    const responses = catalogueOf(cart);
    for (const url of responses.keys()) responses.set(url, new ShopHttpError(503, 'away', null));
    const items = cart.items.filter(({ parentIdentifier }) => parentIdentifier === null);
    expect(await refreshItems(responding(responses), 'en', cart.items)).toMatchObject({
      items: [],
      failures: { length: items.length },
    });
    expect(await refreshItems(responding(new Map()), 'en', cart.items)).toEqual({ items: [], failures: [] });
  });
});

function byIdentifier(one: CartItem, other: CartItem) {
  return one.identifier.localeCompare(other.identifier);
}
