// Reads the runners' reports in dist/results, the only source of the closing lines and of the behaviour coverage.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../process/run.mjs';

export const resultsFolder = join(root, 'dist/results');

/**
 * All tests of the last run.
 *
 * @returns {readonly { title: string, status: 'passed' | 'failed' | 'skipped', runner: string, file: string, ms: number, reason?: string, flaky?: boolean }[]}
 *   `reason` is the beginning of the failure's message, also of a first try; `flaky` passed only at its second try
 */
export function readResults(folder = resultsFolder) {
  return readReports(folder).flatMap(({ runner, report }) =>
    'suites' in report ? testsOfPlaywright(report, runner) : report.files.flatMap((file) => testsOfJest(file, runner)),
  );
}

/**
 * The test files of the last run, slowest first. `ms` of a jest file includes loading its modules and its hooks, `testMs` only its tests.
 *
 * @returns {readonly { runner: string, file: string, ms: number, testMs: number }[]}
 */
export function readFiles(folder = resultsFolder) {
  const files = readReports(folder).flatMap(({ runner, report }) =>
    'suites' in report
      ? filesOfPlaywright(report, runner)
      : report.files.map(({ file, ms, tests }) => ({ runner, file, ms, testMs: sum(tests) })),
  );
  return files.sort((a, b) => b.ms - a.ms);
}

/** The numbers of passed, failed and skipped tests. */
export function countResults(tests) {
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

function readReports(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      runner: file.replace(/\.json$/u, ''),
      report: JSON.parse(readFileSync(join(folder, file), 'utf8')),
    }));
}

function testsOfJest({ file, error, tests }, runner) {
  // A file that fails to load reports no tests, but counts as a failure.
  if (error !== undefined && tests.length === 0)
    return [{ title: file, status: 'failed', runner, file, ms: 0, reason: beginning(error) }];
  return tests.map(({ title, status, ms, error: failure }) => ({
    title,
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    runner,
    file,
    ms,
    ...(failure !== undefined && { reason: beginning(failure) }),
  }));
}

/** The message before the stack, in one line. */
function beginning(message) {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /u);
  return said.replaceAll(/\s+/gu, ' ').trim().slice(0, 300);
}

function testsOfPlaywright({ suites }, runner) {
  return suites.flatMap(specsOf).map(({ title, file, ok, tests }) => {
    const results = tests.flatMap((test) => test.results ?? []);
    const error = results.find((result) => result.error)?.error;
    return {
      title,
      status: tests.every((test) => test.status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
      runner,
      file: file ?? '',
      ms: results.reduce((total, { duration = 0 }) => total + duration, 0),
      ...(error && { reason: beginning(error.message ?? '') }),
      ...(tests.some((test) => test.status === 'flaky') && { flaky: true }),
    };
  });
}

function filesOfPlaywright(report, runner) {
  const ms = new Map();
  for (const test of testsOfPlaywright(report, runner)) ms.set(test.file, (ms.get(test.file) ?? 0) + test.ms);
  return [...ms].map(([file, total]) => ({ runner, file, ms: total, testMs: total }));
}

function specsOf(suite) {
  return [...(suite.suites ?? []).flatMap(specsOf), ...(suite.specs ?? [])];
}

function sum(tests) {
  return tests.reduce((total, { ms }) => total + ms, 0);
}
