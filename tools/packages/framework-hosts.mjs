// Builds the hosts of hosts/: pages of frameworks and bundlers that this workspace does not contain, each with a package.json of
// its own, in a folder outside the workspace.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../process/run.mjs';
import { install } from './outside-host.mjs';

/** The folder of each built host that runs, below the host's folder. */
const outputs = { next: '.next/standalone', vite: 'dist' };

/** Names of the folders in hosts/. */
export const frameworkHosts = Object.keys(outputs);

/** Folder in which the browser tests find a built host. */
export const builtFrameworkHost = (name) => join(root, 'dist/framework-hosts', name);

/** Installs a host's packages, ours from the registry, builds it, and copies the output for the browser tests. */
export async function buildFrameworkHost(name, registry) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-host-`));
  try {
    cpSync(join(root, 'tools/packages/hosts', name), folder, { recursive: true });
    writeFileSync(join(folder, '.npmrc'), `@alzette:registry=${registry}\n`);
    await install(folder);
    // The caller is Jest. In a test the plugin for Vite does not federate without this variable.
    const env = { NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true', NEXT_TELEMETRY_DISABLED: '1' };
    await run('npm', ['run', 'build'], { cwd: folder, env });
    rmSync(builtFrameworkHost(name), { recursive: true, force: true });
    cpSync(join(folder, outputs[name]), builtFrameworkHost(name), { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
