// What the sources of a package import, walked from its entries: specs and their helpers are not part of it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../process/run.mjs';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * The packages that the entries reach, types included, without Node's own.
 *
 * @param {readonly string[]} entries files, from the workspace's root
 * @returns {readonly string[]} names in order, each once
 */
export function importedPackages(entries) {
  const names = new Set();
  const seen = new Set();
  const waiting = [...entries];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    for (const request of requestsOf(file)) {
      if (request.startsWith('.')) waiting.push(resolve(file, request));
      else if (!isBuiltin(request)) names.add(packageOf(request));
    }
  }
  return [...names].sort();
}

function requestsOf(file) {
  if (!/\.tsx?$/u.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

function resolve(from, request) {
  const target = join(dirname(from), request);
  const found = endings.map((ending) => target + ending).find(isFile);
  if (!found) throw new Error(`${from} imports "${request}", and there is no such file.`);
  return found;
}

function isFile(path) {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}

function packageOf(request) {
  return request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/');
}
