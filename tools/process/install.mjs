import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const oldestNode = [20, 19];

/** Exits with an explanation when Node is too old for the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
  process.exit(1);
}

/** Whether node_modules is missing or older than the lockfile. */
export function needsInstall() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Installs exactly the lockfile. No package needs its install script. */
export async function install() {
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}
