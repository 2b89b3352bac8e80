import { serverMetrics } from '@alzette/server-kit';
import { canary, keep, visitor } from '../testing/releases';
import { release, startSite, type Site } from '../testing/site';

const metrics = serverMetrics('site-server');
let site: Site;
beforeAll(async () => {
  site = await startSite({}, { metrics });
  keep(site, 'cart', '1.0.0', '1.1.0');
  await site.publish({ 'alzette/cart': [canary('cart', '1.1.0', 10), release('cart', '1.0.0')] });
});
afterAll(async () => {
  await site.close();
  metrics.registry.clear();
});

/** The values of a metric by version and phase. */
async function values(name: string) {
  const { values: found = [] } = (await metrics.registry.getSingleMetric(name)?.get()) ?? {};
  return Object.fromEntries(
    found.map(({ labels, value }) => [[labels['version'], labels['phase']].filter(Boolean).join(' '), value]),
  );
}

it('[P3] pages, failures and shares of each release are counted, and failures only of the release that a visit was given', async () => {
  const shopper = visitor(site);
  const [own = ''] = await shopper.versionsOn('/en/cart');
  await shopper.versionsOn('/en/cart');
  await shopper.versionsOn('/en');
  const other = own === '1.0.0' ? '1.1.0' : '1.0.0';
  await shopper.report({ remote: 'cart', version: own, phase: 'render' });
  await shopper.report({ remote: 'cart', version: other, phase: 'render' });
  await shopper.report({ remote: 'cart', version: own, phase: 'other' });
  await shopper.report({ remote: 'cart', version: '"} 1', phase: 'load' });
  expect(await values('alzette_remote_pages_total')).toEqual({ [own]: 2 });
  expect(await values('alzette_remote_failures_total')).toEqual({ [`${own} render`]: 1 });
  expect(await values('alzette_remote_share_percent')).toEqual({ '1.1.0': 10, '1.0.0': 100 });
});
