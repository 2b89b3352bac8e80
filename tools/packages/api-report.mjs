// Compares and writes the API reports that are committed beside a package's package.json, one per entry.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const leading = ['index', 'mount'];

/** @param {string} id of the entry */
export function reportName(id) {
  return leading.includes(id) ? 'api-report.api.md' : `api-report-${id}.api.md`;
}

/**
 * Differences between the reports of the sources and the committed ones, as sentences.
 *
 * @param {string} home the package's folder
 * @param {readonly { file: string, text: string }[]} reports `file` is the committed one's name
 * @returns {readonly string[]}
 */
export function differences(home, reports) {
  const expected = reports.map(({ file }) => file);
  return [
    ...reports.flatMap(({ file, text }) => differenceOf(join(home, file), file, text)),
    ...reportsIn(home)
      .filter((file) => !expected.includes(file))
      .map((file) => `${file} reports an entry that does not exist.`),
  ];
}

/** Writes the reports and deletes those of removed entries. */
export function accept(home, reports) {
  for (const file of reportsIn(home)) rmSync(join(home, file));
  for (const { file, text } of reports) writeFileSync(join(home, file), text);
}

function differenceOf(path, file, text) {
  if (!existsSync(path)) return [`${file} is missing.`];
  const committed = readFileSync(path, 'utf8');
  if (committed === text) return [];
  const [before, now] = [committed.split('\n'), text.split('\n')];
  const gone = before.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const come = now.filter((line) => !before.includes(line)).map((line) => `  + ${line}`);
  return [[`${file} says something else than the sources:`, ...gone, ...come].join('\n')];
}

function reportsIn(home) {
  return readdirSync(home).filter((file) => file.endsWith('.api.md'));
}
