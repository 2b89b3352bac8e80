import { setTimeout } from 'node:timers/promises';
import { type CollectedSpan, startCollector } from '../test/fake-collector';
import { SiteBrowser } from '../test/site-browser';
import { startThreeServers, type ThreeServers } from '../test/three-servers';

let servers: ThreeServers;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
  servers = await startThreeServers(collector.environment);
}, 120_000);
afterAll(async () => {
  await servers.stop();
  collector.stop();
});

const click = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

async function spansOf(traceId: string, isComplete: (spans: readonly CollectedSpan[]) => boolean) {
  const found = () => collector.spans.filter((span) => span.traceId === traceId);
  for (let attempt = 0; attempt < 150 && !isComplete(found()); attempt += 1) await setTimeout(100);
  return found();
}

it('[T1] one click is one trace through the servers, the database and a partner', async () => {
  const browser = new SiteBrowser(servers.siteUrl);
  await browser.get('/fr');
  const asked = new URLSearchParams({ first_name: 'Ada', last_name: 'Lovelace', birthdate: '1990-01-01' });
  await browser.ask('GET', `/api/v2/shop/kyc/kyc-unknown?${asked}`, null, {
    traceparent: `00-${click.traceId}-${click.spanId}-00`,
  });
  const route = {
    'site-server': '/api/v2/*',
    'shop-api': '/api/v2/shop/kyc/:id',
    'partner-sandbox': '/identity/verifications/:id',
  };
  const names = Object.keys(route) as (keyof typeof route)[];
  const servedBy = (spans: readonly CollectedSpan[], server: keyof typeof route) =>
    spans.find((span) => span.server === server && span.attributes['http.route'] === route[server]);
  const spans = await spansOf(click.traceId, (found) => names.every((server) => servedBy(found, server)));
  const parentOf = (span: CollectedSpan | undefined) => spans.find(({ spanId }) => spanId === span?.parentId);
  const [site, api, partner] = names.map((server) => servedBy(spans, server));
  expect(site).toMatchObject({ name: 'GET /api/v2/*', parentId: click.spanId });
  expect(parentOf(api)).toMatchObject({ server: 'site-server', name: 'GET localhost', parentId: site?.spanId });
  expect(parentOf(partner)).toMatchObject({ server: 'shop-api', name: 'GET localhost', parentId: api?.spanId });
  expect(partner).toMatchObject({
    name: 'GET /identity/verifications/:id',
    attributes: { 'http.response.status_code': 404, 'alzette.request_id': site?.attributes['alzette.request_id'] },
  });
  const statements = spans.filter(
    ({ parentId, attributes }) => parentId === api?.spanId && 'db.query.text' in attributes,
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const { attributes } of statements) expect(attributes['db.query.text']).toMatch(/\$1/u);
  expect(JSON.stringify(spans)).not.toMatch(/Lovelace|1990-01-01|kyc-unknown/u);
});

it.each([
  ['is no header of the standard', `00-${'z'.repeat(32)}-${click.spanId}-01`],
  ['has only zeros', `00-${'0'.repeat(32)}-${click.spanId}-01`],
  ['is too long', `00-${click.traceId}-${click.spanId}-01${'-x'.repeat(500)}`],
  ['holds more than one', `00-${click.traceId}-${click.spanId}-01, 00-${click.traceId}-${click.spanId}-01`],
])('[T1] a traceparent that %s starts a new trace', async (_title, traceparent) => {
  const before = collector.spans.length;
  const response = await fetch(`${servers.siteUrl}/health/live`, { headers: { traceparent } });
  const requestId = response.headers.get('x-request-id');
  const isOurs = ({ attributes }: CollectedSpan) => attributes['alzette.request_id'] === requestId;
  for (let attempt = 0; attempt < 100 && !collector.spans.some(isOurs); attempt += 1) await setTimeout(100);
  const span = collector.spans.slice(before).find(isOurs);
  expect(span).toMatchObject({ name: 'GET /health/live', parentId: '' });
  const line = servers.lines('site-server').find((each) => each['requestId'] === requestId);
  expect(line?.['traceId']).toBe(span?.traceId);
});
