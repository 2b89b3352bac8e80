import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiscoveryDocument } from '@alzette/discovery';
import { withCanary, withKilled, withPromoted, withRolledBack } from './document';
import { type Change, changed, documentOf } from './testing/release-states';
import { describeVisitors } from './visitors';

// Columns of the table: the effect of each command in a state.
const columns: Readonly<Record<string, Change>> = {
  'canary 20': (document) => withCanary(document, 'cart', 20),
  'canary 0': (document) => withCanary(document, 'cart', 0),
  promote: (document) => withPromoted(document, 'cart'),
  rollback: (document) => withRolledBack(document, 'cart'),
  'rollback 1': (document) => withRolledBack(document, 'cart', '1'),
  'kill 2': (document) => withKilled(document, 'cart', '2'),
  kill: (document) => withKilled(document, 'cart'),
};

const rows = [
  'none',
  '1 default',
  '2 default, 1 earlier',
  '2 canary 10, 1 default',
  '3 canary 10, 2 default, 1 earlier',
  '3 canary 100, 2 default, 1 earlier',
  '3 preview, 2 default, 1 earlier',
  '3 default, 2 canary 10, 1 earlier',
  '4 canary 10, 3 canary 10, 2 default, 1 earlier',
  '3 withdrawn, 2 default, 1 earlier',
  '2 default, 1 withdrawn',
  '2 canary 10, 1 withdrawn',
  '2 withdrawn, 1 withdrawn',
];

/** `2 90 %, 3 10 %`, as the state is written. */
function cellOf(document: DiscoveryDocument, change: Change): string {
  const next = changed(document, change);
  if (next === null) return 'refused';
  const text = describeVisitors(next, 'cart').replaceAll(/(\d+) % get (\d) \(\w+\)/gu, '$2: $1 %');
  return text.replaceAll(/(\d+) % get the fallback of the slots of cart/gu, 'fallback: $1 %');
}

it('[P3] the table of docs/guides/releasing.md says what each command does in each state', () => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = rows.map((state) =>
    line([state, ...Object.values(columns).map((change) => cellOf(documentOf(state), change))]),
  );
  const heads = Object.keys(columns).map((name) => `\`${name}\``);
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/guides/releasing.md'), 'utf8')
    .split('\n')
    .filter((each) => each.startsWith('|'))
    .map((each) =>
      line(
        each
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    );
  for (const each of [line(['State', ...heads]), ...table]) expect(written).toContain(each);
});
