import { setTimeout as sleep } from 'node:timers/promises';
import { stressRun } from '@alzette/server-kit/testing';
import { customerOrder } from '../../../test/builders';
import { patientServer } from '../../../test/copies/patient-server';
import { timedServer } from '../../../test/crash/response-times';
import { audit } from '../../../test/crash/audit';
import { emptyPostgres } from '../../../test/crash/places';
import { settlePayments } from '../../../test/crash/settle-payments';
import { Shoppers } from '../../../test/crash/shoppers';
import { startPartnerServer, type PartnerServer } from '../../../test/partner-server';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { serverOverNetwork } from '../../../test/server-over-network';
import { buildServer, loadDemoCatalogue, startServer, type BuiltServer } from '../../../test/server-process';
import { sessionToken } from '../../../test/shop';
import { ShopVisitor, type AskedServer } from '../../../test/shop-visitor';
import { pemOf } from '../../../test/signing/signer';

/** The guarantee is two seconds; the rest is for a busy machine. */
const longestWait = 4_000;

let built: BuiltServer;
let postgres: TestPostgres;
let partner: PartnerServer;

beforeAll(async () => {
  built = buildServer();
  [postgres, partner] = await Promise.all([startPostgres(), startPartnerServer()]);
});
afterAll(async () => {
  built.remove();
  await Promise.all([postgres.stop(), partner.close()]);
});

it('an unresponsive or killed database gets 503 within seconds, and the server recovers by itself', async () => {
  const row = stressRun('database-away', { test: 1, full: 2, stress: 200 });
  const place = await emptyPostgres(postgres.url);
  const trust = { ALZETTE_SIGNATURE_CERTIFICATES: pemOf(partner.partners.signature.signer) };
  await loadDemoCatalogue(built, place.environment);
  const started = await startServer(built, { ...place.environment, ...trust, ALZETTE_PARTNER_URL: partner.url });
  await started.ready();
  const network = serverOverNetwork(started.url);
  const server = timedServer(network);
  const shoppers = new Shoppers({ server: patientServer(server), partner });
  const bought = shoppers.buy();

  for (let count = 0; count < row.tries; count += 1) {
    const [unavailable, back] = count % 2 === 0 ? (['suspend', 'resume'] as const) : (['kill', 'start'] as const);
    await postgres.tell(unavailable);
    server.reasonBegins();
    expect(await statusesOf(server)).toEqual({ order: 503, ready: 503, live: 200 });
    await postgres.tell(back);
    await started.ready();
    // Some requests succeed in between.
    await sleep(200);
    row.progress(count + 1);
  }
  shoppers.leave();
  await bought;
  expect(started.errors()).toBe('');
  await started.stop('SIGTERM');
  await network.close();

  await settlePayments(place, partner);
  const { database, close } = await place.open();
  const audited = await audit(database, shoppers.purchases, partner);
  await close();
  row.result({ ...audited, refusals: server.refusals(), slowestRefusalMilliseconds: server.slowestRefusal() });
  expect(audited).toMatchObject({ orders: shoppers.purchases.length, lost: 0, doubled: 0, contradictions: 0 });
  expect(server.slowestRefusal()).toBeLessThan(longestWait);
});

async function statusesOf(server: AskedServer) {
  const visitor = new ShopVisitor(server, await sessionToken({ account: customerOrder.accountNumber }));
  const [order, ready, live] = await Promise.all([
    visitor.createOrder(customerOrder),
    visitor.call('GET', '/health/ready'),
    visitor.call('GET', '/health/live'),
  ]);
  return { order: order.status, ready: ready.status, live: live.status };
}
