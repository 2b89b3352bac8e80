import { Registry } from 'prom-client';
import { registerMetrics } from '@alzette/shop-api/platform';
import { openDemoDatabase } from '../../../test/test-database';

it('[T5] a scrape does not count its own queries as requests that wait for a connection', async () => {
  const opened = await openDemoDatabase();
  const registry = new Registry();
  const queries = Array.from({ length: 30 }, (_value, index) => ({
    name: `query_${index}`,
    help: 'A slow query',
    query: 'select 1 as value from pg_sleep(0.05)',
  }));
  registerMetrics(registry, opened, queries);
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const text = await registry.metrics();
    expect(text).toContain('alzette_database_connections{kind="waiting"} 0');
    expect(text.match(/^query_\d+ 1$/gmu)).toHaveLength(queries.length);
  }
  await opened.close();
});
