const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { execFileSync } = require('node:child_process');
const prettier = require('prettier');

const root = join(__dirname, '../..');

/** Title, file, planted lines, and the rule that refuses them. */
const plants = [
  [
    'an import of a higher layer',
    'libs/shop-model/src/money.ts',
    "import '@alzette/ui';",
    '@nx/enforce-module-boundaries',
  ],
  ['an import cycle', 'libs/shop-model/src/money.ts', "export { locales } from './index';", 'import-x/no-cycle'],
  [
    'an import of a higher folder in shop-api',
    'apps/shop-api/src/order/order-item.ts',
    "export { confirmOrder } from '../checkout/confirm-order';",
    'import-x/no-restricted-paths',
  ],
  [
    'a floating promise',
    'libs/shop-model/src/money.ts',
    'async function planted(): Promise<void> {}\nplanted();',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'a promise as a condition',
    'libs/shop-model/src/money.ts',
    'async function planted(): Promise<void> {}\nif (planted()) throw new Error();',
    '@typescript-eslint/no-misused-promises',
  ],
  [
    'a condition that is always true',
    'libs/shop-model/src/money.ts',
    'const planted = (text: string): number => text?.length;\nplanted("");',
    '@typescript-eslint/no-unnecessary-condition',
  ],
];

describe('the linter', () => {
  let found = [];
  beforeAll(() => {
    const files = [...new Set(plants.map(([, file]) => file))].map((file) => ({ file, planted: '' }));
    const input = JSON.stringify([...files, ...plants.map(([, file, planted]) => ({ file, planted }))]);
    const output = execFileSync(process.execPath, [join(__dirname, 'violations.mjs')], { input, encoding: 'utf8' });
    found = JSON.parse(output);
  }, 300_000);

  it('accepts the files as they are', () => {
    expect(found.slice(0, -plants.length).flat()).toEqual([]);
  });

  it.each(plants.map(([title, , , rule], index) => [title, rule, index]))('refuses %s', (_title, rule, index) => {
    expect(found.at(index - plants.length)).toContain(rule);
  });
});

describe('the formatter', () => {
  it('refuses a double-quoted string in a source file', async () => {
    const filepath = join(root, 'libs/shop-model/src/money.ts');
    const { ignored } = await prettier.getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
    expect(ignored).toBe(false);
    const options = { ...(await prettier.resolveConfig(filepath)), filepath };
    const text = readFileSync(filepath, 'utf8');
    expect(await prettier.check(text, options)).toBe(true);
    expect(await prettier.check(`export const planted = "text";\n${text}`, options)).toBe(false);
  });
});
