import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { openTestShop, sessionKey, type TestShop } from '../../test/shop';
import { build } from '../../src/build';

const row = stressRun('same-order-together', { test: 1, full: 2, stress: 100 });
const atOnce = 200;

let shop: TestShop;
let app: ShopServer;

beforeAll(async () => {
  shop = await openTestShop();
  // While they run, equal requests count as new orders of their network.
  app = await build({ ...shop.context, ordersPerNetwork: 1_000, sessionKey });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Repeats a request, as browsers do, while the server has no free connection: on a busy machine 200 at once wait too long. */
async function untilResponse<TestResponse extends { readonly status: number }>(
  send: () => Promise<TestResponse>,
): Promise<TestResponse> {
  for (;;) {
    const response = await send();
    if (response.status !== 503) return response;
  }
}

const orderCount = async () => (await shop.database.selectFrom('orders').select('id').execute()).length;

it('[K1] 200 simultaneous equal requests create one order and get one response, and another body under their key is refused', async () => {
  for (let round = 1; round <= row.tries; round += 1) {
    const before = await orderCount();
    const guest = (await shop.guest()).at(app);
    const key = randomUUID();
    const order = (change: Partial<OrderRequest>) => untilResponse(() => guest.createOrder(change, key));
    const others = Array.from({ length: atOnce / 20 }, () => order({ email: 'other@example.lu' }));
    const responses = await Promise.all([...Array.from({ length: atOnce }, () => order({})), ...others]);
    const made = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(
      ({ status, problem }) => status === 422 && problem.code === 'idempotency_key_reused',
    );
    // The first body counts.
    expect([atOnce, others.length]).toContain(made.length);
    expect(made.length + refused.length).toBe(responses.length);
    expect(new Set(made.map(({ bytes }) => bytes.toString())).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
    row.progress(round);
  }
  row.result({ atOnce, doubled: 0 });
});
