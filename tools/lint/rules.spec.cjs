const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { LegacyESLint } = require('eslint/use-at-your-own-risk');
const prettier = require('prettier');

const root = join(__dirname, '../..');
const eslint = new LegacyESLint({ cwd: root });

/** The rules that refuse a file of the workspace after `planted` was put on top of it. */
async function violations(file, planted) {
  const path = join(root, file);
  const [{ messages }] = await eslint.lintText(`${planted}\n${readFileSync(path, 'utf8')}`, { filePath: path });
  return messages.map(({ ruleId }) => ruleId);
}

describe('the linter', () => {
  it.each([
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
  ])(
    'refuses %s',
    async (_title, file, planted, rule) => {
      expect(await violations(file, '')).toEqual([]);
      expect(await violations(file, planted)).toContain(rule);
    },
    120_000,
  );
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
