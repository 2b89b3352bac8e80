import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';

/** Tracked and new files of the workspace. @param {...string} patterns of git: `*.css`, `apps` */
export function listFiles(...patterns) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}
