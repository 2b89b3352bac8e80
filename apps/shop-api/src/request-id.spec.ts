import { setTimeout } from 'node:timers/promises';
import { startThreeServers, type ThreeServers } from '../test/three-servers';

let servers: ThreeServers;
beforeAll(async () => {
  servers = await startThreeServers();
}, 120_000);
afterAll(() => servers.stop());

it('a request has one id in its answer and in the logs of all three servers', async () => {
  const answer = await fetch(`${servers.siteUrl}/api/v2/shop/kyc/kyc-nobody`, {
    headers: { 'x-request-id': 'chosen-by-a-visitor' },
  });
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[\w-]{36}$/u);
  expect(await answer.json()).toMatchObject({ status: answer.status, requestId });

  const entriesNow = () =>
    (['site-server', 'shop-api', 'partner-sandbox'] as const).map((name) =>
      servers.lines(name).find((line) => line['requestId'] === requestId && line['msg'] === 'answered'),
    );
  // A server writes the line after its answer.
  for (let attempt = 0; attempt < 100 && entriesNow().includes(undefined); attempt += 1) await setTimeout(50);
  const entries = entriesNow();
  expect(entries).toEqual([
    expect.objectContaining({
      name: 'site-server',
      method: 'GET',
      route: '/api/v2/*',
      status: answer.status,
      milliseconds: expect.any(Number),
    }),
    expect.objectContaining({
      name: 'shop-api',
      method: 'GET',
      route: '/api/v2/shop/kyc/:id',
      status: answer.status,
      milliseconds: expect.any(Number),
    }),
    expect.objectContaining({
      name: 'partner-sandbox',
      method: 'GET',
      route: '/identity/verifications/:id',
      status: 404,
      milliseconds: expect.any(Number),
    }),
  ]);
});

it('the metrics include those of the shop and of each process', async () => {
  const text = await servers.metrics();
  for (const name of ['alzette_payments_waiting', 'alzette_payments_mismatched', 'alzette_outbox_waiting']) {
    expect(text).toContain(`${name}{server="shop-api"} 0`);
  }
  for (const name of ['site-server', 'shop-api', 'partner-sandbox'])
    expect(text).toContain(`nodejs_eventloop_lag_seconds{server="${name}"}`);
});
