// Defines the shape of every package's package.json and reports deviations.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../process/run.mjs';
import { reach } from './imports.mjs';
import { findPackages, pinnedVersions, readJson } from './workspace.mjs';

const require = createRequire(import.meta.url);
const contract = '@alzette/remote-contract';
const papers = ['README.md', 'CHANGELOG.md'];

/** Packages that may exist once per page: peer dependencies, the ones that host and remotes share. */
const frameworks = new Set(
  Object.keys(require('../webpack/shared.cjs').shared).map((request) =>
    request.startsWith('@') ? request : request.split('/')[0],
  ),
);

/**
 * @param {import('./workspace.mjs').Package} found
 * @param {{ packages: readonly string[], files: readonly string[] }} [reached] by its entries
 * @returns {readonly string[]} one sentence per fault
 */
export function manifestProblems(found, reached = reachOf(found)) {
  const { manifest, folder } = found;
  const wrong = Object.entries(derivedFields(found, reached))
    .filter(([field, value]) => stable(manifest[field]) !== stable(value))
    .map(([field, value]) => `${folder}/package.json: "${field}" must be ${JSON.stringify(value) ?? 'left out'}.`);
  return [
    ...wrong,
    ...(manifest.description ? [] : [`${folder}/package.json: a description is missing.`]),
    ...(/^\d+\.\d+\.\d+$/u.test(manifest.version)
      ? []
      : [`${folder}/package.json: "${manifest.version}" is not a version.`]),
    ...papers
      .filter((paper) => !existsSync(join(root, folder, paper)))
      .map((paper) => `${folder}/${paper} is missing.`),
  ];
}

/** The generated fields of a package.json: all but version, description and a remote's contract. */
export function derivedFields(found, reached = reachOf(found)) {
  return { ...fixedFields(found, reached), ...neededPackages(found, reached) };
}

function reachOf({ entries, commands }) {
  return reach([...entries, ...commands].map(({ source }) => source));
}

function fixedFields({ name, kind, folder, manifest, entries, commands, isBuilt }, { files }) {
  const { engines, repository } = readJson(join(root, 'package.json'));
  return {
    name: `@alzette/${name}`,
    license: 'MIT',
    // The publisher sets the address of the sources in the package.json of the workspace (docs/guides/publishing.md).
    repository: repository && { ...repository, directory: folder },
    type: 'module',
    private: undefined,
    // No registry: the publisher's configuration chooses it, and an entry here would override it.
    publishConfig: undefined,
    bin: commands.length === 0 ? undefined : Object.fromEntries(commands.map(({ id }) => [id, `lib/${id}.js`])),
    engines,
    sideEffects: sideEffectsOf(kind, manifest, files),
    exports: {
      ...(kind === 'lib' ? codeOf(entries, files.some(isStyle)) : mountAlone),
      ...(isBuilt && releaseOf(kind)),
      './package.json': './package.json',
    },
    files: isBuilt ? ['lib', 'release', 'CHANGELOG.md'] : ['lib', 'CHANGELOG.md'],
  };
}

/** Styles are side effects and must survive tree shaking. Other listed side effects are kept. */
function sideEffectsOf(kind, { sideEffects }, files) {
  if (kind === 'remote') return undefined;
  const listed = Array.isArray(sideEffects) ? sideEffects : [];
  if (!files.some(isStyle)) return listed.length > 0 ? listed : false;
  return ['**/*.css', ...listed.filter((pattern) => pattern !== '**/*.css')];
}

const isStyle = (file) => file.endsWith('.css');

/** Node cannot import style sheets, so a lib with styles has another build without them. */
function codeOf(entries, isStyled) {
  return Object.fromEntries(
    entries.map(({ id, key }) => [
      key,
      { types: `./lib/${id}.d.ts`, ...(isStyled && { node: `./lib/node/${id}.js` }), default: `./lib/${id}.js` },
    ]),
  );
}

const mountAlone = { './mount': { types: './lib/mount.d.ts' } };

/** The built folder, served unchanged. A remote's manifest has its own name. */
function releaseOf(kind) {
  return { ...(kind === 'remote' && { './release.json': './release/release.json' }), './release/*': './release/*' };
}

/**
 * A remote bundles its imports: its package depends only on the contract that its type names. Packages that a lib loads on demand
 * are optional peers; `peerDependencies` and `peerDependenciesMeta` list them by hand, with their ranges.
 */
function neededPackages({ kind, manifest }, { packages }) {
  const ranges = (names) =>
    names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, rangeOf(name, manifest)]));
  if (kind === 'remote') {
    const bundled = packages.filter((name) => name !== contract);
    return { dependencies: ranges([contract]), devDependencies: ranges(bundled), peerDependencies: undefined };
  }
  const optional = packages.filter((name) => name in (manifest.peerDependenciesMeta ?? {}));
  const isPeer = (name) => frameworks.has(name) || optional.includes(name);
  return {
    dependencies: ranges(packages.filter((name) => !isPeer(name))),
    peerDependencies: ranges(packages.filter(isPeer)),
    peerDependenciesMeta:
      optional.length === 0 ? undefined : Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    devDependencies: undefined,
  };
}

/** Own packages: a range that includes the present version. Frameworks: their major version. Others: from the tested version on. */
function rangeOf(name, { dependencies, devDependencies, peerDependencies, peerDependenciesMeta }) {
  if (name in (peerDependenciesMeta ?? {})) return peerDependencies?.[name] ?? 'a range';
  const ours = findPackages().find(({ manifest }) => manifest.name === name);
  if (ours) {
    const range = dependencies?.[name] ?? devDependencies?.[name] ?? '';
    return caretAllows(range, ours.manifest.version) ? range : `^${ours.manifest.version}`;
  }
  const version = pinnedVersions()[name]?.replace(/^\^/u, '');
  if (!version) return 'a version pinned in the package.json of the workspace';
  return frameworks.has(name) ? `^${version.split('.')[0]}.0.0` : `^${version}`;
}

/** Whether `version` is in the caret range: nothing up to the first non-zero part may differ. */
export function caretAllows(range, version) {
  if (!/^\^\d+\.\d+\.\d+$/u.test(range)) return false;
  const least = range.slice(1).split('.').map(Number);
  const parts = version.split('.').map(Number);
  const fixed = least.findIndex((part) => part !== 0);
  if (least.slice(0, fixed + 1).some((part, index) => part !== parts[index])) return false;
  const differing = least.findIndex((part, index) => part !== parts[index]);
  return differing === -1 || parts[differing] > least[differing];
}

/** Compared as text: resolvers depend on the order of exports. */
function stable(value) {
  return JSON.stringify(value);
}
