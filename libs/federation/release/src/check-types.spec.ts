import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTypes } from './check-types';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const check = () => checkTypes(root, 'cart');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-types-'));
  write('apps/cart/tsconfig.json', '{ "compilerOptions": { "lib": ["es5"], "types": [], "incremental": true } }');
  write('apps/cart/globals.d.ts', 'declare const limit: number;\n');
  write(
    'apps/cart/price.ts',
    "import { cents } from '../../libs/money';\nexport const price: number = cents + limit;\n",
  );
  write('libs/money.ts', 'export const cents = 10;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a file of a lib', 'libs/money.ts', "export const cents = 'ten';\n"],
  ['a new file', 'apps/cart/other.ts', "export const other: number = 'ten';\n"],
  ['a global name', 'apps/cart/globals.d.ts', 'declare const most: number;\n'],
  ['an option', 'apps/cart/tsconfig.json', '{ "compilerOptions": { "lib": ["es5"], "types": ["none"] } }'],
])(
  '[P3] %s that changed is checked, and again as long as it has a fault',
  async (_what, path, text) => {
    await check();
    write(path, text);
    await expect(check()).rejects.toThrow('cart has type errors');
    await expect(check()).rejects.toThrow('cart has type errors');
  },
  60_000,
);
