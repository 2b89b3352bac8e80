import type { RouteOptions } from 'fastify';
import { unboundedInputs } from '@alzette/server-kit/testing';
import { orderItem, orderRequest } from '../../../test/builders';
import { openTestShop, sessionKey, type TestShop } from '../../../test/shop';
import { build } from '../../../src/build';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('[K1] every string, array and object that a route reads has a limit', async () => {
  const routes: RouteOptions[] = [];
  const app = await build({ ...shop.context, sessionKey, onRoute: (route) => void routes.push(route) });
  await app.ready();
  expect(routes.length).toBeGreaterThan(80);
  expect(routes.flatMap(unboundedInputs)).toEqual([]);
  await app.close();
});

it('[K1] 20,000 empty items are refused at the first error', async () => {
  const guest = await shop.guest();
  const send = (change: object) =>
    guest.call('POST', '/api/v2/shop/alzette/order', {
      headers: { 'idempotency-key': 'many', 'content-type': 'application/json' },
      payload: JSON.stringify({ ...orderRequest(), ...change }),
    });
  const empty = Array.from({ length: 20_000 }, () => ({}));
  for (const field of ['items', 'complementaryInformations', 'eligibilityAddresses']) {
    const { status, problem } = await send({ [field]: empty });
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ path: `body/${field}`, message: 'must NOT have more than 100 items' }],
    });
  }
  const { problem } = await send({ items: [orderItem({ variantCode: 'x'.repeat(101) })] });
  expect(problem.errors).toEqual([
    { path: 'body/items/0/variantCode', message: 'must NOT have more than 100 characters' },
  ]);
});
