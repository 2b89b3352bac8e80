// Imports the TypeScript of a lib into plain Node, before anything is built. esbuild bundles it on each call: a loader such as tsx
// works neither inside Jest nor inside Playwright, which have loaders of their own. Needs installed packages, so a script that
// installs them must not import this file statically.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { root } from './run.mjs';

/** Inside the workspace, so that the bundles find the installed packages. */
const folder = join(root, 'dist/sources');

/**
 * @param {string} source from the workspace's root, for instance `libs/federation/release/src/index.ts`
 * @returns {Promise<any>} its exports
 */
export function importSource(source) {
  const {
    outputFiles: [{ contents }],
  } = buildSync({
    absWorkingDir: root,
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.base.json'),
    logLevel: 'warning',
  });
  const file = join(folder, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(file)) writeWhole(file, contents);
  return import(pathToFileURL(file).href);
}

/** Several processes may write the same file. */
function writeWhole(file, contents) {
  const arriving = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(arriving, contents);
  renameSync(arriving, file);
}
