// `npm run coverage:behaviour`: which statements of docs/behaviour.md no passing test names. Reads the runners' results
// of the last `npm test`, not the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';
import { readResults } from '../test/results.mjs';

/** Ids of the statements in the document, in its order. */
export function statementIds(document) {
  return [...document.matchAll(/^- \*\*([A-P]\d+)\*\*/gmu)].map(([, id]) => id);
}

/** Ids that a test's title names: `[K1, K2] creates …`. */
export function idsOfTitle(title) {
  return [...title.matchAll(/\[([A-P]\d+(?:[,\s]+[A-P]\d+)*)\]/gu)].flatMap(([, list]) => list.split(/[,\s]+/u));
}

if (process.argv[1]?.endsWith('behaviour.mjs')) {
  const ids = statementIds(readFileSync(join(root, 'docs/behaviour.md'), 'utf8'));
  const tests = readResults().filter(({ status }) => status === 'passed');
  if (tests.length === 0) console.log('No results yet: run "npm test" first.');
  const shown = new Set(tests.flatMap(({ title }) => idsOfTitle(title)));
  const missing = ids.filter((id) => !shown.has(id));
  console.log(`${ids.length - missing.length} of ${ids.length} statements are named by a passing test.`);
  if (missing.length > 0) console.log(`Not yet: ${missing.join(' ')}`);
}
