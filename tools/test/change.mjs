// What `npm run verify` checks: the files that a branch and the working folder changed.
import { execFileSync } from 'node:child_process';
import { root } from '../process/run.mjs';

/**
 * The commit that a change starts at, and why.
 *
 * @param {string} [folder] of the repository
 * @returns {{ commit: string, reason: string }} where the branch left its upstream or `main`; else the last commit, so that only
 *   uncommitted edits count
 */
export function startOfChange(folder = root) {
  const branch = git(folder, ['branch', '--show-current']);
  for (const name of ['@{upstream}', branch === 'main' ? '' : 'main'].filter(Boolean)) {
    const commit = git(folder, ['merge-base', 'HEAD', name]);
    if (commit) return { commit, reason: `since ${branch || 'HEAD'} left ${name === 'main' ? name : 'its upstream'}` };
  }
  return { commit: git(folder, ['rev-parse', 'HEAD']), reason: 'since the last commit' };
}

/** The files that differ from the commit, untracked ones too, without deleted ones. */
export function changedFiles(commit, folder = root) {
  const tracked = git(folder, ['diff', '--name-only', '--diff-filter=d', '--no-relative', commit]);
  const untracked = git(folder, ['ls-files', '--others', '--exclude-standard']);
  return [...tracked.split('\n'), ...untracked.split('\n')].filter(Boolean).sort();
}

/**
 * Patterns of the shop-api specs for a change: those in the same folder of `src`. All of them take 12 minutes.
 *
 * @param {readonly string[]} files
 */
export function shopApiSpecs(files) {
  const sources = files
    .filter((file) => file.startsWith('apps/shop-api/src/'))
    .map((file) => file.split('/').slice(0, -1).slice(0, 4).join('/'));
  return [...new Set(sources)].map((folder) => (folder.endsWith('/src') ? `${folder}/[^/]+$` : `${folder}/`));
}

/** The answer of git; empty when it refuses. */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
