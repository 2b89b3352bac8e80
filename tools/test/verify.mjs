// `npm run verify`: the quick loop before a commit. It checks what changed since the branch left main, or with
// `npm run verify -- --base <commit>` since that commit, and stops at the first failure. `npm test` checks everything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from '../process/install.mjs';
import { sinceStart, step } from '../process/progress.mjs';
import { root, run, tool } from '../process/run.mjs';
import { changedFiles, shopApiSpecs, startOfChange } from './change.mjs';

/** Projects whose tests take minutes: they run when their own files changed, shop-api those of the changed folders. */
const slow = ['shop-api', 'tools'];

checkNode();
const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
const { commit, reason } = base ? { commit: base, reason: `since ${base}` } : startOfChange();
const files = changedFiles(commit);
const present = files.filter((file) => existsSync(join(root, file)));
try {
  if (files.length === 0) console.log(`Nothing changed ${reason}. "npm test" checks everything.`);
  else await verify();
} catch (error) {
  console.error(error.output ?? error);
  process.exitCode = 1;
}
console.log(`${process.exitCode ? 'Failed' : 'Verified'} in ${sinceStart()}`);

async function verify() {
  const affected = await affectedProjects();
  console.log(`${files.length} files changed ${reason}. They affect ${affected.join(', ') || 'no project'}.`);
  await step(1, 5, 'Format of the changed files', checkFormat);
  await step(2, 5, 'Types', () => run(tool('tsc'), ['-b']));
  // A remote’s report depends on its libs only.
  const isApi = files.some((file) => /^libs\/[^/]+\/src\//u.test(file));
  await step(3, 5, 'API reports', (onProgress) => (isApi ? nx('api') : onProgress('no lib changed')));
  await step(4, 5, 'Lint of the changed files', lintChanged);
  await step(5, 5, 'Tests of the affected projects', (onProgress) => test(affected, onProgress));
}

async function affectedProjects() {
  const output = await run(tool('nx'), ['show', 'projects', '--affected', `--base=${commit}`, '--sep=,']);
  return output.trim().split('\n').at(-1).split(',').filter(Boolean).sort();
}

async function checkFormat() {
  await run(tool('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...present]);
}

async function lintChanged() {
  const sources = present.filter((file) => /^(?:apps|libs)\/.*\.tsx?$/u.test(file));
  const env = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--no-warnings' };
  if (sources.length > 0) await run(tool('eslint'), ['--max-warnings', '0', ...sources], { env });
  await run(tool('nx'), ['lint-texts', 'lint', '--outputStyle=static']);
}

async function test(affected, onProgress) {
  const quick = affected.filter((project) => !slow.includes(project));
  if (quick.length > 0) await nx('test', '-p', quick.join(','));
  if (files.some((file) => file.startsWith('tools/'))) await nx('test', '-p', 'tools');
  if (affected.includes('shop-api')) await testShopApi(onProgress);
}

async function testShopApi(onProgress) {
  const specs = shopApiSpecs(files);
  onProgress(`shop-api: ${specs.join(', ') || 'no file of its own changed'}; "npm test" runs its other specs`);
  if (specs.length === 0) return;
  const stress = ['--testPathIgnorePatterns', '/node_modules/', 'stress.spec'];
  await run(tool('jest'), ['-c', 'apps/shop-api/jest.config.cjs', '--passWithNoTests', ...stress, '--', ...specs]);
}

function nx(target, ...args) {
  return run(tool('nx'), ['run-many', '-t', target, ...args, '--parallel=2', '--outputStyle=static']);
}
