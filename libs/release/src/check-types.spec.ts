import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkTypes } from './check-types';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const check = () => checkTypes(root, 'cart');
/** When the compiler last found no fault. */
const checkedAt = () => statSync(join(root, 'dist/types/cart.checked.json')).mtimeMs;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-types-'));
  write('apps/cart/tsconfig.json', '{ "compilerOptions": { "lib": ["es5"], "types": [] } }');
  write('apps/cart/price.ts', "import { cents } from '../../libs/money';\nexport const price: number = cents;\n");
  write('libs/money.ts', 'export const cents = 10;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('[P3] what was checked without a fault is not checked again', async () => {
  await check();
  const before = checkedAt();
  await setTimeout(20);
  await check();
  expect(checkedAt()).toBe(before);
}, 60_000);

it.each([
  ['a file of a lib', 'libs/money.ts', "export const cents = 'ten';\n"],
  ['a new file', 'apps/cart/other.ts', "export const other: number = 'ten';\n"],
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

it('[P3] a record that is not whole is not believed', async () => {
  await check();
  write('dist/types/cart.checked.json', '{ "settings":');
  write('libs/money.ts', "export const cents = 'ten';\n");
  await expect(check()).rejects.toThrow("Type 'string' is not assignable to type 'number'");
}, 60_000);
