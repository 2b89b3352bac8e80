import type { OrderRequest } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { orderItem } from '../../test/builders';
import { barePhone } from '../../test/full-order';
import { copyOf, openTestShop, type TestShop } from '../../test/shop';

const row = stressRun('stock-races', { test: 1, full: 3, stress: 100 });
const variant = 'attert-mini-128-snow-cash';
const [buyers, stock] = [200, 7];

let shop: TestShop;
let other: ShopServer;
beforeAll(async () => {
  shop = await openTestShop();
  other = await copyOf(shop);
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});

const pieces = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});

/** One buyer, who repeats a request while the server has no free connection, and cancels in some cases. */
async function buy(index: number): Promise<number> {
  const quantity = 1 + (index % 3);
  const guest = (await shop.guest()).at(index % 2 === 0 ? shop.app : other);
  for (;;) {
    const { status, body, problem } = await guest.createOrder(pieces(quantity), `key-${index}`);
    if (status === 503) continue;
    if (status !== 201) {
      expect(['sold_out', 'stock_too_low']).toContain(problem.code);
      return 0;
    }
    if (index % 10 !== 0) return quantity;
    expect((await guest.cancel(body.tokenValue)).status).toBe(204);
    return 0;
  }
}

it('[D12] 200 simultaneous buyers at two servers never reserve more pieces of a phone than there are', async () => {
  for (let round = 1; round <= row.tries; round += 1) {
    await shop.database.deleteFrom('rate_limits').execute();
    await shop.database.updateTable('stock_reservations').set({ state: 'released' }).execute();
    await shop.database.updateTable('catalogue_device_variants').set({ stock }).where('code', '=', variant).execute();
    const bought = await Promise.all(Array.from({ length: buyers }, (_value, index) => buy(index)));
    const reserved = await shop.database
      .selectFrom('stock_reservations')
      .select('quantity')
      .where('variant_code', '=', variant)
      .where('state', 'in', ['held', 'sold'])
      .execute();
    const sum = reserved.reduce((total, { quantity }) => total + quantity, 0);
    expect(sum).toBe(bought.reduce((total, quantity) => total + quantity, 0));
    expect(sum).toBeLessThanOrEqual(stock);
    expect(sum).toBeGreaterThan(0);
    row.progress(round);
  }
  row.result({ buyers, oversold: 0 });
}, 600_000);
