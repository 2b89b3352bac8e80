// `npm run coverage:behaviour`: lists the statements of docs/behaviour.md that no passing test names. Reads the results
// of the last `npm test`, not the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';
import { readResults } from '../test/results.mjs';

/**
 * The statements of the document, in order.
 *
 * @returns {readonly { id: string, isPlanned: boolean }[]} planned ones are not built yet
 */
export function statements(document) {
  return [...document.matchAll(/^- \*\*([A-Z]\d+)\*\*(.*)$/gmu)].map(([, id, text]) => ({
    id,
    isPlanned: text.endsWith('*(planned)*'),
  }));
}

/** Ids that a test's title names: `[K1, K2] creates …`. */
export function idsOfTitle(title) {
  return [...title.matchAll(/\[([A-Z]\d+(?:[,\s]+[A-Z]\d+)*)\]/gu)].flatMap(([, list]) => list.split(/[,\s]+/u));
}

/**
 * Built statements that no test names, and planned statements that a test names.
 *
 * @param {readonly { id: string, isPlanned: boolean }[]} all
 * @param {readonly string[]} titles of the tests that passed
 */
export function gapsIn(all, titles) {
  const shown = new Set(titles.flatMap(idsOfTitle));
  const ids = (wanted) => all.filter(wanted).map(({ id }) => id);
  return {
    shown: ids(({ id }) => shown.has(id)),
    missing: ids(({ id, isPlanned }) => !isPlanned && !shown.has(id)),
    planned: ids(({ id, isPlanned }) => isPlanned && !shown.has(id)),
    built: ids(({ id, isPlanned }) => isPlanned && shown.has(id)),
  };
}

/** @throws Error naming every gap */
export function checkCoverage() {
  const all = statements(readFileSync(join(root, 'docs/behaviour.md'), 'utf8'));
  const titles = readResults()
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
  if (titles.length === 0) throw new Error('No results yet: run "npm test" first.');
  const { shown, missing, planned, built } = gapsIn(all, titles);
  console.log(`${shown.length} of ${all.length} statements are named by a passing test.`);
  if (planned.length > 0) console.log(`Planned: ${planned.join(' ')}`);
  const faults = [
    ...(missing.length > 0 ? [`No passing test names ${missing.join(' ')}.`] : []),
    ...(built.length > 0 ? [`Tests name ${built.join(' ')}: remove "(planned)" from docs/behaviour.md.`] : []),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (process.argv[1]?.endsWith('behaviour.mjs')) {
  try {
    checkCoverage();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
