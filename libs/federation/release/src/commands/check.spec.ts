import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedFrameworks } from '../check-frameworks';
import { buildRelease } from '../testing';
import { runIn, withSite } from '../testing/command-line';

const workspace = join(import.meta.dirname, '../../../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-check-'));
  mkdirSync(join(folder, 'apps/cart'), { recursive: true });
  buildRelease(join(folder, 'dist/apps/cart'), { version: '1.0.0' });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function check(): Promise<string> {
  let ended = '';
  await withSite('host-services=1.3, ./mount=1.1', async (site) => {
    const { output, error } = await runIn(folder, `check cart --against ${site}`, {});
    ended = output + error;
  });
  return ended;
}

const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

describe('alzette-release check', () => {
  it('[P3] knows the frameworks that builds share', () => {
    const { shared } = createRequire(import.meta.url)('../../../../../tools/webpack/shared.cjs') as {
      readonly shared: Readonly<Record<string, unknown>>;
    };
    const packages = Object.keys(shared).filter((name) => sharedFrameworks.some((each) => name.startsWith(each)));
    expect(packages).toHaveLength(Object.keys(shared).length);
    expect(sharedFrameworks.filter((name) => !(name in shared))).toEqual([]);
  });

  it.each([
    ['dependencies', 'react', '^20.0.0', '^19.0.0'],
    ['devDependencies', 'react-intl', '^11.0.0', '^12.0.0'],
    ['peerDependencies', '@reduxjs/toolkit', '>=1', '^2.0.0'],
  ])('[P3] refuses another framework in %s: %s %s', async (kind, name, range, good) => {
    write('package.json', { dependencies: { react: '19.3.1', 'react-intl': '12.1.5', '@reduxjs/toolkit': '2.14.0' } });
    write('apps/cart/package.json', { [kind]: { [name]: range } });
    expect(await check()).toContain(`apps/cart/package.json has ${name} ${range} in ${kind}, and hosts share`);
    expect(await check()).toContain(`write ${good}`);
    write('apps/cart/package.json', { [kind]: { [name]: good } });
    expect(await check()).toContain('runs in a host');
  });
});

describe('[P2, P3] a remote’s own copy of the shared store', () => {
  const store = 'libs/shop/shop-store/src';
  beforeEach(() => {
    cpSync(join(workspace, store), join(folder, store), {
      recursive: true,
      filter: (file) => !file.includes('.spec.'),
    });
    const tsconfig = JSON.parse(readFileSync(join(workspace, 'tsconfig.base.json'), 'utf8')) as {
      compilerOptions: { paths: Record<string, readonly [string]> };
    };
    const { paths } = tsconfig.compilerOptions;
    for (const [name, [file]] of Object.entries(paths))
      paths[name] = [join(name === '@alzette/shop-store' ? folder : workspace, file)];
    paths['*'] = [join(workspace, 'node_modules/*')];
    const compilerOptions = { ...tsconfig.compilerOptions, lib: ['ES2023', 'DOM'], types: [] };
    write('apps/cart/tsconfig.json', { compilerOptions, include: ['.'] });
    write('apps/cart/mount.ts', "export { itemRemoved } from '@alzette/shop-store';\n");
  });

  const plant = (text: string, other: string) => {
    const file = join(folder, store, 'cart-slice.ts');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(text);
    writeFileSync(file, source.replaceAll(text, other));
  };

  it('is accepted as it is', async () => {
    expect(await check()).toContain('runs in a host');
  }, 60_000);

  it('with a renamed action is refused by name', async () => {
    plant('itemRemoved', 'itemDropped');
    write('apps/cart/mount.ts', "export { makeStore } from '@alzette/shop-store';\n");
    expect(await check()).toMatch(
      /shop-store\/src\/store\.ts\(\d+,\d+\): error TS2344[^]*cart\/itemRemoved'+ is missing/u,
    );
  }, 60_000);

  it('with another payload is refused by the field', async () => {
    plant(
      'itemRemoved: (state: CartState, { payload }: OfItem)',
      'itemRemoved: (state: CartState, { payload }: PayloadAction<{ id: string }>)',
    );
    plant('withoutItem(state.items, payload.identifier)', 'withoutItem(state.items, payload.id)');
    expect(await check()).toMatch(/shop-store\/src\/store\.ts\(\d+,\d+\): error TS2344[^]*Property '+id'+ is missing/u);
  }, 60_000);
});
