import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { writePdf } from '@alzette/shop-api/documents/testing';
import { complementary, orderItem } from '../../../test/builders';
import { orderMade, orderPaid } from '../../../test/journey';
import { itWithPoppler, pdfText } from '../../../test/pdf-text';
import type { TestShop } from '../../../test/shop';
import { openTestShopOn } from '../../../test/shop-on';

/** On the embedded database, where one connection serves all requests. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShopOn('PGlite');
});
afterAll(() => shop.close());

/** Two documents for each plan and the mandate. */
const plans = 20;
async function largeOrder() {
  const identifiers = times(plans, (index) => `line-${index + 1}`);
  const order = await orderMade(shop, {
    items: identifiers.map((identifier) => orderItem({ identifier })),
    complementaryInformations: identifiers.map((identifier) => complementary({ identifier })),
    displayedTotals: { oneOff: 1900 * plans, monthly: 2999 * plans },
  });
  await order.guest.sendCustomerInformation(order.token);
  return order;
}

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_each, index) => make(index));

/** Documents of others, which are written first. */
function occupyThreads(): Promise<unknown> {
  const { operator, legalTexts } = shop.context;
  const facts = { text: legalTexts.terms.fr, operator, language: 'fr' } as const;
  return Promise.all(times(40, (index) => writePdf({ kind: 'legal', facts }, `other-${index}`)));
}

/** Measures the longest time in milliseconds that another query takes while the work runs. */
async function watchDatabase<Result>(act: () => Promise<Result>) {
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
  const result = await act();
  const total = performance.now() - start;
  controller.abort();
  await watching;
  return { result, longestWait: Math.max(...waits), total };
}

it('[K1] the documents of a large order keep no other request waiting for the database', async () => {
  const { guest, token } = await largeOrder();
  const { result, longestWait, total } = await watchDatabase(() => guest.documents(token));
  expect(result.body.documents).toHaveLength(2 * plans + 1);
  expect(longestWait).toBeLessThan(total / 3);
});

it('[K14] a confirmation whose annex waits for its turn to be written keeps no other request waiting', async () => {
  const { guest, token } = await orderPaid(shop);
  const others = occupyThreads();
  const { result, longestWait, total } = await watchDatabase(() => guest.confirm(token));
  await others;
  expect(result.body.state).toBe('confirmed');
  expect(longestWait).toBeLessThan(total / 3);
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

it('[K2, R2] two contracts of one plan are named by their device or position, without a telephone number', async () => {
  const kept = { keepNumber: true, currentOperator: 'post', currentPhoneNumber: '+352661234567' };
  const { guest, token } = await orderMade(shop, {
    items: ['line-1', 'line-2'].map((identifier) => orderItem({ identifier })),
    complementaryInformations: [
      complementary({ identifier: 'line-1' }),
      complementary({ identifier: 'line-2', ...kept, iccid: '8935201123456789012' }),
    ],
    displayedTotals: { oneOff: 1900 * 2, monthly: 2999 * 2 },
  });
  await guest.sendCustomerInformation(token);
  const { body } = await guest.documents(token);
  const names = body.documents.filter(({ kind }) => kind === 'contract').map(({ name }) => name);
  expect(names).toEqual(['Contrat Alzette M (1)', 'Contrat Alzette M (2)']);
});

it('[K14] an annex that no longer prints what was accepted is not stored: the order is confirmed by the next request', async () => {
  const { guest, token } = await orderPaid(shop);
  const number = () =>
    sql<{ value: string }>`select last_value::text as value from order_number`.execute(shop.database);
  const before = (await number()).rows[0]?.value;
  const others = occupyThreads();
  const confirming = guest.confirm(token);
  while ((await number()).rows[0]?.value === before) await wait(5);
  // The acceptances are read right after the number.
  await wait(100);
  await shop.database.updateTable('order_acceptances').set({ text: 'Autre texte' }).execute();
  expect(await confirming).toMatchObject({ status: 409, problem: { code: 'order_changed' } });
  await others;
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
});
