// Reads the runners' reports in dist/results, the only source of the closing line and of the behaviour coverage.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../process/run.mjs';

export const resultsFolder = join(root, 'dist/results');

/**
 * All tests of the last run.
 *
 * @returns {readonly { title: string, status: 'passed' | 'failed' | 'skipped', runner: string, reason?: string, flaky?: boolean }[]}
 *   `reason` is how the failure's message begins, of a first try too; `flaky` passed only at its second try
 */
export function readResults(folder = resultsFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const runner = file.replace(/\.json$/u, '');
      const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return 'testResults' in report ? fromJest(report, runner) : fromPlaywright(report, runner);
    });
}

/** How many passed, failed and were skipped. */
export function countResults(tests) {
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

function fromJest({ testResults }, runner) {
  return testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      title: fullName,
      status: jestStatus(status),
      runner,
      ...(failureMessages.length > 0 && { reason: beginning(failureMessages[0]) }),
    }));
    // A file that fails to load reports no tests, but counts as a failure.
    if (tests.length > 0 || file.status !== 'failed') return tests;
    return [{ title: file.name, status: 'failed', runner, reason: beginning(file.message ?? '') }];
  });
}

/** What is said before the stack, in one line. */
function beginning(message) {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /u);
  return said.replaceAll(/\s+/gu, ' ').trim().slice(0, 300);
}

function jestStatus(status) {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

function fromPlaywright({ suites }, runner) {
  const walk = (suite) => [...(suite.suites ?? []).flatMap(walk), ...(suite.specs ?? [])];
  return suites.flatMap(walk).map(({ title, ok, tests }) => {
    const error = tests.flatMap(({ results = [] }) => results).find((result) => result.error)?.error;
    return {
      title,
      status: tests.every((test) => test.status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
      runner,
      ...(error && { reason: beginning(error.message ?? '') }),
      ...(tests.some((test) => test.status === 'flaky') && { flaky: true }),
    };
  });
}
