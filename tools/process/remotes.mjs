// The remotes of this workspace and their contracts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Name and contract of every remote. A remote is an app whose package.json lists the slots it fills (`places`). */
export function readRemotes(folder = join(root, 'apps')) {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: join(folder, name, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, ...JSON.parse(readFileSync(file, 'utf8')).alzette }))
    .filter(({ places }) => places !== undefined);
}
