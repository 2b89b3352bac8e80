// `npm test`: installs what is missing, then format, lint, types, API reports, advisories, unit and API tests, build, licences, packages, images, browser tests.
// The last line is the sum over all runners. Format, lint, types, API reports, advisories, licences and coverage only count when they fail.
import { rmSync } from 'node:fs';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { step, stepTimes } from '../process/progress.mjs';
import { run, stopCommands, tool } from '../process/run.mjs';
import { countResults, readResults, resultsFolder } from './results.mjs';

const total = 14;
const failedChecks = [];
// CI cuts a run at 90 minutes, and what it was at is lost with the closing lines.
const limitMinutes = 88;

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
  if (needsInstall()) await step(1, total, 'Installing packages', install);
  const { findOrInstallBrowser } = await import('./browser.mjs');
  const { findOrInstallPdfsig } = await import('./pdfsig.mjs');
  const { findOrInstallBuildah } = await import('./buildah.mjs');
  const { findOrInstallPgbouncer } = await import('./pgbouncer.mjs');
  const { findOrInstallFirefox } = await import('./firefox.mjs');
  const { findOrInstallWebkit } = await import('./webkit.mjs');
  const browser = await step(2, total, 'Finding browsers and other programs', async (onProgress) => {
    process.env.ALZETTE_PDFSIG = await findOrInstallPdfsig(onProgress);
    process.env.ALZETTE_FIREFOX = await findOrInstallFirefox(onProgress);
    await findOrInstallPgbouncer(onProgress);
    await findOrInstallBuildah(onProgress);
    await findOrInstallWebkit(onProgress);
    return findOrInstallBrowser(onProgress);
  });

  // Each uses one core for most of its time; the last one waits for the registry.
  await Promise.all([
    check(3, 'Lint', () => run(tool('nx'), ['lint', 'lint'])),
    check(4, 'Format', () => run(tool('prettier'), ['--check', '.', '--log-level', 'warn']))
      .then(() => check(5, 'Types', checkTypes))
      .then(() => check(6, 'API reports', () => nx('api'))),
    check(7, 'Advisories and signatures', checkPackages),
  ]);
  await attempt(8, 'Unit and API tests', () => nx('test'));
  const { buildAll } = await import('../process/build.mjs');
  const { buildGallery } = await import('../process/gallery.mjs');
  await step(9, total, 'Building', async (onProgress) => {
    await buildAll(onProgress);
    onProgress('the gallery of widgets');
    await buildGallery();
  });
  const { checkLicences } = await import('../sbom/licences.mjs');
  await check(10, 'Licences', () => checkLicences());
  await Promise.all([
    attempt(11, 'Packages outside the workspace', () => nx('outside')),
    attempt(12, 'Images', () => nx('images')),
  ]);
  await attempt(13, 'Browser tests', () =>
    run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/playwright.config.ts'], {
      env: { ALZETTE_CHROMIUM: browser },
      onLine: (line) => /^\s*(?:✓|✘|ok|x|-)\s/u.test(line) && console.log(line),
    }),
  );
  const { checkCoverage } = await import('../coverage/behaviour.mjs');
  await check(14, 'Coverage of behaviour', checkCoverage);
}

function nx(target) {
  return run(tool('nx'), ['run-many', '-t', target, '--parallel=2', '--outputStyle=static'], {
    env: { FORCE_COLOR: '0' },
    onLine: (line) => /^> nx run/u.test(line) && console.log(`      ${line.slice(9)}`),
  });
}

function checkTypes() {
  return run(tool('tsc'), ['-b']);
}

/** Where the registry has no such service, the step says so: nothing was checked, and nothing is known to be wrong. */
async function checkPackages() {
  const { audit, auditSignatures, AuditUnavailableError } = await import('../audit/audit.mjs');
  for (const work of [audit, auditSignatures])
    await work().catch((error) => {
      if (!(error instanceof AuditUnavailableError)) throw error;
      console.warn(`      not checked: ${error.message}`);
    });
}

/** A step that counts as one failure when it fails. */
async function check(number, label, work) {
  try {
    await step(number, total, label, work);
  } catch (error) {
    console.error(error.output ?? error);
    failedChecks.push(label);
  }
}

/** A step whose tests are counted from the reports. A failure without a failed test counts as one failure. */
async function attempt(number, label, work) {
  const before = countResults(readResults()).failed;
  try {
    await step(number, total, label, work);
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
  for (const test of tests.filter(({ flaky }) => flaky)) list('passed at the second try', test);
  for (const label of failedChecks) console.log(`failed: ${label}`);
  console.log(`time: ${stepTimes()}`);
  const failures = failed + skipped + failedChecks.length;
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 && passed > 0 ? 0 : 1;
}
