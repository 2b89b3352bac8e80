import { MailUnavailableError, smtpMailer, type Mail, type Mailer } from '@alzette/server-kit/mail';
import { startMailServer } from '@alzette/server-kit/testing';
import { topUpEmail } from '@alzette/shop-model';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { orderPaid } from '../../test/journey';
import { prepaidPaid, starterPack, topUp } from '../../test/prepaid';
import { openTestShop, type TestShop } from '../../test/shop';
import { confirmedByItself, sendWebhook } from '../../test/webhook';
import { mailFailure } from './mail-failure';
import { queueReceipt } from './receipt-queue';
import { sendReceipts } from './send-receipts';

let shop: TestShop;
let sent: Mail[];
let fault: Error | null;
const mailer: Mailer = {
  send: async (mail) => {
    if (fault) throw fault;
    sent.push(mail);
  },
  close: () => undefined,
};

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  sent = [];
  fault = null;
  await shop.database.deleteFrom('receipts').execute();
});

const work = () => sendReceipts(shop.context, mailer);
const waiting = () => shop.database.selectFrom('receipts').selectAll().where('sent_at', 'is', null).execute();
const later = (minutes: number) =>
  sql`update receipts set next_attempt_at = next_attempt_at - make_interval(mins => ${minutes})`.execute(shop.database);

it('[L2] mails the receipt of a confirmed order once, however often it was confirmed and by whom', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await work();
  expect(sent).toEqual([]);
  const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
  await Promise.all([guest.confirm(token), sendWebhook(shop, session), guest.confirm(token)]);
  await confirmedByItself(shop, token);
  await Promise.all([work(), work(), work()]);
  for (const { order_id } of await shop.database.selectFrom('receipts').select('order_id').execute()) {
    await queueReceipt(shop.database, order_id);
  }
  await later(120);
  await work();
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
  expect(await waiting()).toEqual([]);
});

it('[L2] mails no receipt to somebody who wants none, and none of contracts', async () => {
  const without = await prepaidPaid(shop, topUp({ email: topUpEmail.toUpperCase() }));
  expect((await without.guest.confirm(without.token)).status).toBe(200);
  const contract = await orderPaid(shop);
  expect((await contract.guest.confirm(contract.token)).status).toBe(200);
  await work();
  expect(await shop.database.selectFrom('receipts').select('order_id').execute()).toEqual([]);
  expect(sent).toEqual([]);
});

it('[L2] confirms while no mail goes out, tries again ever later, and loses nothing', async () => {
  const { guest, token } = await prepaidPaid(shop);
  fault = new MailUnavailableError('away');
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
  const pauses: number[] = [];
  for (let tries = 0; tries < 9; tries += 1) {
    await expect(work()).rejects.toBe(fault);
    await work();
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from receipts`.execute(shop.database);
    pauses.push(rows[0]?.minutes ?? 0);
    await later(64);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64]);
  fault = null;
  await work();
  expect(sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('[L2] sends the others while one is refused', async () => {
  const refused = await prepaidPaid(shop, topUp({ email: 'nobody@example.lu' }));
  await refused.guest.confirm(refused.token);
  const other = await prepaidPaid(shop);
  await other.guest.confirm(other.token);
  const away = new MailUnavailableError('refused');
  const picky = { ...mailer, send: async (mail: Mail) => (mail.to === 'nobody@example.lu' ? Promise.reject(away) : mailer.send(mail)) };
  await expect(sendReceipts(shop.context, picky)).rejects.toBe(away);
  await sendReceipts(shop.context, picky);
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.lu']);
  expect(await waiting()).toHaveLength(1);
});

it('[L2] sends a receipt again under the same id when nobody noted that it was sent', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await guest.confirm(token);
  await work();
  await sql`update receipts set sent_at = null, next_attempt_at = now()`.execute(shop.database);
  await work();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.id).toMatch(/^receipt-/u);
  expect(sent[1]).toEqual(sent[0]);
});

it('[L2] hands the receipt to a real mail server', async () => {
  const server = await startMailServer();
  const smtp = smtpMailer({ smtpUrl: server.url, from: 'shop@alzette.example' }, { senderName: 'Alzette' });
  const { guest, token } = await prepaidPaid(shop, starterPack({ preferredLanguage: 'en' }));
  await guest.confirm(token);
  await sendReceipts(shop.context, smtp);
  smtp.close();
  await server.close();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.lu']]);
  const mail = await PostalMime.parse(server.received[0]?.raw ?? '');
  expect(mail.subject).toMatch(/^Your Alzette prepaid card: receipt ALZ-2026-\d{6}$/u);
  expect(mail.from).toMatchObject({ name: 'Alzette', address: 'shop@alzette.example' });
});

it('says in the log why a mail was not sent, and to whom never', () => {
  const words = Object.assign(new Error('550 No such user ada@example.lu'), { code: 'EENVELOPE' });
  expect(mailFailure(new MailUnavailableError('away', { cause: words }))).toEqual({ reason: 'EENVELOPE' });
  expect(mailFailure(new MailUnavailableError('away', { cause: new Error('late') }))).toEqual({ reason: 'no answer' });
  const bug = new TypeError('bug');
  expect(mailFailure(bug)).toEqual({ err: bug });
});
