import { sql } from 'kysely';
import type { OrderRequest } from '@alzette/shop-model';
import type { OrderTotals } from '@alzette/shop-api/order';
import { customerOrder, orderItem } from '../../test/builders';
import { oneOfEach } from '../../test/full-order';
import { starterPack, topUp } from '../../test/prepaid';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A change of the catalogue between cart and order, and the difference of the totals in cents. */
const changes: [string, string, Partial<OrderRequest>, Partial<OrderTotals>][] = [
  [
    'the monthly price of a plan',
    `update catalogue_subscriptions set price_new_customer = price_new_customer + 100 where code = 'mobile-alzette-s'`,
    oneOfEach,
    { monthly: 100 },
  ],
  [
    'the instalment of a phone',
    `update catalogue_device_variants set price_new_customer = price_new_customer + 250 where code = 'ernz-9-pro-256-midnight-f24'`,
    oneOfEach,
    { monthly: 250 },
  ],
  [
    'what a phone costs at once',
    `update catalogue_device_variants set upfront = upfront - 900 where code = 'attert-mini-128-snow-cash'`,
    oneOfEach,
    { oneOff: -900 },
  ],
  [
    'an activation fee',
    `update catalogue_subscriptions set activation_fee = activation_fee + 500 where code = 'tv-plus'`,
    oneOfEach,
    { oneOff: 500 },
  ],
  [
    'the monthly price of an add-on',
    `update catalogue_additional_variants set price_new_customer = price_new_customer + 10 where code = 'data-sim-5'`,
    oneOfEach,
    { monthly: 30 },
  ],
  [
    'the fee of an add-on',
    `update catalogue_additional_variants set activation_fee = activation_fee + 10 where code = 'data-sim-5'`,
    oneOfEach,
    { oneOff: 30 },
  ],
  [
    'a TV package',
    `update catalogue_tv_packages set price_new_customer = price_new_customer - 99 where code = 'pack-sport-1'`,
    oneOfEach,
    { monthly: -99 },
  ],
  [
    'a way to install',
    `update catalogue_installation_modes set price = price + 1000 where code = 'first-socket' and subscription_code = 'internet-fibre-500'`,
    oneOfEach,
    { oneOff: 1000 },
  ],
  ['a top-up amount', `update catalogue_top_up_amounts set amount = amount + 100`, topUp(), { oneOff: 100 }],
  ['a starter pack', `update catalogue_starter_packs set amount = amount + 100`, starterPack(), { oneOff: 100 }],
];

it.each(changes)(
  '[K1] after a change of %s the order gets 409 with the new totals, and is created with them',
  async (_kind, change, order, difference) => {
    const guest = await shop.guest();
    const shown = await totalsOf(order);
    expect((await guest.createOrder({ ...order, displayedTotals: shown })).status).toBe(201);
    await sql.raw(change).execute(shop.database);

    const refused = await guest.createOrder({ ...order, displayedTotals: shown });
    const totals = {
      oneOff: shown.oneOff + (difference.oneOff ?? 0),
      monthly: shown.monthly + (difference.monthly ?? 0),
    };
    expect(refused).toMatchObject({ status: 409, problem: { code: 'price_changed', totals } });
    const agreed = await guest.createOrder({ ...order, displayedTotals: totals });
    expect(agreed).toMatchObject({ status: 201, body: { total: totals.oneOff, monthlyTotal: totals.monthly } });
  },
);

/** The totals that the page shows. */
async function totalsOf(order: Partial<OrderRequest>) {
  const { problem } = await (await shop.guest()).createOrder({ ...order, displayedTotals: { oneOff: 0, monthly: 0 } });
  if (!problem.totals) throw new Error(`The order is refused for another reason: ${problem.code}`);
  return problem.totals;
}

const phone = 'ernz-9-pro-256-midnight-f24.mobile-alzette-s';
const withVoucher = {
  ...customerOrder,
  items: [orderItem({ type: 'device', variantCode: phone, productCode: 'ernz-9-pro', voucherCode: 'WELCOME50' })],
  complementaryInformations: [
    {
      ...customerOrder.complementaryInformations[0]!,
      productVariant: { code: phone },
      subscriptionMode: 'change' as const,
      currentPhoneNumber: '+352691123456',
    },
  ],
};

it('[K1, F3] after a voucher’s amount was lowered the order gets 409 with the new totals', async () => {
  const customer = await shop.visitor({ account: 'A-1001' });
  await sql`update vouchers set amount = 1000 where code = 'WELCOME50'`.execute(shop.database);
  const shown = { oneOff: 11_800, monthly: 4199 };
  const refused = await customer.createOrder({ ...withVoucher, displayedTotals: shown });
  const difference = (refused.problem.totals?.oneOff ?? 0) - shown.oneOff;
  expect({ status: refused.status, difference }).toEqual({ status: 409, difference: 4000 });
});

it('[K1, D14] the price for the other kind of customer gets 409', async () => {
  const customer = await shop.visitor({ account: 'A-1001' });
  const { problem } = await customer.createOrder({
    ...customerOrder,
    displayedTotals: { oneOff: 1900, monthly: 2999 },
  });
  expect(problem).toMatchObject({ code: 'price_changed', totals: { oneOff: 1900, monthly: 3999 } });
});

it.each([
  ['plan', `catalogue_subscriptions set withdrawn = ? where code = 'mobile-alzette-m'`, 'unknown_variant'],
  ['phone', `catalogue_devices set withdrawn = ? where slug = 'ernz-9-pro'`, 'unknown_variant'],
  ['add-on', `catalogue_additionals set withdrawn = ? where code = 'data-sim'`, 'option_not_offered'],
])('[K1] a %s that was withdrawn after it was shown is refused', async (_kind, change, code) => {
  const setWithdrawn = (value: boolean) =>
    sql.raw(`update ${change.replace('?', String(value))}`).execute(shop.database);
  const guest = await shop.guest();
  await setWithdrawn(true);
  expect(await guest.createOrder(oneOfEach)).toMatchObject({ status: 422, problem: { code } });
  await setWithdrawn(false);
  expect((await guest.createOrder(oneOfEach)).problem.code).toBe('price_changed');
});
