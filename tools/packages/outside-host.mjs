// A host that knows the workspace by its packages only: the files of outside-host/ in a folder of their own, with what npm
// installs there.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../process/run.mjs';
import { pinnedVersions } from './workspace.mjs';

/** What the host takes of ours: whichever version was published last. */
export const ours = [
  'cart',
  'discovery',
  'embed',
  'i18n',
  'operator-config',
  'release',
  'remote-contract',
  'remote-kit',
  'shop-client',
  'shop-store',
  'ui',
];

/** What else it needs, in the versions that the workspace itself uses. */
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

/** Ours come from the registry named in its .npmrc, all others from wherever npm takes them on this machine. */
export function install(folder) {
  return run(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
}

/** Checks the host's types and those of all it installed. */
export function checkTypes(folder) {
  return run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: folder });
}

/** Bundles the host into `dist`, with the release of its remote beside it: a folder to be served as it is. */
export function build(folder) {
  return run(process.execPath, ['build.mjs'], { cwd: folder });
}

/** Where the browser tests find the built host: they buy on it. */
export const builtHost = join(root, 'dist/outside-host');

/** Keeps what `build` made. */
export function keep(folder) {
  rmSync(builtHost, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), builtHost, { recursive: true });
}
