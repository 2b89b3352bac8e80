// The scope of `npm run verify`: the files that a branch and the working folder changed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/run.mjs';

/**
 * The commit that a change starts at, and why.
 *
 * @param {string} [folder] of the repository
 * @returns {{ commit: string, reason: string }} where the branch left `main`; on `main` the last pushed commit. Where nothing was pushed,
 *   the last commit, or the one before it when nothing else differs
 */
export function startOfChange(folder = root) {
  const branch = git(folder, ['branch', '--show-current']);
  const isMain = branch === 'main';
  for (const name of isMain ? ['@{upstream}', 'origin/main'] : ['origin/main', 'main', '@{upstream}']) {
    const commit = git(folder, ['merge-base', 'HEAD', name]);
    if (commit) return { commit, reason: isMain ? 'since the last push' : `since ${branch || 'HEAD'} left main` };
  }
  const isClean = git(folder, ['status', '--porcelain']) === '';
  const before = isClean && git(folder, ['rev-parse', '--verify', '-q', 'HEAD~1']);
  if (before) return { commit: before, reason: 'in the last commit' };
  return { commit: git(folder, ['rev-parse', 'HEAD']), reason: 'since the last commit' };
}

/** The files that differ from the commit: untracked and deleted ones too. */
export function changedFiles(commit, folder = root) {
  const tracked = git(folder, ['diff', '--name-only', '--no-renames', '--no-relative', commit]);
  const untracked = git(folder, ['ls-files', '--others', '--exclude-standard']);
  return [...tracked.split('\n'), ...untracked.split('\n')].filter(Boolean).sort();
}

/** The first lines of the messages of the commits since. */
export function subjectsSince(commit, folder = root) {
  return git(folder, ['log', '--format=%s', `${commit}..HEAD`])
    .split('\n')
    .filter(Boolean);
}

/** The spec that shows most of an app. `npm test` runs the others. */
const mainSpecs = {
  cart: 'src/cart-page.spec',
  'esales-checkout': 'src/checkout.spec',
  orders: 'src/orders-page.spec',
  'partner-sandbox': 'src/open-api.spec',
  'prepaid-checkout': 'src/mount.spec',
  shell: 'src/shell.spec',
  'shop-api': 'specs/checkout/create-order.spec',
  'site-server': 'src/ssr/ssr.spec',
};

const tools = ['packages', 'tools'];

/**
 * The tests of the projects that a change affects: all specs of libs, the specs in the changed folders of apps, or for a change
 * elsewhere the spec that shows most of the app.
 *
 * @param {readonly string[]} affected names of projects
 * @param {readonly string[]} files that changed
 * @returns {{ whole: string[], apps: string[], specs: string[] }} `specs` are patterns of the spec files of `apps`
 */
export function selectTests(affected, files) {
  const apps = affected.filter((project) => project in mainSpecs);
  const specs = apps.flatMap((app) => {
    const folders = changedFolders(app, files);
    return folders.length > 0 ? folders : [`apps/${app}/${mainSpecs[app]}`];
  });
  // Every change affects the tools, whose tests take minutes.
  const isChecked = (project) => !tools.includes(project) || files.some((file) => file.startsWith('tools/'));
  return { whole: affected.filter((project) => !apps.includes(project) && isChecked(project)), apps, specs };
}

/** Patterns of the specs of the folders that changed. */
function changedFolders(app, files) {
  return [...new Set(files.map((file) => specsOf(app, file)).filter(Boolean))];
}

/** Pattern of the specs of a file: those of its folder, or for a part of shop-api those in the app. Empty when the app has none for it. */
function specsOf(app, file) {
  const inApp = file.replace(/^libs\/server\/(shop-api)\/([^/]+)\/src\//u, 'apps/$1/specs/$2/');
  const [, name, kind, ...folders] = inApp.split('/').slice(0, -1);
  if (name !== app || !['specs', 'src'].includes(kind)) return '';
  const top = ['apps', app, kind, ...(kind === 'specs' ? folders.slice(0, 1) : [])].join('/');
  const [inner] = kind === 'specs' ? folders.slice(1) : folders;
  if (!existsSync(join(root, top))) return '';
  if (inner && existsSync(join(root, top, inner))) return `${top}/${inner}/`;
  const hasSpecs = readdirSync(join(root, top)).some((entry) => entry.includes('.spec.'));
  return hasSpecs ? `${top}/[^/]+$` : `${top}/`;
}

/** The output of git; empty when it fails. */
function git(folder, args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
