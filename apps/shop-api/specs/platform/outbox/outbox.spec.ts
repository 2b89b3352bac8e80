import { MailUnavailableError } from '@alzette/server-kit/mail';
import { sql } from 'kysely';
import { OrderWebhookError } from '@alzette/shop-api/order';
import { deleteOldMessages, enqueue, outboxMetrics, PartnerError, processOutbox } from '@alzette/shop-api/platform';
import { failureReason } from '@alzette/shop-api/platform/testing';
import { itemsOf, wait } from '../../../test/outbox';
import type { TestShop } from '../../../test/shop';
import { databaseKinds, openTestShopOn } from '../../../test/shop-on';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;
  let done: string[];

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    done = [];
    await shop.database.deleteFrom('outbox').execute();
  });

  const queue = (id: string, giveUpAt?: Date) =>
    enqueue(shop.database, { kind: 'receipt', id, payload: { orderId: id }, ...(giveUpAt && { expiresAt: giveUpAt }) });
  const workOnce = () =>
    processOutbox(shop.database, 'receipt', async ({ orderId }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push(orderId);
    });
  const items = () => itemsOf(shop, 'receipt');

  it('[L2] several workers deliver each message once', async () => {
    const ids = Array.from({ length: 12 }, (_value, index) => `piece-${index}`);
    for (const id of [...ids, ...ids]) await queue(id);
    await Promise.all(Array.from({ length: 10 }, workOnce));
    expect([...done].sort()).toEqual([...ids].sort());
  });

  it('[L2] a delayed message is delivered after its delay, and does not count as waiting before', async () => {
    const waiting = async () => {
      const [metric] = outboxMetrics;
      const { rows } = await sql.raw<{ value: number }>(metric?.query ?? '').execute(shop.database);
      return rows[0]?.value;
    };
    await enqueue(shop.database, { kind: 'receipt', id: 'later', payload: { orderId: 'later' }, delaySeconds: 600 });
    await workOnce();
    expect([done, await waiting()]).toEqual([[], 0]);
    await wait(shop, 600);
    expect(await waiting()).toBe(1);
    await workOnce();
    expect([done, await waiting()]).toEqual([['later'], 0]);
  });

  it('[L2] a failed message is retried with growing pauses and keeps its reason', async () => {
    await queue('piece');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 11; tries += 1) {
      const failures: unknown[] = [];
      const fail = () =>
        processOutbox(shop.database, 'receipt', () => Promise.reject(new PartnerError('CardPay', 'timeout')), {
          onFailure: (failure) => failures.push(failure),
        });
      await fail();
      await fail();
      expect(failures).toEqual([{ kind: 'receipt', id: 'piece', reason: 'CardPay: timeout' }]);
      const { rows } = await sql<{
        seconds: number;
      }>`select round(extract(epoch from next_attempt_at - now()))::int as seconds from outbox`.execute(shop.database);
      pauses.push(rows[0]?.seconds ?? 0);
      expect(await items()).toMatchObject([{ attempts: tries, last_error: 'CardPay: timeout', ended_at: null }]);
      await wait(shop, 3_600);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]);
    await workOnce();
    expect(done).toEqual(['piece']);
    expect(await items()).toMatchObject([{ last_error: null, payload: null, ended_at: expect.any(Date) }]);
  });

  it('[L2] the message of a killed worker is delivered after its lease', async () => {
    await queue('piece');
    const killed = processOutbox(shop.database, 'receipt', () => new Promise(() => undefined));
    while ((await items())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await workOnce();
    expect(done).toEqual([]);
    await wait(shop, 119);
    await workOnce();
    expect(done).toEqual([]);
    await wait(shop, 1);
    await workOnce();
    expect(done).toEqual(['piece']);
    expect(killed).toBeInstanceOf(Promise);
  });

  it('[L2] the failure of a worker after its lease is ignored', async () => {
    await queue('piece');
    let fail: (error: Error) => void = () => undefined;
    const late = processOutbox(shop.database, 'receipt', () => new Promise((_resolve, reject) => (fail = reject)));
    while ((await items())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await wait(shop, 120);
    await workOnce();
    fail(new Error('late'));
    await late;
    expect(await items()).toMatchObject([{ attempts: 2, last_error: null, ended_at: expect.any(Date) }]);
  });

  it('[L2] a locked message does not delay others', async () => {
    await queue('held');
    await queue('free');
    let working = Promise.resolve();
    await shop.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('outbox').select('id').where('id', '=', 'held').forUpdate().execute();
      working = workOnce();
      // With a limit, because a waiting worker would wait for this transaction.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, kind === 'PGlite' ? 50 : 2_000))]);
      expect(done).toEqual(kind === 'PGlite' ? [] : ['free']);
    });
    await working;
    await workOnce();
    expect([...done].sort()).toEqual(['free', 'held']);
  });

  it('an expired message is given up with its reason and without its payload', async () => {
    await queue('late', new Date(Date.now() + 5_000));
    await processOutbox(shop.database, 'receipt', () => Promise.reject(new Error('for ada@example.lu')));
    expect(await items()).toMatchObject([{ ended_at: expect.any(Date), payload: null, last_error: 'Error' }]);
    await deleteOldMessages(shop.database);
    expect(await items()).toHaveLength(1);
    await sql`update outbox set ended_at = now() - interval '31 days'`.execute(shop.database);
    await deleteOldMessages(shop.database);
    expect(await items()).toEqual([]);
  });

  it('[L2] messages with another key do not wait, those with the same key keep their order', async () => {
    const ids = ['ada-1', 'ada-2', 'eva-1', 'ada-3', 'jo-1', 'eva-2'];
    for (const id of ids) {
      await queue(id);
      await wait(shop, 1);
    }
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const deliver = async (orderId: string) => {
      // The first message of Ada ends once another one was delivered meanwhile.
      if (orderId === 'ada-1') await released;
      if (orderId === 'eva-1') release();
      done.push(orderId);
    };
    const keyOf = ({ orderId }: { readonly orderId: string }) => orderId.split('-')[0] ?? '';
    await processOutbox(shop.database, 'receipt', ({ orderId }) => deliver(orderId), { keyOf });
    const of = (name: string) => done.filter((id) => id.startsWith(name));
    expect(done[0]).toBe('eva-1');
    expect([of('ada'), of('eva'), of('jo')]).toEqual([['ada-1', 'ada-2', 'ada-3'], ['eva-1', 'eva-2'], ['jo-1']]);
    expect((await items()).every(({ ended_at }) => ended_at !== null)).toBe(true);
  });

  it('a stopped worker ends after the current message', async () => {
    await queue('first');
    await queue('second');
    const stopping = new AbortController();
    await processOutbox(shop.database, 'receipt', async ({ orderId }) => void (done.push(orderId), stopping.abort()), {
      signal: stopping.signal,
    });
    expect(done).toHaveLength(1);
  });
});

it('a stored failure reason holds no personal data', () => {
  const refusal = Object.assign(new Error('550 No such user ada@example.lu'), { code: 'EENVELOPE', responseCode: 550 });
  expect(failureReason(new MailUnavailableError('away', { cause: refusal }))).toBe(
    'MailUnavailableError EENVELOPE 550',
  );
  expect(failureReason(new MailUnavailableError('away', { cause: new Error('late') }))).toBe('MailUnavailableError');
  expect(failureReason(new OrderWebhookError('status 500', 500))).toBe('status 500');
  expect(failureReason(Object.assign(new TypeError('Ada Müller is not iterable'), { code: 'X' }))).toBe('TypeError X');
  expect(failureReason('Ada')).toBe('unknown');
});
