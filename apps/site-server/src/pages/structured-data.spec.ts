import {
  aDevice,
  aDeviceSummary,
  aDeviceVariant,
  aMobileVariant,
  anAdditional,
  anInternetVariant,
  aPaidDeviceVariant,
} from '@alzette/shop-model/testing';
import { startUpstream } from '../testing/servers';
import { startSite, type Site } from '../testing/site';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
const now = Date.UTC(2026, 10, 23);
/** By the end of their address. Null: the catalogue does not respond. */
let bodies: Record<string, unknown> | null;

beforeEach(async () => {
  bodies = {};
  upstream = await startUpstream((response, { url }) => {
    if (bodies === null) return undefined;
    const [path = ''] = url.replace('/api/catalogue/', '').split('?');
    const body = bodies[path];
    if (body === undefined) return response.writeHead(404).end('{}');
    return response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  site = await startSite({ catalogueUrl: upstream.url, siteUrl: 'https://shop.example' }, { now: () => now });
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

/** The JSON-LD of a page, by type. */
async function nodesOn(url: string) {
  const { body } = await site.app.inject({ url });
  const [, text] = /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/su.exec(body) ?? [];
  const { '@graph': graph } = JSON.parse(text ?? '{"@graph":[]}');
  return Object.fromEntries(graph.map((node: { readonly '@type': string }) => [node['@type'], node]));
}

const euros = (price: number) => ({ price, priceCurrency: 'EUR', valueAddedTaxIncluded: true });

it('the home page names the operator with its registered office', async () => {
  expect(await nodesOn('/de')).toMatchObject({
    Organization: {
      name: 'Alzette',
      legalName: 'Alzette S.A.',
      url: 'https://shop.example',
      address: { postalCode: '4010', addressLocality: 'Esch-sur-Alzette', addressCountry: 'LU' },
      contactPoint: { telephone: '+35280024000' },
    },
  });
  expect(upstream.seen).toEqual([]);
});

it('[B10, D7] a plan has its price with the add-ons that it requires, each rise, and what is due once', async () => {
  const box = anAdditional({ code: 'box', required: true });
  const price = { applied: { newCustomer: 300, existingCustomer: 300 }, original: 500, discountDuration: 6 };
  const plan = anInternetVariant({
    price: { applied: { newCustomer: 3999, existingCustomer: 4999 }, original: 4999, discountDuration: 12 },
    additionals: [{ ...box, variants: box.variants.map((variant) => ({ ...variant, price, activationFee: 1000 })) }],
    installationModes: [{ code: 'technician', price: 6900, attributes: {} }],
  });
  bodies = { 'subscriptions/internet': { items: [plan] } };
  const { ItemList: list, BreadcrumbList: trail } = await nodesOn('/fr/internet');
  const { item } = list.itemListElement[0];
  expect(item).toMatchObject({ name: 'Fibre 1000', sku: 'internet-1g-24', brand: { name: 'Alzette' } });
  expect(item.offers).toMatchObject({
    url: 'https://shop.example/fr/internet?plan=internet-1g-24',
    availability: 'https://schema.org/InStock',
  });
  const monthly = { '@type': 'UnitPriceSpecification', unitCode: 'MON', billingIncrement: 1 };
  const subscription = { ...monthly, priceComponentType: 'https://schema.org/Subscription' };
  const fee = { '@type': 'UnitPriceSpecification', priceComponentType: 'https://schema.org/ActivationFee' };
  expect(item.offers.priceSpecification).toEqual([
    { ...subscription, ...euros(42.99), billingDuration: 6 },
    { ...subscription, ...euros(44.99), billingStart: 6, billingDuration: 6 },
    { ...subscription, ...euros(54.99), billingStart: 12 },
    { ...fee, ...euros(49) },
    { '@type': 'UnitPriceSpecification', ...euros(69) },
    { ...fee, ...euros(10) },
  ]);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Alzette', item: 'https://shop.example/fr' },
    { '@type': 'ListItem', position: 2, name: 'Internet à la maison', item: 'https://shop.example/fr/internet' },
  ]);
});

it('[D12] a phone has an offer for each variant: paid at once, in instalments, or sold out', async () => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1500 }, original: 1900, discountDuration: 12 };
  bodies = {
    'devices/ernz-9-pro': aDevice({
      additionals: [],
      variants: [
        aPaidDeviceVariant(),
        aDeviceVariant({ price }),
        aPaidDeviceVariant({
          code: 'sold-out',
          stock: { inStock: false, expectedOn: '2026-12-03' },
          options: { device_funding: { code: 'no_funding', label: 'Paid at once', extra: '100,00', months: null } },
        }),
      ],
    }),
  };
  const { Product: product, BreadcrumbList: trail } = await nodesOn('/en/phones/ernz-9-pro?variant=sold-out');
  expect(product).toMatchObject({
    name: 'Ernz 9 Pro',
    brand: { name: 'Ernz' },
    image: expect.arrayContaining(['https://shop.example/api/catalogue/images/ernz-9-pro/sand.svg']),
    // 149.00 today, 12 x 15.00 and 12 x 19.00; the sold-out variant is ignored.
    offers: { '@type': 'AggregateOffer', lowPrice: 557, highPrice: 677, offerCount: 3, priceCurrency: 'EUR' },
  });
  const [cash, instalments, soldOut] = product.offers.offers;
  expect(cash).toMatchObject({
    name: '256 GB, Midnight blue, Paid at once',
    url: 'https://shop.example/en/phones/ernz-9-pro?variant=ernz-9-pro-256-midnight-cash&plan=none',
    availability: 'https://schema.org/InStock',
    price: 677,
    priceCurrency: 'EUR',
  });
  expect(cash).not.toHaveProperty('priceSpecification');
  expect(instalments.priceSpecification).toMatchObject([
    { priceComponentType: 'https://schema.org/Installment', price: 15, unitCode: 'MON', billingDuration: 12 },
    { priceComponentType: 'https://schema.org/Installment', price: 19, billingStart: 12, billingDuration: 12 },
    { priceComponentType: 'https://schema.org/Downpayment', price: 149 },
  ]);
  expect(soldOut).toMatchObject({ availability: 'https://schema.org/OutOfStock', availabilityStarts: '2026-12-03' });
  expect(trail.itemListElement[2]).toMatchObject({ position: 3, name: 'Ernz 9 Pro' });
});

