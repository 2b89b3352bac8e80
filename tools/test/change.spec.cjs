const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let change;
let folder;
beforeAll(async () => {
  change = await import('./change.mjs');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
  git('init', '-q', '-b', 'main');
  commit('first.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file) => writeFileSync(join(folder, file), file);

function git(...args) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.lu'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' });
}

function commit(file) {
  write(file);
  git('add', '.');
  git('commit', '-q', '-m', file);
}

/** What is checked, as `verify` asks for it. */
function checked() {
  const { commit: start, reason } = change.startOfChange(folder);
  return { reason, files: change.changedFiles(start, folder) };
}

describe('what npm run verify checks', () => {
  it('is what is not committed, where a branch has nothing to compare with', () => {
    expect(checked()).toEqual({ reason: 'since the last commit', files: [] });
    write('first.txt');
    writeFileSync(join(folder, 'first.txt'), 'changed');
    write('new.txt');
    expect(checked()).toEqual({ reason: 'since the last commit', files: ['first.txt', 'new.txt'] });
  });

  it('is the commits of a branch too, without files that they delete', () => {
    git('checkout', '-q', '-b', 'feature');
    commit('committed.txt');
    git('rm', '-q', 'first.txt');
    write('new.txt');
    expect(checked()).toEqual({ reason: 'since feature left main', files: ['committed.txt', 'new.txt'] });
  });

  it('is what its upstream lacks, on main too', () => {
    git('clone', '-q', '.', 'clone');
    rmSync(join(folder, 'first.txt'));
    folder = join(folder, 'clone');
    commit('committed.txt');
    expect(checked()).toEqual({ reason: 'since main left its upstream', files: ['committed.txt'] });
    folder = join(folder, '..');
  });
});

it('selects the shop-api specs of the changed folders', () => {
  const specs = change.shopApiSpecs([
    'apps/cart/src/cart-page.tsx',
    'apps/shop-api/src/contracts/mandate/mandate.ts',
    'apps/shop-api/src/contracts/contracts.ts',
    'apps/shop-api/src/main.ts',
    'apps/shop-api/README.md',
  ]);
  expect(specs).toEqual(['apps/shop-api/src/contracts/', 'apps/shop-api/src/[^/]+$']);
});
