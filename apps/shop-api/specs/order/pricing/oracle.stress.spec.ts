import fc, { type GeneratorValue } from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import { readOracle, type OracleOffer } from '../../../test/price-oracle';
import { randomCart, type RandomCart } from '../../../test/random-cart';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { tamperings } from '../../../test/tamperings';

const row = stressRun('orders-against-the-oracle', { test: 20, full: 60, stress: 20_000 });

let shop: TestShop;
let offers: readonly OracleOffer[];
let guest: ShopVisitor;
let customer: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  offers = await readOracle(shop.database);
});
afterAll(() => shop.close());

/** Below the limits of a session. */
const ordersOfOne = 40;

async function otherShoppers(): Promise<void> {
  guest = await shop.guest();
  customer = await shop.visitor({ account: 'A-1001' });
}

const orderCount = async () =>
  Number(
    (
      await shop.database
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

it('[K1, D1, D14] an order has the oracle’s price, and a tampered order is refused', async () => {
  const counted = new Map(tamperings.map(({ name }) => [name, 0]));
  let sold = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      if (sold % ordersOfOne === 0) await otherShoppers();
      const cart = randomCart(generate, offers);
      await expectSold(cart);
      await tamperWith(cart, generate, counted);
      sold += 1;
      row.progress(sold);
    }),
    row.fastCheck,
  );
  row.result({ wrong: 0, sold, ...Object.fromEntries(counted) });
  expect([...counted].filter(([, count]) => count === 0)).toEqual([]);
});

/** Applies the tampering that fits this cart and was used least. */
async function tamperWith(cart: RandomCart, generate: GeneratorValue, counted: Map<string, number>): Promise<void> {
  const lies = tamperings.flatMap(({ name, change, codes }) => {
    const order = change(cart, generate);
    return order ? [{ name, order, codes, count: counted.get(name) ?? 0 }] : [];
  });
  const [lie] = lies.sort((one, other) => one.count - other.count);
  if (!lie) return;
  await expectRefused(cart, lie.order, lie.codes);
  counted.set(lie.name, lie.count + 1);
}

async function expectSold({ isCustomer, change, totals: { oneOff, monthly } }: RandomCart): Promise<void> {
  const { status, body } = await (isCustomer ? customer : guest).createOrder(change);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { total: oneOff, monthlyTotal: monthly, shippingTotal: 0 },
  });
  // The net amount times 1.17 is the total, to a cent.
  expect(Math.abs((oneOff - body.taxTotal) * 117 - oneOff * 100)).toBeLessThanOrEqual(59);
  const lines = body.items.map(
    ({ quantity, activationFee, installationFee, upfront }) => quantity * (activationFee + installationFee + upfront),
  );
  expect(lines.reduce((total, line) => total + line, 0)).toBe(oneOff);
}

async function expectRefused(
  { isCustomer }: RandomCart,
  change: RandomCart['change'],
  codes: readonly string[],
): Promise<void> {
  const before = await orderCount();
  const { status, problem } = await (isCustomer ? customer : guest).createOrder(change);
  expect([400, 409, 422]).toContain(status);
  expect(codes).toContain(problem.code);
  expect(await orderCount()).toBe(before);
}
