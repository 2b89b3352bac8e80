import { CountedStatements, type StatementCount } from '../../test/counted-statements';
import { itemsOf, work } from '../../test/outbox';
import { copyOf, openTestShop, type TestShop } from '../../test/shop';
import { sendWebhook } from '../../test/webhook';

/** The most statements of each step, in this order. A guest buys one plan, signs a contract and a mandate, and pays by card. */
const requests = {
  creation: 12,
  'customer information': 6,
  documents: 13,
  'signature of the contract': 8,
  'signature of the mandate': 9,
  payment: 16,
  confirmation: 15,
};
const jobs = { webhook: 7, receipt: 8, 'eSIM mail': 1, 'order event': 3, 'order change': 4 };
const limits: Readonly<Record<string, number>> = { ...requests, ...jobs };

let shop: TestShop;
let counted: CountedStatements;

beforeAll(async () => {
  shop = await openTestShop();
  counted = new CountedStatements();
}, 60_000);
afterAll(async () => {
  counted.stop();
  await shop.close();
});

function rowOf({ step, statements, transactions }: StatementCount): string {
  return `${step.padEnd(27)}${String(statements).padStart(4)} statements ${String(transactions).padStart(3)} transactions\n`;
}

it('a plan is bought with few SQL statements in each step', async () => {
  const guest = await shop.guest();
  const created = await counted.count('creation', () => guest.createOrder());
  const { tokenValue: token } = created.body;
  await counted.count('customer information', () => guest.sendCustomerInformation(token));
  const { body } = await counted.count('documents', () => guest.documents(token));
  for (const { id, kind } of body.documents.filter(({ signable }) => signable)) {
    shop.partners.signature.sign(id);
    await counted.count(`signature of the ${kind}`, () => guest.updateDocument(token, id));
  }
  await counted.count('payment', () => guest.paymentUrl(token));
  const session = shop.partners.payments.settle('paid');
  const confirmed = await counted.count('confirmation', () => guest.confirm(token));
  expect(confirmed.body.state).toBe('confirmed');

  const { clock } = shop;
  const app = await copyOf(shop);
  await counted.count('webhook', async () => {
    await sendWebhook({ app, clock }, session);
    // Waits for the work in the background.
    await app.close();
  });
  const kinds = { receipt: 'receipt', 'eSIM mail': 'esim_mail', 'order event': 'order_event' } as const;
  for (const [step, kind] of Object.entries(kinds)) await counted.count(step, () => work(shop, kind));
  await counted.count('order change', () => work(shop, 'order_change'));
  expect(await itemsOf(shop, 'receipt')).toMatchObject([{ last_error: null, payload: null }]);

  const whole = counted.counts.filter(({ step }) => step in requests);
  const total = whole.reduce((sum, { statements }) => sum + statements, 0);
  const transactions = whole.reduce((sum, each) => sum + each.transactions, 0);
  const table = [...counted.counts, { step: 'all requests', statements: total, transactions }];
  process.stdout.write(table.map(rowOf).join(''));
  expect(counted.counts.map(({ step }) => step)).toEqual(Object.keys(limits));
  expect(counted.counts.filter(({ step, statements }) => statements > (limits[step] ?? 0))).toEqual([]);
}, 60_000);
