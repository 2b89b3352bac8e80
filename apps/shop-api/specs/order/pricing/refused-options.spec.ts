import type { OrderItem, OrderRequest } from '@alzette/shop-model';
import { complementary, installed, orderItem } from '../../../test/builders';
import { additional } from '../../../test/full-order';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const plan = orderItem();
const tv = orderItem({ type: 'tv', variantCode: 'tv-plus', productCode: 'tv-plus' });
const fibre = orderItem({ type: 'internet', variantCode: 'internet-fibre-500', productCode: 'fibre-500' });
const box = option('wifi-box', 'wifi-box-7');
const esimPhone = 'ernz-9-pro-256-midnight-f24';
const sport = {
  type: 'tv-package',
  productCode: 'pack-sport',
  variantCode: 'pack-sport-1',
  parentIdentifier: 'line-1',
} as const;

function option(productCode: string, variantCode: string, change: Partial<OrderItem> = {}): OrderItem {
  return orderItem({
    identifier: `option-${variantCode}`,
    ...additional('line-1', productCode, variantCode),
    ...change,
  });
}

const refusals: [string, OrderItem[], string, string][] = [
  ['[D13] of another offer', [plan, option('wifi-booster', 'wifi-booster-7')], 'option_not_offered', '1'],
  ['[D13] of a phone on a plan', [plan, option('screen-care', 'screen-care-monthly')], 'option_not_offered', '1'],
  [
    '[D13] whose variant is another product’s',
    [plan, option('music', 'europe-world-monthly')],
    'option_not_offered',
    '1',
  ],
  ['[D13] that is withdrawn', [plan, option('cloud', 'cloud-100')], 'option_not_offered', '1'],
  ['[D6] that is included', [plan, option('visual-voicemail', 'visual-voicemail-monthly')], 'option_included', '1'],
  [
    '[D8] more often than its maximum',
    [plan, option('data-sim', 'data-sim-5', { quantity: 4 })],
    'quantity_too_high',
    '1/quantity',
  ],
  [
    '[D8] more often than the default maximum',
    [plan, option('data-boost', 'data-boost-1', { quantity: 11 })],
    'quantity_too_high',
    '1/quantity',
  ],
  [
    '[D8] twice though it cannot be counted',
    [plan, option('music', 'music-monthly', { quantity: 2 })],
    'quantity_too_high',
    '1/quantity',
  ],
  [
    '[D4] in two variants',
    [plan, option('data-sim', 'data-sim-5'), option('data-sim', 'data-sim-20')],
    'option_repeated',
    '2',
  ],
  ['[D7] required and left out', [fibre], 'required_option_missing', '0'],
  [
    'without the line it belongs to',
    [plan, option('music', 'music-monthly', { parentIdentifier: 'nobody' })],
    'unknown_parent',
    '1/parentIdentifier',
  ],
  [
    'without any line',
    [plan, option('music', 'music-monthly', { parentIdentifier: null })],
    'unknown_parent',
    '1/parentIdentifier',
  ],
  [
    'on another option',
    [fibre, box, option('wifi-booster', 'wifi-booster-7', { parentIdentifier: box.identifier })],
    'unknown_parent',
    '2/parentIdentifier',
  ],
  ['a package on an offer without TV', [plan, orderItem({ identifier: 'sport', ...sport })], 'option_not_offered', '1'],
  [
    'a withdrawn package',
    [tv, orderItem({ identifier: 'opera', ...sport, productCode: 'pack-opera', variantCode: 'pack-opera-1' })],
    'option_not_offered',
    '1',
  ],
  [
    'a package twice',
    [tv, orderItem({ identifier: 'sport', ...sport }), orderItem({ identifier: 'sport-2', ...sport })],
    'option_repeated',
    '2',
  ],
  [
    'a package more than once',
    [tv, orderItem({ identifier: 'sport', ...sport, quantity: 2 })],
    'quantity_too_high',
    '1/quantity',
  ],
  [
    'a plan below another line',
    [plan, orderItem({ identifier: 'line-2', parentIdentifier: 'line-1' })],
    'unexpected_parent',
    '1/parentIdentifier',
  ],
];
it.each(refusals)('an add-on %s is refused', async (_title, items, code, place) => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder({ items });
  expect({ status, code: problem.code }).toEqual({ status: 422, code });
  expect(problem.errors?.[0]?.path).toBe(`body/items/${place}`);
});

