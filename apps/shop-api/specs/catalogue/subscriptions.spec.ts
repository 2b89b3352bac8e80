import { Value } from 'typebox/value';
import { subscriptionFamilies, type SubscriptionList, type SubscriptionVariant } from '@alzette/shop-model';
import { SubscriptionListSchema } from '@alzette/shop-model/schemas';
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

const base = '/api/catalogue/subscriptions';
const list = async (family: string, locale = 'fr') =>
  (await visitor.call<SubscriptionList>('GET', `${base}/${family}?locale=${locale}`)).body;

const onOffer = {
  mobile: ['Alzette XS', 'Alzette S', 'Alzette M', 'Alzette L', 'Alzette Unlimited'],
  internet: ['Alzette DSL 100', 'Alzette Fibre 500', 'Alzette Fibre 1000', 'Alzette Fibre 5000'],
  'internet-mobile': ['Alzette Home S', 'Alzette Home M', 'Alzette Home L'],
  tv: ['Alzette TV Start', 'Alzette TV App', 'Alzette TV Plus', 'Alzette TV Max'],
  duo: ['Alzette Duo Start', 'Alzette Duo Family', 'Alzette Duo Max'],
};

it.each(subscriptionFamilies)('[D13] the list of %s has the offers on sale', async (family) => {
  const body = await list(family);
  expect(body.items.map(({ name }) => name)).toEqual(onOffer[family]);
  expect(body.items.every(({ type }) => type === family)).toBe(true);
  expect(Value.Check(SubscriptionListSchema, body)).toBe(true);
});

it('[D11, D14] a plan has prices for new and existing customers, its term and its web deal', async () => {
  const { items } = await list('mobile');
  expect(items[2]).toMatchObject({
    code: 'mobile-alzette-m',
    product: { code: 'alzette-m' },
    price: { applied: { newCustomer: 2999, existingCustomer: 3999 }, original: 3999, discountDuration: 12 },
    activationFee: 1900,
    activationFeeName: 'Activation mobile',
    commitment: { months: 24, text: 'Engagement de 24 mois' },
    options: { data: { label: '100 Go en 5G' } },
    attributes: { subscription_mobile_webdeals: true, mobile_subscription_full_name: 'Forfait mobile Alzette M' },
    esim: true,
  });
});

it('[B11] a plan without data in Europe has null_eu, an offer without a SIM card has no data', async () => {
  const { body } = await visitor.call<SubscriptionVariant>('GET', `${base}/mobile/alzette-xs?locale=en`);
  expect(body.options.data_eu).toEqual({ code: 'null_eu', label: 'No data in Europe' });
  const { items } = await list('internet');
  expect(items.every(({ options }) => options.data === null && options.data_eu === null)).toBe(true);
});

it('[D11] an internet offer has a speed and installation modes, the first one free of charge', async () => {
  const { items } = await list('internet', 'en');
  expect(items[1]?.attributes).toMatchObject({
    subscription_internet_label: 'For the whole family',
    subscription_internet_speed_value: 500,
    subscription_internet_speed_unit: 'Mbit/s',
    subscription_internet_webdeals: true,
    subscription_internet_webdeals_value: 10,
    subscription_internet_webdeals_text: 'Online only: €10 off a month for 6 months',
  });
  const [first, ...others] = items[2]?.installationModes ?? [];
  expect(first).toEqual({
    code: 'first-socket',
    price: 0,
    attributes: {
      installation_mode_label: 'Fitting the fibre socket',
      installation_mode_description: 'A technician fits the socket and connects the box. Part of the offer.',
    },
  });
  expect(others.map(({ code, price }) => [code, price])).toEqual([
    ['technician', 6900],
    ['comfort', 11900],
  ]);
});

it.each(['internet', 'internet-mobile', 'tv', 'duo'])(
  '[D11] the first installation mode of each %s offer is free of charge',
  async (family) => {
    const { items } = await list(family);
    expect(items.map(({ installationModes }) => installationModes[0]?.price)).toEqual(items.map(() => 0));
  },
);

it('[D10] a TV offer has its channels, its packages on sale, and whether it needs an Apple TV', async () => {
  const { items } = await list('tv', 'de');
  expect(items[2]?.attributes).toMatchObject({
    subscription_recommended: true,
    subscription_tv_characteristic_main_unit: '110 Sender',
    subscription_tv_characteristic_second_unit: 'davon 90 in HD',
  });
  const appleTv = items.filter(({ attributes }) => attributes['subscription_tv_require_apple_tv'] === true);
  expect(appleTv.map(({ code }) => code)).toEqual(['tv-app']);
  expect(items[0]?.tvPackages).toHaveLength(8);
  expect(items[0]?.tvPackages[0]).toMatchObject({
    code: 'pack-sport-1',
    product: { code: 'pack-sport' },
    price: { applied: { newCustomer: 1299 } },
    attributes: {
      tv_thematic_package_title: 'Sport',
      tv_thematic_package_detail_subtitle: '12 Sender für Fußball, Radsport und Tennis',
    },
  });
});

