// `npm run verify`: the quick loop before a commit. It checks what changed since the branch left main, or with
// `npm run verify -- --base <commit>` since that commit, and stops at the first failure. `npm test` checks everything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from '../process/install.mjs';
import { sinceStart, step } from '../process/progress.mjs';
import { root, run, stopCommands, tool, tsc } from '../process/run.mjs';
import { changedFiles, selectTests, startOfChange, subjectsSince } from './change.mjs';
import { subjectFaults } from './commit-subjects.mjs';

/** Volume and races: seconds each, in `npm test`. */
const slowSpecs = ['\\.stress\\.spec', '/(acceptances|concurrency|races|interleavings|order-limits)\\.spec'];

checkNode();
const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
const { commit, reason } = base ? { commit: base, reason: `since ${base}` } : startOfChange();
const files = changedFiles(commit);
const present = files.filter((file) => existsSync(join(root, file)));
try {
  if (files.length === 0) console.log(`Nothing changed ${reason}. "npm test" checks everything.`);
  else await verify();
} catch (error) {
  stopCommands();
  console.error(error.output ?? error);
  process.exitCode = 1;
}
console.log(`${process.exitCode ? 'Failed' : 'Verified'} in ${sinceStart()}`);

async function verify() {
  const [affected] = await Promise.all([
    affectedProjects(),
    step(1, 5, 'Format of the changed files and of commit messages', checkFormat),
  ]);
  console.log(`${files.length} files changed ${reason}. They affect ${affected.join(', ') || 'no project'}.`);
  // Each uses one core.
  await Promise.all([
    step(2, 5, 'Types', () => run(tsc, ['-b', '--checkers', '1'])),
    step(3, 5, 'Lint of the changed files', lintChanged),
  ]);
  // A remote’s report depends on its libs only.
  const isApi = files.some((file) => /^libs\/[^/]+\/[^/]+\/src\//u.test(file));
  await step(4, 5, 'API reports', (onProgress) => (isApi ? nx('api') : onProgress('no lib changed')));
  await step(5, 5, 'Tests of the affected projects', (onProgress) => test(affected, onProgress));
}

async function affectedProjects() {
  const output = await run(tool('nx'), ['show', 'projects', '--affected', `--base=${commit}`, '--sep=,']);
  return output.trim().split('\n').at(-1).split(',').filter(Boolean).sort();
}

async function checkFormat() {
  const faults = subjectFaults(subjectsSince(commit));
  if (faults.length > 0) throw new Error(`Commit messages to amend:\n${faults.join('\n')}`);
  await run(tool('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...present]);
}

async function lintChanged() {
  const sources = present.filter((file) => /^(?:apps|libs)\/.*\.tsx?$/u.test(file));
  const env = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--no-warnings' };
  // The types of the changed projects: `npm test` has those of all in one program.
  const args = ['--max-warnings', '0', '--parser-options', 'project:true', ...sources];
  await Promise.all([
    run(tool('nx'), ['lint-texts', 'lint', '--outputStyle=static']),
    sources.length > 0 && run(tool('eslint'), args, { env }),
  ]);
}

async function test(affected, onProgress) {
  const { whole, apps, specs } = selectTests(affected, files);
  if (apps.length > 0) onProgress(`of ${apps.join(', ')} only ${specs.join(', ')}; "npm test" runs the others`);
  const workers = `--maxWorkers=${apps.length > 1 ? 1 : 2}`;
  const args = [workers, '--testPathIgnorePatterns', '/node_modules/', ...slowSpecs, '--', ...specs];
  if (whole.length > 0) await nx('test', '-p', whole.join(','));
  for (let first = 0; first < apps.length; first += 2) {
    const pair = apps.slice(first, first + 2);
    await Promise.all(pair.map((app) => run(tool('jest'), ['-c', `apps/${app}/jest.config.cjs`, ...args])));
  }
}

function nx(target, ...args) {
  return run(tool('nx'), ['run-many', '-t', target, ...args, '--parallel=2', '--outputStyle=static']);
}