it.each([
  ['plan', orderItem({ variantCode: 'mobile-alzette-mini', productCode: 'alzette-mini' })],
  ['plan of another family', orderItem({ type: 'internet' })],
  ['phone', orderItem({ type: 'device', variantCode: 'ernz-8-128-silver-f24', productCode: 'ernz-8' })],
  [
    'variant of a phone',
    orderItem({ type: 'device', variantCode: 'attert-one-512-sand-f36', productCode: 'attert-one' }),
  ],
  [
    'phone with a withdrawn plan',
    orderItem({ type: 'device', variantCode: `${esimPhone}.mobile-alzette-mini`, productCode: 'ernz-9-pro' }),
  ],
  ['phone of another product', orderItem({ type: 'device', variantCode: esimPhone, productCode: 'ernz-9' })],
])('[D13] a %s that is not on sale is refused', async (_title, item) => {
  const guest = await shop.guest();
  const { problem } = await guest.createOrder({ items: [item], complementaryInformations: [] });
  expect(problem).toMatchObject({ status: 422, code: 'unknown_variant' });
});

it('[D12, K10] a phone that is sold out is refused, alone and with a plan', async () => {
  const soldOut = 'attert-one-max-256-brick-f24';
  for (const variantCode of [soldOut, `${soldOut}.mobile-alzette-s`]) {
    const guest = await shop.guest();
    const phone = orderItem({ identifier: 'phone', type: 'device', variantCode, productCode: 'attert-one-max' });
    const { problem } = await guest.createOrder({ items: [plan, phone] });
    expect(problem).toMatchObject({ status: 422, code: 'sold_out' });
    expect(problem.errors).toEqual([{ path: 'body/items/1/variantCode', message: 'is sold out' }]);
  }
});

const withEsim = (productCode: string, phone: string): Partial<OrderRequest> => ({
  items: [orderItem({ type: 'device', variantCode: phone, productCode })],
  complementaryInformations: [complementary({ productVariant: { code: phone }, simType: 'eSIM' })],
});

it('[E9] a device with a plan needs a SIM type, and an eSIM needs support of both', async () => {
  const guest = await shop.guest();
  const codeOf = async (product: string, variant: string) =>
    (await guest.createOrder(withEsim(product, variant))).problem.code;
  expect(await codeOf('ernz-lite-5', 'ernz-lite-5-128-sage-f24.mobile-alzette-m')).toBe('esim_unavailable');
  expect(await codeOf('ernz-9-pro', 'ernz-9-pro-256-midnight-f24.mobile-alzette-xs')).toBe('esim_unavailable');
  expect(await codeOf('ernz-9-pro', 'ernz-9-pro-256-midnight-f24.mobile-alzette-m')).toBe('price_changed');
});

it('[E9, J3] mobile and installed items need complementary information, other items may have none', async () => {
  const guest = await shop.guest();
  const items = [tv];
  const displayedTotals = { oneOff: 1900, monthly: 1999 };
  const own = installed('line-1', 'tv-plus', 'self');
  const codeOf = async (complementaryInformations: OrderRequest['complementaryInformations']) =>
    (await guest.createOrder({ items, complementaryInformations, displayedTotals })).problem.code;
  expect(await codeOf([])).toBe('complementary_information_missing');
  expect(await codeOf([own, { ...own, identifier: 'line-2' }])).toBe('unknown_line');
  expect((await guest.createOrder({ items, complementaryInformations: [own], displayedTotals })).status).toBe(201);
  const home = orderItem({ type: 'internet-mobile', variantCode: 'internet-mobile-home-m', productCode: 'home-m' });
  const missing = await guest.createOrder({ items: [home], complementaryInformations: [] });
  expect(missing.problem.code).toBe('complementary_information_missing');
});
