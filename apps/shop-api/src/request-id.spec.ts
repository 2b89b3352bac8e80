import { setTimeout } from 'node:timers/promises';
import { startThreeServers, type ThreeServers } from '../test/three-servers';

/** Refuses the packages of OpenTelemetry, which a server without a collector does not load. */
const refusal = `export const resolve = (name, context, next) => {
  if (name.startsWith('@opentelemetry')) throw new Error('loaded ' + name);
  return next(name, context);
}`;
const inline = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const refusing = `import { register } from 'node:module'; register(${JSON.stringify(inline(refusal))});`;

let servers: ThreeServers;
beforeAll(async () => {
  servers = await startThreeServers({ NODE_OPTIONS: `--import "${inline(refusing)}"` });
}, 120_000);
afterAll(() => servers.stop());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

it('[T1] a request has one id, and the trace of its click, in the logs of all three servers', async () => {
  const response = await fetch(`${servers.siteUrl}/api/v2/shop/kyc/kyc-nobody`, {
    headers: { 'x-request-id': 'chosen-by-a-visitor', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(/^[\w-]{36}$/u);
  expect(await response.json()).toMatchObject({ status: response.status, requestId });

  const entriesNow = () =>
    (['site-server', 'shop-api', 'partner-sandbox'] as const).map((name) =>
      servers.lines(name).find((line) => line['requestId'] === requestId && line['msg'] === 'responded'),
    );
  // A server writes the line after its response.
  for (let attempt = 0; attempt < 100 && entriesNow().includes(undefined); attempt += 1) await setTimeout(50);
  const entries = entriesNow();
  expect(entries.map((entry) => entry?.['traceId'])).toEqual([traceId, traceId, traceId]);
  expect(entries).toEqual([
    expect.objectContaining({
      name: 'site-server',
      method: 'GET',
      route: '/api/v2/*',
      status: response.status,
      milliseconds: expect.any(Number),
    }),
    expect.objectContaining({
      name: 'shop-api',
      method: 'GET',
      route: '/api/v2/shop/kyc/:id',
      status: response.status,
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
