import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ListedWork, ShownOrder } from '@alzette/shop-api/staff';
import { barePhone } from '../../test/full-order';
import { confirmedOrder, end, inform, report } from '../../test/fulfilment';
import { work } from '../../test/outbox';
import { openTestShop, type TestShop } from '../../test/shop';
import { asStaff, asStaffJson, staffLog } from '../../test/staff';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('[V12] an order is found by what a shopper or a partner can name, and the log holds no search text', async () => {
  const { id, number, token } = await confirmedOrder(shop);
  await confirmedOrder(shop, { email: 'another@example.lu' });
  const payment = await shop.database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await shop.database
    .updateTable('customer_information')
    .set({ information: JSON.stringify({ phone: '+352621999888' }) })
    .where('order_id', '=', id)
    .execute();
  const references = [
    ...[id, number, number.toLowerCase(), token, '+352621999888', 'ADA@example.lu'],
    ...[payment.provider_session_id ?? '', payment.transaction_id ?? ''],
  ];
  for (const text of references)
    expect([text, (await asStaffJson<{ id: string }[]>(shop, 'find', text)).map((order) => order.id)]).toEqual([
      text,
      [id],
    ]);
  for (const text of ['', 'ada@example', 'unknown']) expect(await asStaffJson(shop, 'find', text)).toEqual([]);
  expect(await asStaff(shop, 'find', number)).toMatch(
    /^id +number +state[^\n]*\n[^\n]*confirmed[^\n]*19\.00|^id +number/u,
  );

  const log = await staffLog(shop);
  expect(log.at(0)).toMatchObject({ action: 'find', subject: null, order_ids: [id], personal: false, outcome: 'done' });
  expect(JSON.stringify(log)).not.toMatch(/example\.lu|621999888/u);
});

it('[V12] an order is shown with its timeline, and with its person only on request, which the log says', async () => {
  const order = await inform(shop, await confirmedOrder(shop));
  await report(shop, { order: order.number, kind: 'dispatched' });
  await end(order, 'withdrawals', 'mobile');
  await work(shop, 'refund');
  await asStaff(shop, 'resend', order.number, '--reason', 'the mail was lost');
  const shown = await asStaffJson<ShownOrder>(shop, 'show', order.number);
  expect(shown).toMatchObject({
    order: { id: order.id, state: 'confirmed' },
    person: null,
    refunds: [{ state: 'refunded' }],
  });
  const events = shown.timeline.map(({ about, what }) => `${about}: ${what}`).join('\n');
  for (const part of [
    ...[
      'order: created (shopper): created',
      'order: payment_received',
      'payment 1: paid',
      'order: confirmed',
      'signed',
    ],
    ...['dispatched', 'withdrawn', 'requested', 'refunded', `receipt: receipt-${order.id} waiting`],
    'Ada Lovelace: resend, done: the mail was lost',
  ])
    expect(events).toContain(part);
  const times = shown.timeline.map(({ at }) => String(at));
  expect(times).toEqual([...times].sort());
  expect(JSON.stringify(shown)).not.toContain('ada@example.lu');

  const personal = await asStaffJson<ShownOrder>(shop, 'show', order.number, '--personal');
  expect(personal.person).toMatchObject({ email: 'ada@example.lu', lastname: expect.any(String) });
  expect((await staffLog(shop)).slice(-2).map((row) => row.personal)).toEqual([false, true]);
  await expect(asStaff(shop, 'show', 'ALZ-0')).rejects.toThrow('Refused (order_unknown)');
});

it('[V12] the log refuses every change of a row', async () => {
  await asStaff(shop, 'find', 'nothing');
  const { database } = shop;
  await expect(database.updateTable('staff_actions').set({ actor: 'another' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(database.deleteFrom('staff_actions').execute()).rejects.toThrow('append-only');
});

it('[V12] without a row of the log, nothing is shown', async () => {
  const { number } = await confirmedOrder(shop);
  await sql`alter table staff_actions add constraint full_disk check (false) not valid`.execute(shop.database);
  await expect(asStaff(shop, 'show', number)).rejects.toThrow('full_disk');
  await sql`alter table staff_actions drop constraint full_disk`.execute(shop.database);
  expect(await asStaff(shop, 'show', number)).toContain(number);
});

it('[V12] a proof becomes a file that only its owner reads, never over another file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-orders-'));
  const { id } = await confirmedOrder(shop, barePhone);
  const proof = (await asStaffJson<ListedWork[]>(shop, 'list', 'proofs')).find(({ orderId }) => orderId === id);
  const out = join(folder, 'proof');
  expect(await asStaff(shop, 'proof', proof?.id ?? '', '--out', out)).toContain('stranger');
  expect([readFileSync(out, 'utf8'), statSync(out).mode & 0o777]).toEqual(['%PDF-1.7 bill', 0o600]);
  await expect(asStaff(shop, 'proof', proof?.id ?? '', '--out', out)).rejects.toThrow('EEXIST');
  const printed = await asStaff(shop, 'proof', proof?.id ?? '', '--out', '-');
  expect(Buffer.from(printed, 'base64').toString()).toBe('%PDF-1.7 bill');
  await expect(asStaff(shop, 'proof', 'unknown', '--out', join(folder, 'other'))).rejects.toThrow('proof_unknown');
  expect(
    (await staffLog(shop)).findLast(({ action, outcome }) => action === 'proof' && outcome === 'done'),
  ).toMatchObject({
    subject: proof?.id,
    order_ids: [id],
    personal: true,
  });
  rmSync(folder, { recursive: true });
});

it('[V12] texts of shoppers do not command the terminal', async () => {
  const order = await confirmedOrder(shop);
  const information = JSON.stringify({ lastname: 'A\u001b[2JB' });
  await shop.database
    .updateTable('customer_information')
    .set({ information })
    .where('order_id', '=', order.id)
    .execute();
  expect(await asStaff(shop, 'show', order.id, '--personal')).toContain('A [2JB');
});
