// `npm run verify`: the quick loop before a commit. Format, types, lint, API reports and tests of what changed; the rest comes
// from the cache.
import { checkNode } from '../process/install.mjs';
import { step } from '../process/progress.mjs';
import { run, tool } from '../process/run.mjs';
import { findOrInstallPdfsig } from './pdfsig.mjs';

checkNode();
try {
  await step(1, 3, 'Format and types', async () => {
    await run(tool('prettier'), ['--check', '.', '--log-level', 'warn']);
    await run(tool('tsc'), ['-b']);
  });
  await step(2, 3, 'Lint and API reports', () =>
    run(tool('nx'), ['run-many', '-t', 'lint', 'api', '--parallel=2', '--outputStyle=static']),
  );
  await step(3, 3, 'Unit and API tests', async (onProgress) => {
    const env = { ALZETTE_PDFSIG: await findOrInstallPdfsig(onProgress) };
    await run(tool('nx'), ['run-many', '-t', 'test', '--parallel=2', '--outputStyle=static'], { env });
  });
} catch (error) {
  console.error(error.output ?? error);
  process.exitCode = 1;
}
