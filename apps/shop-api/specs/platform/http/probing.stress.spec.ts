import { stressRun } from '@alzette/server-kit/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { copyOf, openTestShop, type TestShop } from '../../../test/shop';
import type { TestResponse, ShopVisitor } from '../../../test/shop-visitor';
import { withVoucher } from '../../../test/vouchers';

const row = stressRun('probing', { test: 800, full: 800, stress: 10_000 });

let shop: TestShop;
let copies: readonly ShopServer[];

beforeAll(async () => {
  shop = await openTestShop();
  copies = [shop.app, await copyOf(shop)];
}, 60_000);
afterAll(async () => {
  row.result(figures);
  await copies[1]?.close();
  await shop.close();
});

interface Probe {
  /** Requests in ten minutes. */
  readonly perSession: number;
  readonly perNetwork: number;
  /** As many sessions as the networks allow. */
  readonly ask: (visitor: ShopVisitor, index: number, account: string) => Promise<TestResponse<unknown>>;
}

const search = (code: string) => `/api/v2/tool/voucher/search/${code}?lineNumber=%2B352691123456`;
const probes: Readonly<Record<string, Probe>> = {
  'credit check': {
    perSession: 20,
    perNetwork: 200,
    ask: (visitor, index) =>
      visitor.call(
        'POST',
        `/api/v2/shop/creditcheck/status?first_name=A&last_name=Name${String.fromCharCode(97 + (index % 26))}&birthdate=1990-05-17`,
      ),
  },
  voucher: {
    perSession: 20,
    perNetwork: 600,
    // Unknown, expired, for another line or malformed codes, by the search or by an order.
    ask: (visitor, index, accountNumber) => {
      const code = [`GUESS${index}`, 'EXPIRED', 'x', '%F0%9F%98%80'][index % 4] ?? '';
      return index % 5 === 0
        ? visitor.createOrder({ ...withVoucher(`GUESS${index}`), accountNumber })
        : visitor.call('GET', search(code));
    },
  },
  iban: {
    perSession: 60,
    perNetwork: 600,
    ask: (visitor, index) => visitor.call('GET', `/api/v2/tool/iban/validate/LU${String(index).padStart(18, '0')}`),
  },
  identity: {
    perSession: 60,
    perNetwork: 600,
    ask: (visitor, index) => visitor.call('GET', `/api/v2/shop/kyc/kyc-${index}`),
  },
};
const networks = 2;
const figures: Record<string, string> = {};

it.each(Object.keys(probes))('[I8, F4, I10, H4] %s is limited over two instances', async (name) => {
  const { perSession, perNetwork, ask } = probes[name] as Probe;
  const tries = Math.ceil(row.tries / Object.keys(probes).length);
  const sessions = Math.max(networks, Math.floor(tries / (perSession * 2)));
  const visitors = await Promise.all(
    Array.from({ length: sessions }, (_value, index) =>
      shop.visitor({ account: `${name}-${index}`, network: `${name}-${index % networks}` }),
    ),
  );
  const allowed = new Map<string, number>();
  const responses = new Map<number, Set<string>>();
  let asked = 0;
  while (asked < tries) {
    const batch = Array.from({ length: Math.min(20, tries - asked) }, async (_value, offset) => {
      const index = asked + offset;
      const session = index % sessions;
      const visitor = visitors[session]?.at(copies[Math.floor(index / sessions) % 2] ?? shop.app);
      if (!visitor) throw new Error('A session is missing');
      const { status, refusal, body } = await ask(visitor, index, `${name}-${session}`);
      responses.set(
        status,
        (responses.get(status) ?? new Set()).add(
          status >= 400 && status !== 422 ? JSON.stringify(refusal) : JSON.stringify(body).slice(0, 40),
        ),
      );
      if (status === 429) return;
      for (const key of [`session ${session}`, `network ${session % networks}`])
        allowed.set(key, (allowed.get(key) ?? 0) + 1);
    });
    await Promise.all(batch);
    asked += batch.length;
    row.progress(asked);
  }
  const counts = (kind: string) => [...allowed].flatMap(([key, count]) => (key.startsWith(kind) ? count : []));
  expect(Math.max(...counts('session'))).toBeLessThanOrEqual(perSession);
  expect(Math.max(...counts('network'))).toBeLessThanOrEqual(perNetwork);
  // No limit takes effect too early.
  const possible =
    networks *
    Math.min(perNetwork, Math.floor(sessions / networks) * Math.min(perSession, Math.floor(tries / sessions)));
  expect(counts('network').reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    Math.min(possible, tries) - sessions,
  );
  // All refusals have the same text.
  for (const status of [404, 429]) expect(responses.get(status)?.size ?? 1).toBe(1);
  for (const status of responses.keys()) expect([200, 404, 422, 429]).toContain(status);
  figures[name] = `${counts('network').reduce((sum, count) => sum + count, 0)} of ${asked} with a response`;
});
