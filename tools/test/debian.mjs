// Finds programs outside npm and installs them with Debian's package manager where it exists.
import { execFileSync } from 'node:child_process';
import { run } from '../process/run.mjs';

/** Path of the first of these programs that is installed. */
export function onPath(names) {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Try the next name.
    }
  }
  return undefined;
}

/** Tries to install a package. Callers check for its program afterwards. */
export async function installPackage(name) {
  await succeeds('apt-get', ['update']);
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Runs a command; false when it fails. */
export async function succeeds(command, args) {
  try {
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}
