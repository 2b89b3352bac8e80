import { Value } from 'typebox/value';
import { parseDecimalComma, type DeviceList, type DeviceOffer, type DeviceTaxon } from '@alzette/shop-model';
import { DeviceListSchema, DeviceOfferSchema, DeviceTaxonSchema } from '@alzette/shop-model/schemas';
import { openDemoDatabase } from '../../test/test-database';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;
let queries = 0;

beforeAll(async () => {
  shop = await openTestShop(() => openDemoDatabase(() => (queries += 1)));
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const base = '/api/catalogue/devices';
const list = async (locale = 'fr') => (await visitor.call<DeviceList>('GET', `${base}?locale=${locale}`)).body;
const device = async (slug: string, locale = 'fr') =>
  (await visitor.call<DeviceTaxon>('GET', `${base}/${slug}?locale=${locale}`)).body;
const offer = (code: string, locale = 'fr') =>
  visitor.call<DeviceOffer>('GET', `${base}/variant/${code}?locale=${locale}`);

it('[D12, D13] the list has the devices on sale with brands, colours and cheapest variant', async () => {
  const body = await list();
  expect(Value.Check(DeviceListSchema, body)).toBe(true);
  expect(body.items.map(({ slug }) => slug)).toEqual([
    'ernz-9-pro',
    'ernz-9',
    'ernz-lite-5',
    'attert-one',
    'attert-one-max',
    'attert-mini',
    'clerve-x2',
    'clerve-note-4',
    'syre-go',
  ]);
  expect(body.availableBrands.map(({ label }) => label)).toEqual(['Ernz', 'Attert', 'Clerve', 'Syre']);
  expect(body.items[0]?.from).toMatchObject({
    code: 'ernz-9-pro-128-midnight-f36',
    price: { applied: { newCustomer: 1400 } },
  });
  expect(body.items[0]?.storages).toEqual([
    { quantity: 128, unit: 'Go' },
    { quantity: 256, unit: 'Go' },
    { quantity: 512, unit: 'Go' },
  ]);
  expect(body.items.filter(({ attributes }) => !attributes.network5g).map(({ slug }) => slug)).toEqual(['syre-go']);
  expect(body.items[5]?.availableBrands.map(({ code }) => code)).toEqual(['attert', 'clerve']);
});

it('[D12] each device has 2 to 4 colours and 2 to 3 storages, each also without funding', async () => {
  for (const { slug } of (await list()).items) {
    const phone = await device(slug);
    expect(Value.Check(DeviceTaxonSchema, phone)).toBe(true);
    expect([2, 3, 4]).toContain(phone.colours.length);
    expect([2, 3]).toContain(phone.storages.length);
    const atOnce = phone.variants.filter(({ options }) => options.device_funding.code === 'no_funding');
    expect(atOnce).toHaveLength(phone.colours.length * phone.storages.length);
    expect(atOnce.every(({ options, price }) => options.device_funding.months === null && price.original === 0)).toBe(
      true,
    );
    expect(Object.keys(phone.images)).toEqual(phone.colours.map(({ id }) => id));
  }
});

it('[D12] the Ernz 9 Pro with 256 GB costs 677.00 under every funding', async () => {
  const { variants } = await device('ernz-9-pro');
  const chosen = variants.filter(({ storage, colour }) => storage.quantity === 256 && colour.id === 'midnight');
  expect(chosen.map(({ options }) => [options.device_funding.code, options.device_funding.extra])).toEqual([
    ['funding-24', '149,00'],
    ['funding-36', '101,00'],
    ['no_funding', '677,00'],
  ]);
  expect(chosen.map(({ price }) => price.applied.newCustomer)).toEqual([2200, 1600, 0]);
  const totals = chosen.map(
    ({ price, options: { device_funding: funding } }) =>
      price.applied.newCustomer * (funding.months ?? 0) + parseDecimalComma(funding.extra),
  );
  expect(totals).toEqual([67_700, 67_700, 67_700]);
});

it.each([
  ['fr', 'Bleu nuit', 'Go', '24 mensualités', 'Sans engagement'],
  ['en', 'Midnight blue', 'GB', '24 instalments', 'No minimum term'],
  ['de', 'Nachtblau', 'GB', '24 Raten', 'Ohne Mindestlaufzeit'],
])('[D12] colour, storage, funding and term are in %s', async (locale, colour, unit, funding, term) => {
  const { body } = await offer('ernz-9-pro-256-midnight-f24', locale);
  expect(body).toMatchObject({
    colour: { id: 'midnight', label: colour },
    storage: { quantity: 256, unit },
    options: { device_funding: { label: funding } },
    commitment: { text: term },
  });
});

it('[D12, D14] some instalments are discounted for some months, with prices for new and existing customers', async () => {
  const { body } = await offer('ernz-9-128-silver-f24');
  expect(body.price).toEqual({
    applied: { newCustomer: 1500, existingCustomer: 1700 },
    original: 1900,
    discountDuration: 12,
  });
});

it('[D12] some devices have an eSIM and some have none', async () => {
  const { items } = await list();
  const without = items.filter(({ attributes }) => !attributes.esim).map(({ slug }) => slug);
  expect(without).toEqual(['ernz-lite-5', 'clerve-note-4', 'syre-go']);
});

it('[D13] a variant code gets the device alone', async () => {
  const { body } = await offer('ernz-9-pro-256-midnight-f24');
  expect(Value.Check(DeviceOfferSchema, body)).toBe(true);
  expect(body).toMatchObject({ subscription: null, image: '/api/catalogue/images/ernz-9-pro/midnight.svg' });
  expect(body.additionals.map(({ name }) => name)).toEqual([
    'Protection Écran',
    'Assurance Tous risques',
    'Chargeur rapide',
  ]);
});

it('[D13] a variant code with a plan gets the device with the plan', async () => {
  const code = 'ernz-9-pro-256-midnight-f24.mobile-alzette-m';
  const { body } = await offer(code);
  expect(Value.Check(DeviceOfferSchema, body)).toBe(true);
  expect(body).toMatchObject({ code, price: { original: 2200 } });
  const plan = await visitor.call('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-alzette-m?locale=fr');
  expect(body.subscription).toEqual(plan.body);
});

it.each([
  `${base}/unknown`,
  `${base}/variant/unknown`,
  `${base}/variant/unknown.mobile-alzette-m`,
  `${base}/variant/ernz-9-pro-256-midnight-f24.unknown`,
  `${base}/variant/ernz-9-pro-256-midnight-f24.tv-plus`,
  `${base}/variant/.`,
])('[D13] %s gets a problem document', async (url) => {
  expect((await visitor.call('GET', url)).problem).toMatchObject({ status: 404, code: 'not_found' });
});

it.each([
  [`${base}/ernz-8`, 'Ernz 8'],
  [`${base}/variant/ernz-8-128-silver-f24`, 'Ernz 8'],
  [`${base}/variant/attert-one-512-sand-f36`, 'Attert One'],
  [`${base}/variant/ernz-9-pro-256-midnight-f24.mobile-alzette-mini`, 'Ernz 9 Pro, Alzette Mini'],
])('[D13] %s gets 410 with its name', async (url, name) => {
  const { problem } = await visitor.call('GET', `${url}?locale=de`);
  expect(problem).toMatchObject({ status: 410, code: 'offer_withdrawn', name });
});

it('a device is sent without its withdrawn variants', async () => {
  const codes = (await device('attert-one')).variants.map(({ code }) => code);
  expect(codes).toContain('attert-one-512-graphite-f36');
  expect(codes).not.toContain('attert-one-512-sand-f36');
});

it('one device and all devices cost the same number of queries', async () => {
  queries = 0;
  await list();
  expect(queries).toBeLessThanOrEqual(5);
});

it.each([
  ['fr', 'Écran', '6,9 pouces'],
  ['en', 'Screen', '6.9 inches'],
  ['de', 'Display', '6,9 Zoll'],
])('[D12] a device has a table of specifications, and the list its release day (%s)', async (locale, label, value) => {
  const { specifications = [] } = await device('attert-one-max', locale);
  expect(specifications[0]).toEqual({ label, value });
  expect(specifications).toHaveLength(5);
  const listed = (await list(locale)).items.find(({ slug }) => slug === 'attert-one-max');
  expect(listed).toMatchObject({ releasedOn: '2026-10-16' });
});

it('[D12] a variant says whether it is in stock, and when the next ones arrive', async () => {
  const stockOf = async (code: string) => (await offer(code)).body.stock;
  expect(await stockOf('attert-one-max-256-silver-f24')).toEqual({ inStock: true, expectedOn: null });
  expect(await stockOf('attert-one-max-256-brick-f24')).toEqual({ inStock: false, expectedOn: '2027-01-18' });
  await shop.database
    .updateTable('catalogue_device_variants')
    .set({ stock: null })
    .where('code', '=', 'attert-one-max-512-brick-f24')
    .execute();
  expect(await stockOf('attert-one-max-512-brick-f24')).toBeUndefined();
});

it('[D12] the list names the price of a variant in stock, and of a sold-out one if there is no other', async () => {
  const from = async () => (await list()).items.find(({ slug }) => slug === 'syre-go')?.from;
  const before = await from();
  const sellOut = (code?: string) => {
    const update = shop.database.updateTable('catalogue_device_variants').set({ stock: 0 });
    return update.where(code ? 'code' : 'device_slug', '=', code ?? 'syre-go').execute();
  };
  await sellOut(before?.code);
  const next = await from();
  expect(next?.code).not.toBe(before?.code);
  expect(next?.stock).toEqual({ inStock: true, expectedOn: null });
  await sellOut();
  expect((await from())?.stock).toEqual({ inStock: false, expectedOn: null });
});
