// Version and commit of a build, in a file beside the server: the bundle is the same for every commit that does not change it, so Nx may
// take it from its cache.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../../..');

export function buildInfo(env = process.env) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, commit: env.ALZETTE_COMMIT || commitOf() };
}

/** An image is built without the repository: its `REVISION` names the commit. */
function commitOf() {
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    return execFileSync('git', describe, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/** @param outdir the folder of the built server */
export function writeBuildInfo(outdir) {
  writeFileSync(join(outdir, 'build-info.json'), `${JSON.stringify(buildInfo())}\n`);
}
