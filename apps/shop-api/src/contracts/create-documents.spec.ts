import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { complementary, orderItem } from '../../test/builders';
import { orderMade } from '../../test/journey';
import { itWithPoppler, pdfText } from '../../test/pdf-text';
import type { TestShop } from '../../test/shop';
import { openTestShopOn } from '../../test/shop-on';

/** Where one connection serves all. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShopOn('PGlite');
});
afterAll(() => shop.close());

/** Two documents for each plan and the mandate. */
const plans = 20;
async function largeOrder() {
  const identifiers = Array.from({ length: plans }, (_each, index) => `line-${index + 1}`);
  const order = await orderMade(shop, {
    items: identifiers.map((identifier) => orderItem({ identifier })),
    complementaryInformations: identifiers.map((identifier) => complementary({ identifier })),
    displayedTotals: { oneOff: 1900 * plans, monthly: 2999 * plans },
  });
  await order.guest.sendCustomerInformation(order.token);
  return order;
}

it('[K1] the documents of a large order keep no other request waiting for the database', async () => {
  const { guest, token } = await largeOrder();
  const waits: number[] = [];
  const [start, controller] = [performance.now(), new AbortController()];
  const watching = (async () => {
    while (!controller.signal.aborted) {
      const asked = performance.now();
      await sql`select 1`.execute(shop.database);
      waits.push(performance.now() - asked);
      await wait(5);
    }
  })();
  const { body } = await guest.documents(token);
  const total = performance.now() - start;
  controller.abort();
  await watching;
  expect(body.documents).toHaveLength(2 * plans + 1);
  expect(Math.max(...waits)).toBeLessThan(total / 3);
});

itWithPoppler('[K1] documents print what the customer last sent, also while they are being written', async () => {
  const { guest, token } = await largeOrder();
  const writing = guest.documents(token);
  const stored = () => sql<{ count: number }>`select count(*)::int from contracts`.execute(shop.database);
  const before = (await stored()).rows[0]?.count ?? 0;
  while ((await stored()).rows[0]?.count === before) await wait(5);
  await guest.sendCustomerInformation(token, { phone: '+352691999888' });
  const { status, body } = await writing;
  expect([status, body.documents.length]).toEqual([200, 2 * plans + 1]);
  const contracts = body.documents.filter(({ kind }) => kind === 'contract');
  expect(contracts).toHaveLength(plans);
  for (const { filename } of contracts) {
    const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
    expect(pdfText(bytes)).toContain('691 999 888');
  }
});
