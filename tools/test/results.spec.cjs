const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('jest and Playwright results add up, and a file that fails to load counts as failed', async () => {
  const { countResults, readResults } = await import('./results.mjs');
  const test = (fullName, status) => ({ fullName, status });
  writeFileSync(
    join(folder, 'cart.json'),
    JSON.stringify({
      testResults: [
        { name: 'a.spec.ts', status: 'passed', assertionResults: [test('one', 'passed'), test('two', 'pending')] },
        { name: 'b.spec.ts', status: 'failed', assertionResults: [] },
      ],
    }),
  );
  const spec = (title, ok, status) => ({ title, ok, tests: [{ status }] });
  writeFileSync(
    join(folder, 'e2e.json'),
    JSON.stringify({
      suites: [{ specs: [spec('buys', true, 'expected')], suites: [{ specs: [spec('breaks', false, 'unexpected')] }] }],
    }),
  );
  expect(countResults(readResults(folder))).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

it('tests that passed only on the second try are named, with the reason of the first', async () => {
  const { countResults, readResults } = await import('./results.mjs');
  const error = { message: 'Error: expect(received)\n\nExpected: 1\nReceived: 2\n    at line 1' };
  const specs = [{ title: 'buys', ok: true, tests: [{ status: 'flaky', results: [{ error }, {}] }] }];
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [{ specs }] }));
  const reason = 'Error: expect(received) Expected: 1 Received: 2';
  expect(readResults(folder)).toEqual([{ title: 'buys', status: 'passed', runner: 'e2e', reason, flaky: true }]);
  expect(countResults(readResults(folder))).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

it('a failed jest test is given with the beginning of its reason', async () => {
  const { readResults } = await import('./results.mjs');
  const failure = {
    fullName: 'one',
    status: 'failed',
    failureMessages: ['\u001b[31mError: no graph\u001b[39m\n  at line 1'],
  };
  const broken = { name: 'b.spec.ts', status: 'failed', message: '\n  Cannot find module', assertionResults: [] };
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ testResults: [{ assertionResults: [failure] }, broken] }));
  expect(readResults(folder).map(({ reason }) => reason)).toEqual(['Error: no graph', 'Cannot find module']);
});

it('there are no results before the first run', async () => {
  const { readResults } = await import('./results.mjs');
  expect(readResults(join(folder, 'none'))).toEqual([]);
});
