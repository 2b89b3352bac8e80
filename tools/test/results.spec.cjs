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
  const test = (title, status) => ({ title, status, ms: 1 });
  writeFileSync(
    join(folder, 'cart.json'),
    JSON.stringify({
      files: [
        { file: 'a.spec.ts', ms: 5, tests: [test('one', 'passed'), test('two', 'pending')] },
        { file: 'b.spec.ts', ms: 5, error: 'SyntaxError', tests: [] },
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

it('files are listed with their times, slowest first', async () => {
  const { readFiles } = await import('./results.mjs');
  const tests = [
    { title: 'one', status: 'passed', ms: 200 },
    { title: 'two', status: 'passed', ms: 100 },
  ];
  writeFileSync(join(folder, 'cart.json'), JSON.stringify({ files: [{ file: 'a.spec.ts', ms: 900, tests }] }));
  const specs = [1_000, 400].map((duration) => ({
    file: 'buy.e2e.ts',
    ok: true,
    tests: [{ results: [{ duration }] }],
  }));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [{ specs }] }));
  expect(readFiles(folder)).toEqual([
    { runner: 'e2e', file: 'buy.e2e.ts', ms: 1_400, testMs: 1_400 },
    { runner: 'cart', file: 'a.spec.ts', ms: 900, testMs: 300 },
  ]);
});

it('tests that passed only on the second try are named, with the reason of the first', async () => {
  const { countResults, readResults } = await import('./results.mjs');
  const error = { message: 'Error: expect(received)\n\nExpected: 1\nReceived: 2\n    at line 1' };
  const specs = [{ title: 'buys', ok: true, tests: [{ status: 'flaky', results: [{ error }, {}] }] }];
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [{ specs }] }));
  const reason = 'Error: expect(received) Expected: 1 Received: 2';
  const test = { title: 'buys', status: 'passed', runner: 'e2e', file: '', ms: 0, reason, flaky: true };
  expect(readResults(folder)).toEqual([test]);
  expect(countResults(readResults(folder))).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

it('a failed jest test is given with the beginning of its reason', async () => {
  const { readResults } = await import('./results.mjs');
  const failure = { title: 'one', status: 'failed', ms: 1, error: '\u001b[31mError: no graph\u001b[39m\n  at line 1' };
  const files = [
    { file: 'a.spec.ts', ms: 1, tests: [failure] },
    { file: 'b.spec.ts', ms: 1, error: '\n  Cannot find module', tests: [] },
  ];
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ files }));
  expect(readResults(folder).map(({ reason }) => reason)).toEqual(['Error: no graph', 'Cannot find module']);
});

it('there are no results before the first run', async () => {
  const { readResults } = await import('./results.mjs');
  expect(readResults(join(folder, 'none'))).toEqual([]);
});
