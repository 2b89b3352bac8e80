// `npm run verify`: the quick loop before a commit. It checks what changed since the branch left main, or with
// `npm run verify -- --base <commit>` since that commit. `npm test` checks everything.
import { parseArgs } from 'node:util';
import { checkNode } from '../process/install.mjs';
import { sinceStart, step } from '../process/progress.mjs';
import { run, tool } from '../process/run.mjs';
import { changedFiles, shopApiSpecs, startOfChange } from './change.mjs';
import { findOrInstallPdfsig } from './pdfsig.mjs';

checkNode();
const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
const { commit, reason } = base ? { commit: base, reason: `since ${base}` } : startOfChange();
const files = changedFiles(commit);
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
  await step(1, 3, 'Format and lint of the changed files', lintChanged);
  await step(2, 3, 'Types and tests of the affected projects', async (onProgress) => {
    process.env.ALZETTE_PDFSIG = await findOrInstallPdfsig(onProgress);
    await nx('affected', ['-t', 'typecheck', 'test']);
  });
  await step(3, 3, 'API reports and shop-api', async (onProgress) => {
    // A remote’s report depends on its libs only.
    if (files.some((file) => /^libs\/[^/]+\/src\//u.test(file))) await nx('run-many', ['-t', 'api']);
    if (affected.includes('shop-api')) await testShopApi(onProgress);
  });
}

async function affectedProjects() {
  const output = await run(tool('nx'), ['show', 'projects', '--affected', `--base=${commit}`, '--sep=,']);
  return output.trim().split('\n').at(-1).split(',').filter(Boolean).sort();
}

async function lintChanged() {
  await run(tool('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]);
  const sources = files.filter((file) => /^(?:apps|libs)\/.*\.tsx?$/u.test(file));
  const env = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--no-warnings' };
  if (sources.length > 0) await run(tool('eslint'), ['--max-warnings', '0', ...sources], { env });
  for (const name of ['retired-terms', 'media-queries', 'css-classes'])
    await run(process.execPath, [`tools/lint/${name}.mjs`]);
}

function nx(command, args) {
  const change = command === 'affected' ? [`--base=${commit}`, '--exclude=shop-api'] : [];
  return run(tool('nx'), [command, ...args, ...change, '--parallel=2', '--outputStyle=static']);
}

/** Whole, it would take longer than all the rest: the specs in the changed folders, without the stress tests. */
async function testShopApi(onProgress) {
  const specs = shopApiSpecs(files);
  onProgress(`shop-api: ${specs.join(', ') || 'no file of its own changed'}; "npm test" runs its other specs`);
  await nx('run-many', ['-t', 'typecheck', '-p', 'shop-api']);
  if (specs.length === 0) return;
  const stress = ['--testPathIgnorePatterns', '/node_modules/', 'stress.spec'];
  await run(tool('jest'), ['-c', 'apps/shop-api/jest.config.cjs', '--passWithNoTests', ...stress, '--', ...specs]);
}
