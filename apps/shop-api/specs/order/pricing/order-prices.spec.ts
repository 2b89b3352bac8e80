import type { OrderRequest } from '@alzette/shop-model';
import { address, complementary, customerOrder, orderItem } from '../../../test/builders';
import { additional, oneOfEach } from '../../../test/full-order';
import { openTestShop, type TestShop } from '../../../test/shop';

/** Prices of each item of `oneOfEach`: monthly for new customers, monthly for existing ones, today. */
const amounts: Readonly<Record<string, readonly [number, number, number]>> = {
  'Ernz 9 Pro, 24 instalments': [2200, 2200, 14_900],
  'Alzette M with it': [2999, 3999, 1900],
  'screen care': [699, 699, 0],
  music: [499, 499, 0],
  'Alzette S': [1999, 1999, 1900],
  'three data SIMs': [3 * 500, 3 * 500, 3 * 1000],
  'Fibre 500': [3999, 4999, 4900],
  'the box it needs': [300, 300, 0],
  'two boosters': [2 * 299, 2 * 499, 2 * 1900],
  'Home M': [5999, 6499, 4900],
  'TV Plus': [1999, 2499, 1900],
  Sport: [1299, 1299, 0],
  'Duo Family': [5499, 5999, 4900],
  'Attert Mini, paid at once': [0, 0, 44_900],
};
const total = (column: 0 | 1 | 2) => Object.values(amounts).reduce((sum, line) => sum + line[column], 0);
const monthlyForNew = total(0);
const monthlyForExisting = total(1);
const oneOff = total(2);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const asCustomer = async (change: Partial<OrderRequest>) =>
  (await shop.visitor({ account: 'A-1001' })).createOrder({ ...customerOrder, ...change });

it('[D1, A10, D14] a new customer pays these prices for one item of every type', async () => {
  const guest = await shop.guest();
  const { status, body } = await guest.createOrder({
    ...oneOfEach,
    displayedTotals: { oneOff, monthly: monthlyForNew },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ total: oneOff, monthlyTotal: monthlyForNew, shippingTotal: 0, isNewClient: true });
  expect(body.taxTotal).toBe(Math.round((oneOff * 17) / 117));
  expect((await guest.order(body.tokenValue)).body).toEqual(body);
});

it('[D1, A10, D14] an existing customer pays these prices for one item of every type', async () => {
  const { status, body } = await asCustomer({
    ...oneOfEach,
    displayedTotals: { oneOff, monthly: monthlyForExisting },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ total: oneOff, monthlyTotal: monthlyForExisting, isNewClient: false });
});

it('[K11] an item names its plan and device', async () => {
  const guest = await shop.guest();
  const { body } = await guest.createOrder({ ...oneOfEach, displayedTotals: { oneOff, monthly: monthlyForNew } });
  const line = (name: string) => body.items.find(({ identifier }) => identifier === name);
  expect(line('phone')).toMatchObject({
    taxonCode: 'ernz-9-pro',
    variantName: 'Ernz 9 Pro',
    mobileProductName: 'Alzette M',
    mobileVariantName: 'Alzette M',
    deviceModelName: 'Ernz 9 Pro',
    monthly: 5199,
    upfront: 14_900,
    activationFee: 1900,
    activationFeeName: 'Activation mobile',
  });
  expect(line('bare')).toMatchObject({
    mobileProductName: null,
    deviceModelName: 'Attert Mini',
    monthly: 0,
    upfront: 44_900,
  });
  expect(line('home')).toMatchObject({ mobileProductName: 'Alzette Home M', deviceModelName: null, upfront: 0 });
  expect(line('tv')).toMatchObject({ mobileProductName: null, deviceModelName: null });
  expect(line('sims')).toMatchObject({
    quantity: 3,
    monthly: 500,
    activationFee: 1000,
    activationFeeName: 'Carte SIM supplémentaire',
  });
});

