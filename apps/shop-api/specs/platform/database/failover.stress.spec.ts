import { setTimeout as sleep } from 'node:timers/promises';
import { stressRun } from '@alzette/server-kit/testing';
import { customerOrder } from '../../../test/builders';
import { Cluster } from '../../../test/cluster/cluster';
import type { Failure } from '../../../test/cluster/member';
import { patientServer } from '../../../test/copies/patient-server';
import { startRoundRobin } from '../../../test/copies/round-robin';
import { audit } from '../../../test/crash/audit';
import { emptyPostgres, type Place } from '../../../test/crash/places';
import { settlePayments } from '../../../test/crash/settle-payments';
import { Shoppers } from '../../../test/crash/shoppers';
import { startPartnerServer, type PartnerServer } from '../../../test/partner-server';
import { serverOverNetwork } from '../../../test/server-over-network';
import {
  buildServer,
  loadDemoCatalogue,
  startServer,
  type BuiltServer,
  type ServerProcess,
} from '../../../test/server-process';
import { sessionToken } from '../../../test/shop';
import { ShopVisitor, type AskedServer } from '../../../test/shop-visitor';
import { pemOf } from '../../../test/signing/signer';

const failures: readonly Failure[] = ['kill', 'stop', 'partition'];
const longestOutageMs = 20_000;
/** Time to buy before each failure. */
const loadMs = 1_000;

let built: BuiltServer;
let cluster: Cluster;
let partner: PartnerServer;
let place: Place;
let servers: readonly ServerProcess[] = [];
let hasFailed = true;

beforeAll(async () => {
  built = buildServer({ startsOften: true });
  [cluster, partner] = await Promise.all([Cluster.start(), startPartnerServer()]);
  place = await emptyPostgres(cluster.primaryUrl);
  const environment = {
    DATABASE_URL: cluster.pooled(String(place.environment['DATABASE_URL'])),
    ALZETTE_PARTNER_URL: partner.url,
    ALZETTE_SIGNATURE_CERTIFICATES: pemOf(partner.partners.signature.signer),
  };
  await loadDemoCatalogue(built, environment);
  servers = await Promise.all([startServer(built, environment), startServer(built, environment)]);
  await Promise.all(servers.map((server) => server.ready()));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await Promise.all([partner.close(), cluster.close({ hasFailed })]);
  built.remove();
});

it('no acknowledged order is lost or doubled while the primary fails again and again, and the servers recover by themselves', async () => {
  const row = stressRun('failover', { test: 3, full: 3, stress: 100 });
  const balancer = await startRoundRobin(servers.map(({ url }) => url));
  const network = serverOverNetwork(balancer.url);
  const shoppers = new Shoppers({ server: patientServer(network), partner });
  const bought = shoppers.buy();
  const outages: { readonly failure: Failure; readonly ms: number }[] = [];

  for (let round = 0; round < row.tries; round += 1) {
    await sleep(loadMs);
    const failure = failures[round % failures.length] ?? 'kill';
    const repair = await cluster.failPrimary(failure);
    outages.push({ failure, ms: await timeUntilOrdered(network) });
    repair();
    await cluster.healthy();
    row.progress(round + 1);
  }
  shoppers.leave();
  await bought;
  expect(servers.map(({ process, errors }) => [process.exitCode, process.signalCode, errors()])).toEqual(
    servers.map(() => [null, null, '']),
  );
  expect(await Promise.all(servers.map((server) => server.stop('SIGTERM')))).toEqual(servers.map(() => 0));
  await Promise.all([network.close(), balancer.close()]);

  const audited = await onceMoreIfLost(async () => {
    await settlePayments(place, partner);
    const { database, close } = await place.open();
    return audit(database, shoppers.purchases, partner).finally(close);
  });
  const percentile95 = quantile(outages, 0.95);
  row.result({
    ...audited,
    medianMs: quantile(outages, 0.5),
    percentile95Ms: percentile95,
    ...Object.fromEntries(
      failures.map((failure) => [
        `${failure}LongestMs`,
        quantile(
          outages.filter((each) => each.failure === failure),
          1,
        ),
      ]),
    ),
  });
  expect(audited).toMatchObject({ orders: shoppers.purchases.length, lost: 0, doubled: 0, contradictions: 0 });
  expect(percentile95).toBeLessThan(longestOutageMs);
  hasFailed = false;
});

/** On a busy machine the cluster may change its primary by itself, and with it connections are lost. */
async function onceMoreIfLost<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.warn('A connection of the audit was lost:', error);
    await cluster.healthy();
    return work();
  }
}

/** Milliseconds until an order that is made after the failure is acknowledged. */
async function timeUntilOrdered(server: AskedServer): Promise<number> {
  const began = Date.now();
  for (;;) {
    const visitor = new ShopVisitor(server, await sessionToken({ account: customerOrder.accountNumber }));
    const { status } = await visitor.createOrder(customerOrder);
    if (status === 201) return Date.now() - began;
    expect([502, 503]).toContain(status);
    await sleep(100);
  }
}

function quantile(outages: readonly { readonly ms: number }[], share: number): number {
  const sorted = outages.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
