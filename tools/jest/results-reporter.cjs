// Writes the tests of a run to dist/results/<project>.json: `npm test` adds them up, independent of the command that ran them.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '../..');
const folder = join(root, 'dist/results');

class ResultsReporter {
  onRunComplete(contexts, { testResults }) {
    const [{ config }] = contexts;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${config.displayName.name}.json`), JSON.stringify({ files: testResults.map(summary) }));
  }
}

/** Times are in milliseconds; `ms` of the file includes loading its modules and its hooks. */
function summary({ testFilePath, testExecError, failureMessage, perfStats, testResults }) {
  return {
    file: relative(root, testFilePath),
    ms: perfStats.end - perfStats.start,
    ...(testExecError && { error: failureMessage ?? testExecError.message }),
    tests: testResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
      title: [...ancestorTitles, title].join(' '),
      status,
      ms: duration ?? 0,
      ...(failureMessages.length > 0 && { error: failureMessages[0] }),
    })),
  };
}

module.exports = ResultsReporter;
