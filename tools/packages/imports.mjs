// Finds the imports of a package, from its entries on. Specs and their helpers are left out.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../process/run.mjs';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * The imports that the entries reach, types included: packages (each once, sorted, without Node's own) and the package's own files.
 *
 * @param {readonly string[]} entries files, from the workspace's root
 * @returns {{ packages: readonly string[], files: readonly string[] }}
 */
export function reach(entries) {
  const packages = new Set();
  const files = new Set();
  const waiting = [...entries];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (files.has(file)) continue;
    files.add(file);
    for (const request of requestsOf(join(root, file))) {
      if (request.startsWith('.')) waiting.push(resolve(file, request));
      else if (!isBuiltin(request)) packages.add(packageOf(request));
    }
  }
  return { packages: [...packages].sort(), files: [...files].sort() };
}

/** The packages that one file imports, without Node's own. */
export function packagesIn(file) {
  const others = requestsOf(file).filter((request) => !request.startsWith('.') && !isBuiltin(request));
  return [...new Set(others.map(packageOf))].sort();
}

function requestsOf(file) {
  if (!/\.tsx?$/u.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

function resolve(from, request) {
  const target = join(dirname(from), request);
  const found = endings.map((ending) => target + ending).find(isFile);
  if (!found) throw new Error(`${from} imports "${request}", which does not exist.`);
  return found;
}

function isFile(path) {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}

function packageOf(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
