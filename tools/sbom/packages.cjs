// The packages behind a build: those whose files are in it, and those that a server loads from node_modules.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join } = require('node:path');

/**
 * @typedef {object} ShippedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression, or the package's own statement; empty without one
 * @property {string} folder
 */

/** The package that a file in node_modules belongs to; null for a file of this workspace. */
function packageOfFile(path) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/u.exec(path) ?? [];
  return folder === undefined || !existsSync(join(folder, 'package.json')) ? null : packageIn(folder);
}

/** @returns {ShippedPackage} */
function packageIn(folder) {
  const { name, version, license, licenses = [] } = readManifest(folder);
  const stated = license ?? licenses.map((each) => each.type ?? each).join(' OR ');
  return { name, version, licence: typeof stated === 'object' ? stated.type : stated, folder };
}

/**
 * Packages by name with all their run-time dependencies, as Node resolves them from a folder.
 *
 * @param {readonly string[]} imports as in code: `pg`, `typebox/value`, `node:fs`
 * @param {string} from folder with a node_modules in it or above
 * @returns {ShippedPackage[]} one for each folder
 */
function withDependencies(imports, from) {
  const found = new Map();
  const visit = (name, folder, isRequired) => {
    const path = resolve(name, folder);
    if (path === null && !isRequired) return;
    if (path === null) throw new Error(`${name} is not installed: run "npm ci"`);
    if (found.has(path)) return;
    found.set(path, packageIn(path));
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = readManifest(path);
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(each, path, each in dependencies && !(each in optionalDependencies));
  };
  for (const name of imports.filter((each) => !isBuiltin(each))) visit(nameOf(name), from, true);
  return [...found.keys()].sort().map((path) => found.get(path));
}

/** `typebox/value` belongs to `typebox`. */
function nameOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolve(name, folder) {
  for (let each = folder; ; each = dirname(each)) {
    const path = join(each, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (each === dirname(each)) return null;
  }
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** One for each name and version. */
function sorted(packages) {
  const byId = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byId.keys()].sort().map((id) => byId.get(id));
}

/** Texts of licence and notices that a package has beside its manifest. */
function licenceTexts({ folder }) {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/iu.test(file) && !/\.[cm]?[jt]s$/u.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}

module.exports = { licenceTexts, packageOfFile, sorted, withDependencies };