it('[D6, D7] included add-ons cost nothing, required ones have a price', async () => {
  const { items: plans } = await list('mobile');
  const voicemail = plans[2]?.additionals.find(({ code }) => code === 'visual-voicemail');
  expect(voicemail).toMatchObject({ name: 'Messagerie visuelle', included: true, required: false });
  expect(voicemail?.variants[0]?.price).toEqual({
    applied: { newCustomer: 0, existingCustomer: 0 },
    original: 0,
    discountDuration: null,
  });
  const { items: internet } = await list('internet');
  const box = (index: number) => internet[index]?.additionals.find(({ code }) => code === 'wifi-box');
  expect(box(1)).toMatchObject({ included: false, required: true });
  expect(box(1)?.variants[0]?.price.applied.newCustomer).toBe(300);
  expect(box(2)).toMatchObject({ included: true, required: false });
});

it('[D13] a plan is found by variant and by product', async () => {
  const byVariant = await visitor.call<SubscriptionVariant>('GET', `${base}/mobile/variant/mobile-alzette-s?locale=de`);
  const byProduct = await visitor.call<SubscriptionVariant>('GET', `${base}/mobile/alzette-s?locale=de`);
  expect(byVariant.body.name).toBe('Alzette S');
  expect(byProduct.body).toEqual(byVariant.body);
});

it('[D13] an internet-mobile variant is found under internet', async () => {
  const below = await visitor.call<SubscriptionVariant>('GET', `${base}/internet/variant/internet-mobile-home-m`);
  const own = await visitor.call<SubscriptionVariant>('GET', `${base}/internet-mobile/variant/internet-mobile-home-m`);
  expect(below.body).toMatchObject({ type: 'internet-mobile', name: 'Alzette Home M', esim: true });
  expect(own.body).toEqual(below.body);
});

it.each([
  'mobile/variant/unknown',
  'mobile/unknown',
  'tv/variant/mobile-alzette-s',
  'internet-mobile/variant/internet-fibre-500',
  'satellite',
])('[D13] %s gets a problem document', async (path) => {
  const { status, problem, headers } = await visitor.call('GET', `${base}/${path}`);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/u);
  expect(problem).toMatchObject({ status: 404, code: 'not_found' });
});

it.each(['mobile/variant/mobile-alzette-mini', 'mobile/alzette-mini'])(
  '[D13] %s gets 410 with its name',
  async (path) => {
    const { status, problem } = await visitor.call('GET', `${base}/${path}?locale=en`);
    expect(status).toBe(410);
    expect(problem).toMatchObject({ code: 'offer_withdrawn', name: 'Alzette Mini' });
  },
);

it('an unknown language is refused', async () => {
  const { status, problem } = await visitor.call('GET', `${base}/mobile?locale=lb`);
  expect(status).toBe(400);
  expect(problem.errors?.[0]?.path).toBe('querystring/locale');
});

it('one plan and all plans cost the same number of queries', async () => {
  queries = 0;
  await visitor.call('GET', `${base}/duo/variant/duo-max?locale=de`);
  const forOne = queries;
  queries = 0;
  await visitor.call('GET', `${base}/duo?locale=de`);
  expect(queries).toBe(forOne);
  expect(forOne).toBeLessThanOrEqual(6);
});

it.each([25, 36])('[D11] a plan with a minimum term of %d months is refused when it is offered', async (months) => {
  const change = shop.database
    .updateTable('catalogue_subscriptions')
    .set({ commitment_months: months })
    .where('code', '=', 'mobile-alzette-m');
  await expect(change.execute()).rejects.toThrow('commitment_of_at_most_24_months');
});

it('[D11] a fixed line states its minimum, normal and maximum speeds, in both directions', async () => {
  const { body } = await visitor.call('GET', `${base}/internet/variant/internet-fibre-500?locale=en`);
  expect(body).toMatchObject({
    speeds: {
      download: { minimum: 300, normal: 450, maximum: 500 },
      upload: { minimum: 150, normal: 225, maximum: 250 },
    },
  });
});

it.each([
  ['internet-fibre-500', { upload_minimum: null }],
  ['duo-family', { download_minimum: 600 }],
  ['internet-mobile-home-m', { upload_normal: 0 }],
  ['mobile-alzette-m', { download_maximum: 100 }],
])('[D11, K1] %s with the speeds %o is refused when it is offered', async (code, speeds) => {
  const change = shop.database.updateTable('catalogue_subscriptions').set(speeds).where('code', '=', code);
  await expect(change.execute()).rejects.toThrow('speeds_of_a_fixed_line');
});
