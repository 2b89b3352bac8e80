import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { startCollector } from '../test/fake-collector';
import { root } from '../test/bundled-servers';
import { startThreeServers } from '../test/three-servers';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: { readonly summary?: string };
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

/** Servers of this test have the embedded database, which has no connections. */
const ofPostgres = ['alzette_database_connections'];

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
      ...ofPostgres,
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

  it('say in each alert what is wrong', () => {
    for (const { alert, annotations } of rules)
      if (alert !== undefined) expect(annotations?.summary).toMatch(/\S{2,}/u);
  });
});
