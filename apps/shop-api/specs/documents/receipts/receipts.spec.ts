import { MailUnavailableError, smtpMailer, type Mail } from '@alzette/server-kit/mail';
import { startMailServer } from '@alzette/server-kit/testing';
import { topUpEmail } from '@alzette/shop-model';
import { sql } from 'kysely';
import { Piscina } from 'piscina';
import PostalMime from 'postal-mime';
import { receiptOf } from '@alzette/shop-api/documents';
import { createRateCounter, enqueue } from '@alzette/shop-api/platform';
import { outboxHandlers } from '../../../src/start-jobs';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { prepaidPaid, starterPack, topUp } from '../../../test/prepaid';
import { openTestShop, sessionKey, type TestShop } from '../../../test/shop';
import { confirmedByItself, sendWebhook } from '../../../test/webhook';

let shop: TestShop;
let mailer: FakeMailer;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mailer = new FakeMailer();
  await shop.database.deleteFrom('outbox').execute();
});

const send = () => work(shop, 'receipt', mailer);
const waiting = async () => (await itemsOf(shop, 'receipt')).filter(({ ended_at }) => ended_at === null);

it('[L2] the receipt of a confirmed order is sent once, also after repeated confirmations', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await send();
  expect(mailer.sent).toEqual([]);
  const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
  await Promise.all([guest.confirm(token), sendWebhook(shop, session), guest.confirm(token)]);
  await confirmedByItself(shop, token);
  await Promise.all([send(), send(), send()]);
  for (const { id } of await itemsOf(shop, 'receipt'))
    await enqueue(shop.database, receiptOf(id.replace('receipt-', '')));
  await wait(shop, 7_200);
  await send();
  expect(mailer.sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
  expect(await waiting()).toEqual([]);
});

it('[L2] a top-up without an e-mail gets no receipt', async () => {
  const { guest, token } = await prepaidPaid(shop, topUp({ email: topUpEmail.toUpperCase() }));
  expect((await guest.confirm(token)).status).toBe(200);
  await send();
  expect(await itemsOf(shop, 'receipt')).toEqual([]);
  expect(mailer.sent).toEqual([]);
});

it('[L2] an order is confirmed while the mail server is unavailable, and the receipt follows', async () => {
  const { guest, token } = await prepaidPaid(shop);
  mailer.fault = new MailUnavailableError('away');
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
  await send();
  expect(await waiting()).toHaveLength(1);
  mailer.fault = null;
  await send();
  expect(mailer.sent).toEqual([]);
  await wait(shop, 10);
  await send();
  expect(mailer.sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('[L2] a refused receipt does not delay others', async () => {
  const refused = await prepaidPaid(shop, topUp({ email: 'nobody@example.lu' }));
  await refused.guest.confirm(refused.token);
  const other = await prepaidPaid(shop);
  await other.guest.confirm(other.token);
  const picky = new FakeMailer();
  picky.send = async (mail: Mail) =>
    mail.to === 'nobody@example.lu' ? Promise.reject(new MailUnavailableError('refused')) : mailer.send(mail);
  await work(shop, 'receipt', picky);
  expect(mailer.sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
  expect(await waiting()).toHaveLength(1);
});

it('[L2] a receipt whose delivery was not recorded is sent again under the same id', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await guest.confirm(token);
  const [item] = await waiting();
  await send();
  await sql`update outbox set ended_at = null, payload = ${JSON.stringify(item?.payload)}::jsonb, next_attempt_at = now()`.execute(
    shop.database,
  );
  await send();
  expect(mailer.sent).toHaveLength(2);
  expect(mailer.sent[0]?.id).toMatch(/^receipt-/u);
  expect(mailer.sent[1]).toEqual(mailer.sent[0]);
});

it('[L2, V7] the legal texts are written once for receipts that are sent together', async () => {
  // One after the other: a payment is settled by its position.
  const orders = [await prepaidPaid(shop), await prepaidPaid(shop)];
  for (const { guest, token } of orders) await guest.confirm(token);
  const written = jest.spyOn(Piscina.prototype, 'run');
  const rateCounter = createRateCounter(shop.database, sessionKey);
  const { receipt } = outboxHandlers({ context: shop.context, mailer, rateCounter, orderWebhook: null });
  const messages = await itemsOf(shop, 'receipt');
  await Promise.all(messages.map(({ id, payload }) => receipt(payload as { readonly orderId: string }, id)));
  expect(mailer.sent).toHaveLength(2);
  expect(written.mock.calls.map(([task]) => (task as { readonly kind: string }).kind)).toEqual(['legal', 'legal']);
  written.mockRestore();
});

it('[L2] the receipt reaches a real mail server', async () => {
  const server = await startMailServer();
  const smtp = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  const { guest, token } = await prepaidPaid(shop, starterPack({ preferredLanguage: 'en' }));
  await guest.confirm(token);
  await work(shop, 'receipt', smtp);
  smtp.close();
  await server.close();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.lu']]);
  const mail = await PostalMime.parse(server.received[0]?.raw ?? '');
  expect(mail.subject).toMatch(/^Your Alzette prepaid card: receipt ALZ-2026-\d{6}$/u);
  expect(mail.from).toMatchObject({ name: 'Alzette', address: 'shop@alzette.example' });
});
