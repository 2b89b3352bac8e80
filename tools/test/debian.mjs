// Finds programs that are no npm packages, and installs them with Debian's package manager where there is one.
import { execFileSync } from 'node:child_process';
import { run } from '../process/run.mjs';

/** Path of the first of these programs that is installed. */
export function onPath(names) {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not under this name: the next one.
    }
  }
  return undefined;
}

/** Tries to install a package; whether it worked is seen by looking for what it brings. */
export async function installPackage(name) {
  await succeeds('apt-get', ['update']);
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Runs a command that may fail. */
export async function succeeds(command, args) {
  try {
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}
