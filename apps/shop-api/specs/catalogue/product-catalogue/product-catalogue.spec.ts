import type { ProductOffering, ProductOfferingPrice, ProductSpecification } from '@alzette/shop-api/catalogue/testing';
import { operatorSystem } from '../../../test/operator-clients';
import { openTestShop, type TestShop } from '../../../test/shop';

interface Catalog {
  readonly category: readonly { readonly id: string }[];
}
interface Category {
  readonly productOffering: readonly { readonly id: string; readonly name: string }[];
}

const base = '/tmf-api/productCatalogManagement/v4';

let shop: TestShop;
let system: Awaited<ReturnType<typeof operatorSystem>>;
beforeAll(async () => {
  shop = await openTestShop();
  system = await operatorSystem(shop.app, 'catalogue:read');
});
afterAll(() => shop.close());

describe('[R4] the catalogue is read by TMF620', () => {
  it('an offering names its category, prices and add-ons', async () => {
    const { body } = await system<ProductOffering>('GET', `${base}/productOffering/mobile-alzette-m`);
    expect(body).toMatchObject({
      id: 'mobile-alzette-m',
      href: `${base}/productOffering/mobile-alzette-m`,
      name: 'Alzette M',
      lifecycleStatus: 'Active',
      category: [{ id: 'mobile' }],
      '@type': 'Subscription',
    });
    expect(body.productOfferingRelationship).toContainEqual({
      id: 'music',
      relationshipType: 'optional',
      '@referredType': 'AddOn',
    });
    const prices = body.productOfferingPrice?.map(({ id }) => id) ?? [];
    expect(prices).toContain('mobile-alzette-m.monthly-new');
    const price = await system<ProductOfferingPrice>('GET', `${base}/productOfferingPrice/${prices[0]}`);
    expect(price.body).toMatchObject({
      priceType: 'recurring',
      recurringChargePeriodType: 'month',
      price: { unit: 'EUR', value: 29.99 },
    });
  });

  it('a variant of a device leads to its specification', async () => {
    const variant = await system<ProductOffering>('GET', `${base}/productOffering/ernz-9-pro-256-midnight-f24`);
    expect(variant.body).toMatchObject({ productSpecification: { id: 'ernz-9-pro' } });
    const { body } = await system<ProductSpecification>('GET', `${base}/productSpecification/ernz-9-pro`);
    expect(body).toMatchObject({ '@type': 'Device', name: 'Ernz 9 Pro' });
  });

  it('a list has filters, pages and only the wanted attributes', async () => {
    const list = `${base}/productOffering?category.id=mobile&fields=name&limit=2`;
    const { body, headers } = await system<ProductOffering[]>('GET', list);
    expect(body).toHaveLength(2);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['@type', 'href', 'id', 'name']);
    expect(headers['x-result-count']).toBe('2');
    expect(Number(headers['x-total-count'])).toBeGreaterThan(2);
    const retired = await system<ProductOffering[]>('GET', `${base}/productOffering?lifecycleStatus=Retired`);
    expect(retired.body.map(({ lifecycleStatus }) => lifecycleStatus)).toContain('Retired');
    expect(retired.body.every(({ lifecycleStatus }) => lifecycleStatus === 'Retired')).toBe(true);
    const brands = await system<ProductSpecification[]>('GET', `${base}/productSpecification?@type=Brand`);
    expect(brands.body.length).toBeGreaterThan(0);
  });

  it('a list finds ids and names, and is sorted by either', async () => {
    const idsOf = async (query: string) =>
      (await system<ProductOffering[]>('GET', `${base}/productOffering?${query}`)).body.map(({ id }) => id);
    const plans = ['mobile-alzette-s', 'mobile-alzette-m'];
    expect(await idsOf(`id=${plans.join()},unknown&sort=id`)).toEqual(plans.toReversed());
    expect(await idsOf(`id=${plans.join()}&sort=-name`)).toEqual(plans);
    expect(await idsOf('name=Alzette%20M')).toEqual(['mobile-alzette-m']);
    expect(await idsOf('name=Alzette')).toEqual([]);
    const all = await idsOf('category.id=mobile');
    expect(await idsOf('category.id=mobile&sort=-id')).toEqual(all.toSorted().reverse());
    expect((await system('GET', `${base}/productOffering?sort=price`)).status).toBe(400);
  });

  it('the one catalog names the categories, and each its offerings', async () => {
    const { body: catalogs } = await system<Catalog[]>('GET', `${base}/catalog`);
    expect(catalogs).toMatchObject([{ id: 'alzette', name: 'Alzette', lifecycleStatus: 'Active' }]);
    expect(catalogs[0]?.category.map(({ id }) => id)).toEqual(expect.arrayContaining(['mobile', 'tv', 'TopUp']));
    const { body: category } = await system<Category>('GET', `${base}/category/mobile`);
    expect(category).toMatchObject({ name: 'mobile', isRoot: true, lifecycleStatus: 'Active' });
    expect(category.productOffering).toContainEqual({ id: 'mobile-alzette-m', name: 'Alzette M' });
    expect((await system('GET', `${base}/category/unknown`)).status).toBe(404);
  });

  it('a price has the status of its offering', async () => {
    const { body } = await system<ProductOfferingPrice[]>(
      'GET',
      `${base}/productOfferingPrice?lifecycleStatus=Retired`,
    );
    const retired = await system<ProductOffering[]>('GET', `${base}/productOffering?lifecycleStatus=Retired`);
    expect(body.map(({ id }) => id)).toEqual(
      retired.body.flatMap(({ productOfferingPrice = [] }) => productOfferingPrice.map(({ id }) => id)),
    );
    expect(body.length).toBeGreaterThan(0);
  });

  it.each(['catalog', 'category', 'productOffering', 'productSpecification', 'productOfferingPrice'])(
    'every %s of the demo matches the official file',
    async (name) => {
      const readFrom = async (offset: number): Promise<number> => {
        // Each response is checked against the official file.
        const { body, headers } = await system<unknown[]>('GET', `${base}/${name}?offset=${offset}`);
        const read = offset + body.length;
        return read < Number(headers['x-total-count']) ? readFrom(read) : read;
      };
      expect(await readFrom(0)).toBeGreaterThan(0);
    },
  );

  it('a change of a row shows at once', async () => {
    await shop.database
      .updateTable('catalogue_subscriptions')
      .set({ price_new_customer: 2899 })
      .where('code', '=', 'mobile-alzette-m')
      .execute();
    const { body } = await system('GET', `${base}/productOfferingPrice/mobile-alzette-m.monthly-new`);
    expect(body).toMatchObject({ price: { value: 28.99 } });
  });

  it('needs its scope, and knows no other id or filter', async () => {
    const orders = await operatorSystem(shop.app, 'orders:read');
    expect((await orders('GET', `${base}/productOffering`)).status).toBe(403);
    expect((await system('GET', `${base}/productOffering/unknown`)).status).toBe(404);
    expect((await system('GET', `${base}/productOffering?description=a`)).status).toBe(400);
  });
});