it('the list of phones has each phone with the price that it shows', async () => {
  bodies = { devices: { items: [aDeviceSummary({ name: '</script><!--' })], availableBrands: [] } };
  const { ItemList: list } = await nodesOn('/en/phones');
  expect(list.itemListElement).toMatchObject([
    { item: { name: '</script><!--', offers: { sku: 'ernz-9-pro-256-midnight-f24' } } },
  ]);
});

it('pages that are read at the same time share the catalogue’s response, and a changed price is on the next', async () => {
  const firstPrice = async () =>
    (await nodesOn('/en/mobile'))['ItemList'].itemListElement[0].item.offers.priceSpecification[0].price;
  bodies = { 'subscriptions/mobile': { items: [aMobileVariant()] } };
  expect(await Promise.all([firstPrice(), firstPrice(), firstPrice()])).toEqual([24.99, 24.99, 24.99]);
  const price = { applied: { newCustomer: 2000, existingCustomer: 2000 }, original: 2000, discountDuration: null };
  bodies = { 'subscriptions/mobile': { items: [aMobileVariant({ price })] } };
  expect(upstream.seen).toHaveLength(1);
  expect(await firstPrice()).toBe(20);
});

describe('without a response that fits, the page is sent without offers', () => {
  it.each([
    ['unknown', undefined],
    ['not JSON', '<html>'],
    ['another body', { items: [{ code: 'x' }] }],
    ['no plan', { items: [] }],
    ['a price below zero', { items: [aMobileVariant({ activationFee: -1 })] }],
  ])('%s', async (_case, body) => {
    bodies = { 'subscriptions/duo': body };
    expect((await site.app.inject({ url: '/en/duo' })).statusCode).toBe(200);
    expect(await nodesOn('/en/duo')).not.toHaveProperty('ItemList');
  });

  it('after 300 ms', async () => {
    bodies = null;
    const start = Date.now();
    const responses = await Promise.all([1, 2, 3].map(() => site.app.inject({ url: '/en/tv' })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(Date.now() - start).toBeLessThan(2000);
    expect(upstream.seen).toHaveLength(1);
  });
});

it('starter packs have the price that is paid once, and the page of top-ups its place in the shop', async () => {
  const pack = {
    code: 'starter-20',
    name: 'Prepaid 20',
    product: { code: 'starter', name: 'Starter' },
    attributes: {},
  };
  bodies = {
    'prepaid/starter-packs': { items: [{ ...pack, amount: 1500, credit: 2000, highlights: ['20 € credit'] }] },
  };
  const { ItemList: list } = await nodesOn('/en/starter-packs');
  expect(list.itemListElement).toMatchObject([
    { item: { name: 'Prepaid 20', sku: 'starter-20', offers: { price: 15, priceCurrency: 'EUR' } } },
  ]);
  const topUp = await nodesOn('/en/top-up');
  expect(Object.keys(topUp)).toEqual(['BreadcrumbList']);
});

it.each(['/en/cart', '/en/checkout', '/en/no/such/page', '/en/phones/no-such-phone'])(
  '%s describes no offer',
  async (url) => {
    expect(await nodesOn(url)).toEqual({});
  },
);