const welcome = { voucherCode: ' welcome 50 ' };
const changed = (
  change: Partial<OrderRequest['items'][number]> = {},
  number = '+352691123456',
  code = 'ernz-9-pro-256-midnight-f24',
) => {
  const variantCode = `${code}.mobile-alzette-s`;
  return {
    items: [orderItem({ type: 'device', variantCode, productCode: 'ernz-9-pro', ...welcome, ...change })],
    complementaryInformations: [
      complementary({
        productVariant: { code: variantCode },
        subscriptionMode: 'change',
        currentPhoneNumber: number,
      }),
    ],
  };
};

it('[F3, D1] a customer’s voucher lowers the amount due today for the device', async () => {
  const { status, body } = await asCustomer({
    ...changed(),
    displayedTotals: { oneOff: 14_900 - 5000 + 1900, monthly: 2200 + 1999 },
  });
  expect(status).toBe(201);
  expect(body.items[0]).toMatchObject({ upfront: 9900 });
  expect(body.total).toBe(11_800);
});

it('[F3] a voucher never exceeds the amount due for the device', async () => {
  await shop.database
    .insertInto('vouchers')
    .values({ code: 'LARGE', amount: 999_900, line_number: '+352691123456', expires_on: '2099-12-31' })
    .execute();
  const { body } = await asCustomer({
    ...changed({ voucherCode: 'LARGE' }),
    displayedTotals: { oneOff: 1900, monthly: 2200 + 1999 },
  });
  expect(body.items[0]).toMatchObject({ upfront: 0 });
  expect(body.total).toBe(1900);
});

const item = orderItem({ ...changed().items[0], identifier: 'line-2' });
const second = complementary({ ...changed().complementaryInformations[0], identifier: 'line-2' });
const refusals: [string, Partial<OrderRequest>, string][] = [
  ['[F4] for the number of another customer', changed({}, '+352691999999'), 'line_unknown'],
  ['[F4] that expired', changed({ voucherCode: 'EXPIRED' }), 'voucher_unknown'],
  [
    '[F1] on a new line',
    {
      ...changed(),
      complementaryInformations: [complementary({ productVariant: { code: changed().items[0]?.variantCode ?? '' } })],
    },
    'voucher_not_applicable',
  ],
  ['[F1] on a plan', { items: [orderItem(welcome)] }, 'voucher_not_applicable'],
  [
    'twice',
    {
      items: [...changed().items, item],
      complementaryInformations: [...changed().complementaryInformations, second],
    },
    'line_repeated',
  ],
  ['for several phones on one line', changed({ quantity: 2 }), 'quantity_too_high'],
];
it.each(refusals)('a voucher %s is refused', async (_title, change, code) => {
  expect((await asCustomer(change)).problem).toMatchObject({ status: 422, code });
});

it('[F1] a guest’s voucher is refused', async () => {
  const guest = await shop.guest();
  const { problem } = await guest.createOrder({ ...changed(), billingAddress: address });
  expect(problem).toMatchObject({ status: 422, code: 'account_required' });
});

const phoneAlone = (quantity = 1) =>
  orderItem({ type: 'device', variantCode: 'ernz-9-128-silver-f24', productCode: 'ernz-9', quantity });

it('[D1, D14] a device alone has its add-ons and the customer’s instalment', async () => {
  const guest = await shop.guest();
  const items = [
    phoneAlone(),
    orderItem({ identifier: 'charger', ...additional('line-1', 'fast-charger', 'fast-charger-45'), quantity: 2 }),
  ];
  const forNew = await guest.createOrder({
    items,
    complementaryInformations: [],
    displayedTotals: { oneOff: 4900 + 2 * 2900, monthly: 1500 },
  });
  expect(forNew.status).toBe(201);
  const forExisting = await asCustomer({
    items,
    complementaryInformations: [],
    displayedTotals: { oneOff: 10_700, monthly: 1700 },
  });
  expect(forExisting.body).toMatchObject({ total: 10_700, monthlyTotal: 1700 });
});

it('[D1] totals count the quantity of a device', async () => {
  const guest = await shop.guest();
  const change = { items: [phoneAlone(2)], complementaryInformations: [] };
  const { body } = await guest.createOrder({ ...change, displayedTotals: { oneOff: 9800, monthly: 3000 } });
  expect(body.total).toBe(9800);
});
