const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const root = join(__dirname, '../..');

/** The projects that an edit of a file affects. */
function affectedBy(file) {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  const output = execFileSync(join(root, 'node_modules/.bin/nx'), args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(output.slice(output.indexOf('['))).sort();
}

// The browser tests run every app, the checks of packages and of style read every source.
const checks = ['lint', 'packages', 'shop-e2e'];

it.each([
  ['cart', 'apps/cart/src/cart-page.tsx'],
  ['shop-api', 'apps/shop-api/src/main.ts'],
  ['shell', 'apps/shell/src/shell.tsx'],
])('[P3] an edit in %s affects that project and the checks only', (project, file) => {
  expect(affectedBy(file)).toEqual([project, ...checks].sort());
});

it('[P2] an edit in a lib affects every app that shares it', () => {
  expect(affectedBy('libs/shop/shop-store/src/cart-slice.ts')).toEqual(
    expect.arrayContaining(['cart', 'esales-checkout', 'prepaid-checkout', 'shell']),
  );
});
