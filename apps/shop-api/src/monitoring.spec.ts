import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { startCollector } from '../test/fake-collector';
import { root } from '../test/bundled-servers';
import { openTestShop } from '../test/shop';
import { startThreeServers } from '../test/three-servers';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: { readonly summary?: string; readonly runbook_url?: string };
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const read = (file: string) => readFileSync(join(root, 'deploy/monitoring', file), 'utf8');
const { groups } = parse(read('alzette-rules.yml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('alzette-dashboard.json')) as { readonly panels: readonly Panel[] };
const expressions = [
  ...rules.map(({ record, alert, expr }) => [`rule ${record ?? alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

/** The metrics of an expression, and the positions of its parse errors. */
function metricsIn(expression: string) {
  const names: string[] = [];
  const faults: number[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError) faults.push(from);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expression.slice(from, to));
    },
  });
  return { names, faults };
}

/** Servers of this test have the embedded database, which has no connections. Prometheus adds `up` itself. */
const ofOthers = ['alzette_database_connections', 'up'];
const alerts = rules.flatMap(({ alert, annotations }) => (alert === undefined ? [] : [{ alert, ...annotations }]));

describe('[T3] the rules and the dashboard of deploy/monitoring', () => {
  it.each(expressions)('are PromQL: %s', (_title, expression) => {
    const { names, faults } = metricsIn(expression);
    expect(faults).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('name only metrics that the servers have', async () => {
    const collector = await startCollector();
    const servers = await startThreeServers(collector.environment).finally(collector.stop);
    const types = [...(await servers.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gmu)];
    await servers.stop();
    const known = new Set([
      ...ofOthers,
      ...rules.flatMap(({ record }) => record ?? []),
      ...types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
      ),
    ]);
    const unknown = expressions
      .flatMap(([, expression]) => metricsIn(expression).names)
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
    expect(known.size).toBeGreaterThan(50);
  });

  it('[T5] say in each alert what is wrong, and lead to a page with meaning, look, do and who', () => {
    for (const { alert, summary, runbook_url: address = '' } of alerts) {
      expect(summary).toMatch(/\S{2,}/u);
      const [, page = ''] = /^\{\{ \$externalLabels\.alzette_docs \}\}\/(runbooks\/[\w-]+\.md)$/u.exec(address) ?? [];
      const text = readFileSync(join(root, 'docs', page), 'utf8');
      expect(text).toMatch(
        new RegExp(`^# ${alert}\\n\\n## Meaning\\n[^]+\\n## Look\\n[^]+\\n## Do\\n[^]+\\n## Who\\n[^]+$`, 'u'),
      );
    }
    expect(alerts.length).toBeGreaterThan(25);
  });

  it('[T5] count the routes of an order for the goal of orders', async () => {
    const shop = await openTestShop();
    const { body } = await shop.app.inject('/openapi.json');
    await shop.close();
    const routes = Object.keys((JSON.parse(body) as { paths: object }).paths).map((path) =>
      path.replace(/\{(\w+)\}/gu, ':$1'),
    );
    const { expr = '' } = rules.find(({ record }) => record === 'alzette:order_errors:ratio5m') ?? {};
    const [, pattern = ''] = /route=~"([^"]+)"/u.exec(expr) ?? [];
    expect(routes.filter((route) => new RegExp(`^(?:${pattern})$`, 'u').test(route)).sort()).toEqual([
      '/api/v2/shop/alzette/order',
      '/api/v2/shop/alzette/order/:tokenValue/cancel',
      '/api/v2/shop/alzette/order/:tokenValue/confirm',
      '/api/v2/shop/alzette/order/:tokenValue/newsletter-acceptance',
      '/api/v2/shop/orders/:tokenValue',
      '/api/v2/shop/orders/:tokenValue/customer-info',
      '/api/v2/tool/cardpay/url',
      '/api/v2/tool/sign/document/:filename',
      '/api/v2/tool/sign/document/update/:orderId',
      '/api/v2/tool/sign/documents/:orderId',
    ]);
  });

  it('[T5] have a test of each alert, and no page without an alert', () => {
    const tests = read('alzette-rules.test.yml');
    expect(alerts.map(({ alert }) => alert).filter((alert) => !tests.includes(`"${alert}"`))).toEqual([]);
    const pages = readdirSync(join(root, 'docs/runbooks')).filter((file) => file !== 'README.md');
    expect(pages).toHaveLength(alerts.length);
  });
});
