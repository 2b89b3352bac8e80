import { setTimeout as sleep } from 'node:timers/promises';
import { stressRun } from '@alzette/server-kit/testing';
import { CrashingShop } from '../test/crash/crashing-shop';
import { emptyPostgres } from '../test/crash/places';
import { accepted } from '../test/crash/purchase';
import { topUp, topUpPayment } from '../test/prepaid';
import { buildServer, type BuiltServer } from '../test/server-process';
import { sessionToken } from '../test/shop';
import { ShopVisitor } from '../test/shop-visitor';

/** The guarantee is ten seconds; the rest is for a busy machine. */
const longestEnd = 15_000;
/** Longest time that shoppers buy before the signal. */
const longestLoad = 700;
const goldenRatio = 0.618_034;

let built: BuiltServer;

beforeAll(() => {
  built = buildServer({ startsOften: true });
});
afterAll(() => built.remove());

it('a stopped server completes its requests, exits with 0 within ten seconds, and loses nothing', async () => {
  const row = stressRun('stopped-under-load', { test: 1, full: 2, stress: 200 });
  const place = await emptyPostgres();
  const shop = await CrashingShop.open(built, place);
  let slowestEnd = 0;
  for (let count = 0; count < row.tries; count += 1) {
    await shop.start();
    const busy = Promise.all([shop.shoppers.comeBack(), shop.shoppers.buy()]);
    await sleep(((count * goldenRatio + 0.3) % 1) * longestLoad);
    const open = await openPayment(shop);
    const stoppedAt = Date.now();
    const stopped = shop.stop('SIGTERM');
    // The signal arrives before the payment provider's response.
    await sleep(100);
    expect(await open.finish()).toBe(200);
    await stopped;
    slowestEnd = Math.max(slowestEnd, Date.now() - stoppedAt);
    await busy;
    row.progress(count + 1);
  }
  await shop.start();
  expect(await shop.shoppers.comeBack()).toBe(true);
  await shop.stop('SIGTERM');
  const audited = await shop.audit();
  await shop.close();
  row.result({ ...audited, finished: row.tries, slowestEndMilliseconds: slowestEnd });
  expect(audited).toMatchObject({ lost: 0, doubled: 0, contradictions: 0 });
  expect(slowestEnd).toBeLessThan(longestEnd);
});

/** A running request: it waits for the payment provider. */
async function openPayment({ server, partner }: CrashingShop) {
  const visitor = new ShopVisitor(server, await sessionToken());
  const order = accepted(await visitor.createOrder(topUp()), 201);
  const description = `held ${order.tokenValue}`;
  const { asked, release } = partner.hold(description);
  const response = visitor.paymentUrl(order.tokenValue, { ...topUpPayment, description });
  await asked;
  return {
    finish: async () => {
      release();
      return (await response).status;
    },
  };
}
