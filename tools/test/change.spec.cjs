const { execFileSync } = require('node:child_process');
const { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let change;
let folder;
const folders = [];
beforeAll(async () => {
  change = await import('./change.mjs');
});
beforeEach(() => {
  folder = newFolder();
  git('init', '-q', '-b', 'main');
  commit('first.txt');
});
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true });
});

const write = (file) => writeFileSync(join(folder, file), file);

function newFolder() {
  folders.push(mkdtempSync(join(tmpdir(), 'change-')));
  return folders.at(-1);
}

function git(...args) {
  inFolder(folder, ...args);
}

function inFolder(cwd, ...args) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.lu'];
  execFileSync('git', [...author, ...args], { cwd, stdio: 'pipe' });
}

function cloneOf(origin) {
  const clone = join(newFolder(), 'clone');
  inFolder(origin, 'clone', '-q', '.', clone);
  return clone;
}

function commit(file) {
  write(file);
  git('add', '.');
  git('commit', '-q', '-m', file);
}

/** The scope of the checks, as `verify` requests it. */
function checked() {
  const { commit: start, reason } = change.startOfChange(folder);
  return { reason, files: change.changedFiles(start, folder) };
}

describe('what npm run verify checks', () => {
  it('has the subjects of the commits since its start', () => {
    const start = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
    expect(change.subjectsSince(start, folder)).toEqual([]);
    commit('second.txt');
    commit('third.txt');
    expect(change.subjectsSince(start, folder)).toEqual(['third.txt', 'second.txt']);
  });

  it('is what is not committed where nothing was pushed, else the last commit', () => {
    commit('second.txt');
    expect(checked()).toEqual({ reason: 'in the last commit', files: ['second.txt'] });
    writeFileSync(join(folder, 'first.txt'), 'changed');
    write('new.txt');
    expect(checked()).toEqual({ reason: 'since the last commit', files: ['first.txt', 'new.txt'] });
  });

  it('is the commits of a branch too, and the files that they delete', () => {
    git('checkout', '-q', '-b', 'feature');
    commit('committed.txt');
    git('rm', '-q', 'first.txt');
    write('new.txt');
    expect(checked()).toEqual({ reason: 'since feature left main', files: ['committed.txt', 'first.txt', 'new.txt'] });
  });

  it('is the same once the branch is pushed', () => {
    const clone = cloneOf(folder);
    inFolder(clone, 'checkout', '-q', '-b', 'feature');
    folder = clone;
    commit('committed.txt');
    git('push', '-q', '-u', 'origin', 'feature');
    expect(checked()).toEqual({ reason: 'since feature left main', files: ['committed.txt'] });
  });

  it('is the local commits on main', () => {
    folder = cloneOf(folder);
    expect(checked()).toEqual({ reason: 'since the last push', files: [] });
    commit('committed.txt');
    expect(checked()).toEqual({ reason: 'since the last push', files: ['committed.txt'] });
    git('branch', '-q', '--unset-upstream');
    expect(checked()).toEqual({ reason: 'since the last push', files: ['committed.txt'] });
  });
});

describe('the tests that npm run verify selects', () => {
  it('are those of libs, and of apps the changed folders or one spec', () => {
    const files = [
      'apps/cart/src/cart-page.tsx',
      'libs/shop/forms/src/rules.ts',
      'libs/server/shop-api/documents/src/contracts/mandate/mandate.ts',
      'libs/server/shop-api/documents/src/contracts/contracts.ts',
      'libs/server/shop-api/after-sale/src/items/item-events.ts',
      'libs/server/shop-api/order/src/order-item.ts',
      'apps/shop-api/src/main.ts',
      'apps/shop-api/README.md',
    ];
    expect(change.selectTests(['cart', 'forms', 'shell', 'shop-api', 'tools'], files)).toEqual({
      whole: ['forms'],
      apps: ['cart', 'shell', 'shop-api'],
      specs: [
        'apps/cart/src/[^/]+$',
        'apps/shell/src/shell.spec',
        'apps/shop-api/specs/documents/contracts/',
        'apps/shop-api/specs/after-sale/',
        'apps/shop-api/specs/order/[^/]+$',
        'apps/shop-api/src/[^/]+$',
      ],
    });
  });

  it('are those of tools when one of them changed', () => {
    const { whole } = change.selectTests(['lint', 'tools'], ['tools/test/change.mjs']);
    expect(whole).toEqual(['lint', 'tools']);
  });

  it('name an existing spec of each app', () => {
    const { apps, specs } = change.selectTests(readdirSync(join(__dirname, '../../apps')), []);
    expect(specs).toHaveLength(apps.length);
    for (const spec of specs)
      expect([`${spec}.ts`, `${spec}.tsx`].filter((file) => existsSync(join(__dirname, '../..', file)))).toHaveLength(
        1,
      );
  });
});
