import type { Mail, Mailer } from '@alzette/server-kit/mail';
import { prepaidPaid, topUp } from '../../test/prepaid';
import { startPostgres, type TestPostgres } from '../../test/postgres';
import { openTestShop, type TestShop } from '../../test/shop';
import { openPostgres } from '../database/open-database';
import { sendReceipts } from './send-receipts';

let postgres: TestPostgres;
let shop: TestShop;
let sent: string[];
const mailer: Mailer = {
  send: async ({ to }: Mail) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    sent.push(to);
  },
  close: () => undefined,
};

beforeAll(async () => {
  postgres = await startPostgres();
  shop = await openTestShop(() => openPostgres(postgres.url));
}, 60_000);
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});
beforeEach(() => {
  sent = [];
});

async function confirm(email: string): Promise<void> {
  const { guest, token } = await prepaidPaid(shop, topUp({ email }));
  await guest.confirm(token);
}

const work = () => sendReceipts(shop.context, mailer);

it('[L2] sends each receipt once, however many copies of the server do it', async () => {
  const emails = Array.from({ length: 12 }, (_value, index) => `shopper-${index}@example.lu`);
  for (const email of emails) await confirm(email);
  await Promise.all(Array.from({ length: 10 }, work));
  expect([...sent].sort()).toEqual([...emails].sort());
});

it('[L2] does not wait for a receipt that somebody else holds', async () => {
  await confirm('held@example.lu');
  await confirm('free@example.lu');
  let working = Promise.resolve();
  await shop.database.transaction().execute(async (transaction) => {
    const due = transaction.selectFrom('receipts').select('order_id').where('sent_at', 'is', null);
    await due.orderBy('created_at').limit(1).forUpdate().execute();
    working = work();
    // Not for ever: whoever waits here waits for this very transaction.
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    expect(sent).toEqual(['free@example.lu']);
  });
  await working;
  await work();
  expect(sent).toEqual(['free@example.lu', 'held@example.lu']);
});
