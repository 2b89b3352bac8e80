// Builds a host outside the workspace from published packages: copies outside-host/ to its own folder and runs npm
// install there.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../process/run.mjs';
import { pinnedVersions } from './workspace.mjs';

/** The host's own-scope dependencies, in their latest version. */
export const ours = [
  'cart',
  'discovery',
  'embed',
  'host-kit',
  'i18n',
  'operator-config',
  'release',
  'remote-contract',
  'remote-react',
  'shop-client',
  'shop-store',
  'ui',
];

/** Its other dependencies, in the workspace's versions. */
const others = [
  '@module-federation/enhanced',
  '@types/react',
  '@types/react-dom',
  'esbuild',
  'react',
  'react-dom',
  'typescript',
];

/** @returns {string} an empty folder outside the workspace with the host's own files and a package.json that names `packages` */
export function makeFolder(registry, packages = ours) {
  const folder = mkdtempSync(join(tmpdir(), 'outside-host-'));
  cpSync(join(root, 'tools/packages/outside-host'), folder, { recursive: true });
  const pinned = pinnedVersions();
  const dependencies = Object.fromEntries([
    ...packages.map((name) => [`@alzette/${name}`, 'latest']),
    ...others.map((name) => [name, pinned[name]]),
  ]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside-host', private: true, type: 'module', dependencies }, null, 2),
  );
  writeFileSync(join(folder, '.npmrc'), `@alzette:registry=${registry}\n`);
  return folder;
}

/** The own scope comes from the registry in its .npmrc, other packages from npm's configured registry. */
export function install(folder) {
  return run(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
}

/**
 * Checks the types of the host and of its dependencies.
 *
 * @returns {Promise<string[]>} the compiler's errors, without those of the federation runtime: its types need webpack's and Node's
 */
export async function checkTypes(folder) {
  const compiler = 'node_modules/typescript/bin/tsc';
  const output = await run(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], { cwd: folder }).catch(
    (failure) => failure.output,
  );
  return output.split('\n').filter((line) => line !== '' && !line.startsWith('node_modules/@module-federation/'));
}

/** Bundles the host into `dist`, a static folder. */
export function build(folder) {
  return run(process.execPath, ['build.mjs'], { cwd: folder });
}

/** Folder in which the browser tests find the built host. */
export const builtHost = join(root, 'dist/outside-host');

/** Copies the built host for the browser tests. */
export function keep(folder) {
  rmSync(builtHost, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), builtHost, { recursive: true });
}
