import type { DeliveryPrices } from '@alzette/shop-model';
import { complementary } from '../../test/builders';
import { oneOfEach } from '../../test/full-order';
import { openTestShop, type TestShop } from '../../test/shop';
import { withTotals } from '../../test/with-totals';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const parcel = { kind: 'parcel', price: 599 };
const sim = { kind: 'sim', price: 100 };

it('[J2] the catalogue has the operator’s tariff of deliveries', async () => {
  const guest = await shop.guest();
  const { body } = await guest.call<DeliveryPrices>('GET', '/api/catalogue/delivery-prices');
  expect(body).toEqual({ parcel: 599, sim: 100 });
});

it('[J2] an order names what is sent for each item at the tariff’s price, and waives the sum', async () => {
  const guest = await shop.guest();
  const { body } = await guest.createOrder(await withTotals(shop, oneOfEach));
  const sent = body.items.filter(({ deliveries }) => deliveries?.length);
  expect(Object.fromEntries(sent.map(({ identifier, deliveries }) => [identifier, deliveries]))).toEqual({
    phone: [parcel],
    mobile: [sim],
    sims: [parcel],
    box: [parcel],
    booster: [parcel],
    home: [sim],
    bare: [parcel],
    // The shopper installs it: its box comes by post.
    tv: [parcel],
  });
  expect([body.shippingTotal, body.shippingWaived]).toEqual([0, 6 * 599 + 2 * 100]);
});

it('[B10] an order has its monthly price with each rise, of an item and of all', async () => {
  const guest = await shop.guest();
  const { body } = await guest.createOrder({ complementaryInformations: [complementary()] });
  expect(body.items.map(({ monthlySteps }) => monthlySteps)).toEqual([body.monthlySteps]);
  expect(body.monthlySteps).toEqual([
    { monthly: 2999, months: 12 },
    { monthly: 3999, months: null },
  ]);
});
