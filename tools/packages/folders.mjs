// Output folders of the packaging steps.
import { join } from 'node:path';
import { root } from '../process/run.mjs';

/** The compiler's declarations, file by file. */
export const declarationsFolder = join(root, 'dist/declarations');

/** The declarations of an entry, before they are rolled up. */
export function declarationOf({ source }) {
  return join(declarationsFolder, source.replace(/\.tsx?$/u, '.d.ts'));
}

/** The rolled-up declarations of all packages. */
export const apiRoot = join(root, 'dist/api');

/** The rolled-up declarations of a package, one file per entry, and the API report of each. */
export function apiFolder(name) {
  return join(apiRoot, name);
}

/** The folder that is published. */
export function packageFolder(name) {
  return join(root, 'dist/packages', name);
}
