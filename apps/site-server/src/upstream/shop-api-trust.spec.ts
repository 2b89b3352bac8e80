import { serverMetrics } from '@alzette/server-kit';
import { startUpstream } from '../testing/servers';
import { sessionKey, startSite } from '../testing/site';

type ShopApi = Awaited<ReturnType<typeof startUpstream>>['shopApi'];

const otherKey = 'a key that the site server does not have';

/** The readiness and the metrics of a site server in front of a shop API. */
async function readinessWith(shopApi: Partial<ShopApi>) {
  const upstream = await startUpstream();
  Object.assign(upstream.shopApi, shopApi);
  const metrics = serverMetrics('site-server');
  const lines: string[] = [];
  const site = await startSite(
    { shopApiUrl: upstream.url, logLevel: 'error' },
    { metrics, logStream: { write: (line) => void lines.push(line) } },
  );
  await site.publish({});
  const { statusCode, body } = await site.app.inject({ url: '/health/ready' });
  const text = await metrics.registry.metrics();
  await site.close();
  await upstream.close();
  const { checks, faults } = JSON.parse(body) as { checks: Record<string, boolean>; faults?: readonly string[] };
  return { status: statusCode, trust: checks['trust'], faults, text, log: lines.join('') };
}

describe('[V10] a site server is ready', () => {
  it.each([
    ['with a common key and time', { key: sessionKey }, 1],
    ['with clocks that differ by less than a minute', { key: sessionKey, aheadMs: 55_000 }, 1],
    ['in front of a shop API that is older than the check', { key: null }, null],
  ])('%s', async (_title, shopApi, trusted) => {
    const { status, trust, faults, text } = await readinessWith(shopApi);
    expect([status, trust, faults]).toEqual([200, true, undefined]);
    if (trusted === null) expect(text).not.toMatch(/^alzette_shop_api_trusted\{/mu);
    else expect(text).toMatch(/^alzette_shop_api_trusted\{server="site-server"\} 1$/mu);
  });

  it('while the shop API does not respond', async () => {
    const site = await startSite({ shopApiUrl: 'http://127.0.0.1:9' });
    await site.publish({});
    expect((await site.app.inject({ url: '/health/ready' })).json()).toMatchObject({ checks: { trust: true } });
    await site.close();
  });
});

describe('[V10] a site server is not ready, and names the fault,', () => {
  const clocks = (side: string) =>
    new RegExp(`clock of this site server \\(\\d{4}-\\S+Z\\) is \\d{2,3} s ${side} that of the shop API \\(.*NTP`, 'u');

  it.each([
    ['when the shop API does not know its key', { key: otherKey }, /same ALZETTE_SESSION_KEY/u],
    ['when the shop API does not prove the key', { key: sessionKey, proves: otherKey }, /same ALZETTE_SESSION_KEY/u],
    [
      'when the proof is of another check',
      { key: sessionKey, nonce: 'of-an-earlier-check' },
      /same ALZETTE_SESSION_KEY/u,
    ],
    ['when its clock is 90 s behind', { key: sessionKey, aheadMs: 90_000 }, clocks('behind')],
    ['when its clock is 90 s ahead', { key: sessionKey, aheadMs: -90_000 }, clocks('ahead of')],
  ])('%s', async (_title, shopApi, fault) => {
    const { status, trust, faults, text, log } = await readinessWith(shopApi);
    expect([status, trust]).toEqual([503, false]);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(log).toMatch(fault);
    expect(text).toMatch(/^alzette_shop_api_trusted\{server="site-server"\} 0$/mu);
  });
});
