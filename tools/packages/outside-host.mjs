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
  'i18n',
  'operator-config',
  'remote-contract',
  'remote-react',
  'shop-client',
  'shop-store',
  'ui',
];

/** Its other dependencies, in the workspace's versions. */
const others = ['@types/react', '@types/react-dom', 'esbuild', 'react', 'react-dom', 'typescript'];

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

/** Checks the types of the host and of its dependencies. */
export function checkTypes(folder) {
  return run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: folder });
}

/** Bundles the host into `dist`, a static folder with the release of its remote. */
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
