// `npm test`: installs what is missing and runs every check and test. `npm run test:full` adds the volume: every language, engine and
// version, larger samples, packages outside the workspace, images, other versions of Node (docs/testing.md).
// The last line is the sum over all runners. Checks without tests count only when they fail.
import { rmSync } from 'node:fs';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { durationOf, step as numberedStep, stepTimes } from '../process/progress.mjs';
import { run, stopCommands, tool, tsc } from '../process/run.mjs';
import { countResults, readFiles, readResults, resultsFolder } from './results.mjs';

const isFull = process.argv.includes('--full');
const isCi = process.env.CI === 'true';
const total = isFull ? 15 : 12;
let begun = 0;
const failedChecks = [];
/** The checks that could not run on this machine, with the reason. In CI each is a failure. */
const missing = [];
const onlyInFull =
  'every language, theme, engine and pair of releases in the browser; larger samples of the stress tests; crash loops; alerts; packages outside the workspace; images; Node 20.19, 22 and 24';
/** The programs that only tests of the full run need. */
const onlyFullPrograms = ['buildah', 'postgresql', 'prometheus'];
// CI ends a run after 90 minutes, and the closing lines with the running check are lost.
const limitMinutes = isFull ? 600 : 88;
/** The types of all projects are checked in one step, and the browser tests use the existing builds. */
const withoutDependencies = ['--excludeTaskDependencies'];

checkNode();
setTimeout(giveUp, limitMinutes * 60_000).unref();
try {
  await testAll();
} catch (error) {
  console.error(error.output ?? error);
  failedChecks.push(error.message);
}
close();

async function testAll() {
  rmSync(resultsFolder, { recursive: true, force: true });
  if (isFull) process.env.ALZETTE_VOLUME = 'full';
  if (needsInstall()) await step('Installing packages', install);
  await step('Finding browsers and other programs', findPrograms);

  // Each uses one core for most of its time; the last one waits for the registry.
  await Promise.all([
    // One program of types for all projects: `nx lint cart` reads it for each.
    check('Lint', () => nx('lint-texts,lint-workspace')),
    check('Format', () => run(tool('prettier'), ['--check', '.', '--log-level', 'warn']))
      .then(() => check('Types', () => run(tsc, ['-b', '--checkers', '1'])))
      .then(() => check('API reports', () => nx('api'))),
    check('Advisories and signatures', checkPackages),
  ]);
  await attempt('Unit and API tests', () => nx('test'));
  await step('Building', () => nx('build,bundle', withoutDependencies));
  const { checkLicences } = await import('../sbom/licences.mjs');
  await check('Licences', () => checkLicences());
  if (isFull) {
    await attempt('Packages outside the workspace', () => nx('outside'));
    if (isHere('buildah')) await attempt('Images', () => nx('images'));
    await attempt('Other versions of Node', () => nx('node-versions'));
  }
  if (isHere('chromium'))
    await attempt('Browser tests', async () => {
      await nx('store', withoutDependencies);
      await nx('e2e', withoutDependencies);
    });
  if (missing.length === 0) {
    const { checkCoverage } = await import('../coverage/behaviour.mjs');
    await check('Coverage of behaviour', checkCoverage);
  }
}

async function findPrograms(onProgress) {
  const { findOrInstall, ProgramMissingError, programs } = await import('./programs.mjs');
  for (const name of Object.keys(programs).filter((each) => isFull || !onlyFullPrograms.includes(each))) {
    try {
      await findOrInstall(name, onProgress);
    } catch (error) {
      if (!(error instanceof ProgramMissingError)) throw error;
      missing.push(error);
    }
  }
  // Tests that need one of these are skipped (`skipWithout`).
  process.env.ALZETTE_WITHOUT = missing.map(({ program }) => program).join(',');
}

function step(label, work) {
  begun += 1;
  return numberedStep(begun, total, label, work);
}

function isHere(name) {
  return missing.every(({ program }) => program !== name);
}

function nx(target, args = []) {
  return run(tool('nx'), ['run-many', '-t', target, ...args, '--parallel=2', '--outputStyle=static'], {
    env: { FORCE_COLOR: '0' },
    onLine: (line) => /^(?:> nx run|\s*[✓✘]\s)/u.test(line) && console.log(`      ${line.replace('> nx run ', '')}`),
  });
}

/** Where the registry has no such service, the step reports that nothing was checked. It counts no failure. */
async function checkPackages() {
  const { audit, auditSignatures, AuditUnavailableError } = await import('../audit/audit.mjs');
  for (const work of [audit, auditSignatures])
    await work().catch((error) => {
      if (!(error instanceof AuditUnavailableError)) throw error;
      console.warn(`      not checked: ${error.message}`);
    });
}

/** A step that counts as one failure when it fails. */
async function check(label, work) {
  try {
    await step(label, work);
  } catch (error) {
    console.error(error.output ?? error);
    failedChecks.push(label);
  }
}

/** A step whose tests are counted from the reports. A failure without a failed test counts as one failure. */
async function attempt(label, work) {
  const before = countResults(readResults()).failed;
  try {
    await step(label, work);
  } catch (error) {
    console.error((error.output ?? String(error)).slice(-12_000));
    if (countResults(readResults()).failed === before) failedChecks.push(`${label}${tasksIn(error.output)}`);
  }
}

/** The tasks that Nx reports as failed, so that the closing lines name a runner that ended without a report. */
function tasksIn(output = '') {
  const [, list = ''] = /Failed tasks:\s+((?:- \S+\s+)+)/u.exec(output) ?? [];
  const tasks = list.split(/\s*- /u).filter(Boolean);
  return tasks.length === 0 ? '' : ` (${tasks.map((task) => task.trim()).join(', ')})`;
}

function giveUp() {
  stopCommands();
  failedChecks.push(`the run has a limit of ${limitMinutes} minutes`);
  close();
  process.exit();
}

function close() {
  const tests = readResults();
  const { passed, failed, skipped } = countResults(tests);
  const list = (label, { runner, title, reason }) =>
    console.log(`${label}: ${runner}: ${title}${reason ? `: ${reason}` : ''}`);
  for (const test of tests.filter(({ status }) => status !== 'passed')) list(test.status, test);
  for (const test of tests.filter(({ flaky }) => flaky)) list('passed on the second attempt', test);
  for (const label of failedChecks) console.log(`failed: ${label}`);
  for (const { message } of missing) console.log(`not run: ${message}`);
  if (!isFull) console.log(`only in npm run test:full: ${onlyInFull}`);
  console.log(`slowest: ${slowest()}`);
  console.log(`time: ${stepTimes()}`);
  // Only a program that is missing excuses a skipped test, and in CI nothing does.
  const areSkipsExcused = missing.length > 0 && !isCi;
  if (skipped > 0) console.log(`${skipped} skipped`);
  const failures = failed + failedChecks.length + (areSkipsExcused ? 0 : skipped) + (isCi ? missing.length : 0);
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 && passed > 0 ? 0 : 1;
}

/** The 15 test files that took longest. */
function slowest() {
  return readFiles()
    .slice(0, 15)
    .map(({ runner, file, ms }) => `${runner === 'e2e' ? 'e2e ' : ''}${file} ${durationOf(ms)}`)
    .join(', ');
}
