// Finds the packages: folders in the groups of libs and in apps whose package.json has an `@alzette/…` name. There is no other list.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../process/run.mjs';

/**
 * @typedef {object} Package
 * @property {string} name the project's name, also the folder's
 * @property {'lib' | 'remote'} kind
 * @property {string} folder from the workspace's root
 * @property {Record<string, any>} manifest its package.json
 * @property {readonly Entry[]} entries importable entry points
 * @property {readonly { id: string, source: string }[]} commands the programs that its `bin` names, each from `src/<id>.ts`
 * @property {boolean} isBuilt whether the project has a `build`, whose folder the package carries
 *
 * @typedef {object} Entry
 * @property {string} id `index`, or the part after the package's name: `schemas`
 * @property {string} key in `exports`: `.` or `./schemas`
 * @property {string} source from the workspace's root
 */

/** @returns {readonly Package[]} by name, in order */
export function findPackages() {
  return [...foldersIn('libs').flatMap(foldersIn), ...foldersIn('apps')]
    .map(readPackage)
    .filter(Boolean)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {string} name of the project: `ui` */
export function findPackage(name) {
  const found = findPackages().find((one) => one.name === name);
  if (!found)
    throw new Error(
      `"${name}" is not a package: no folder of that name in libs or apps has a package.json with "@alzette/${name}".`,
    );
  return found;
}

/** Versions pinned by the workspace's package.json. */
export function pinnedVersions() {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  return { ...devDependencies, ...dependencies };
}

function foldersIn(parent) {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => `${parent}/${item.name}`);
}

function readPackage(folder) {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return null;
  const manifest = readJson(file);
  return manifest.name?.startsWith('@alzette/') ? describe(folder, manifest) : null;
}

/** @returns {Package} the package in a folder, also with an incomplete package.json */
export function describe(folder, manifest) {
  const name = basename(folder);
  const kind = folder.startsWith('apps/') ? 'remote' : 'lib';
  return {
    name,
    kind,
    folder,
    manifest,
    entries: kind === 'lib' ? entriesOf(name) : [mountOf(folder)],
    commands: Object.keys(manifest.bin ?? {}).map((id) => ({ id, source: `${folder}/src/${id}.ts` })),
    isBuilt: existsSync(join(root, folder, 'webpack.config.cjs')),
  };
}

/** The entries of a lib are its paths in tsconfig.base.json. */
function entriesOf(name) {
  const { paths } = readJson(join(root, 'tsconfig.base.json')).compilerOptions;
  return Object.entries(paths)
    .filter(([request]) => request === `@alzette/${name}` || request.startsWith(`@alzette/${name}/`))
    .map(([request, [source]]) => {
      const id = request.split('/')[2] ?? 'index';
      return { id, key: id === 'index' ? '.' : `./${id}`, source: source.replace(/^\.\//u, '') };
    });
}

function mountOf(folder) {
  return { id: 'mount', key: './mount', source: `${folder}/src/mount.tsx` };
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
