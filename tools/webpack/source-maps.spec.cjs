const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, relative } = require('node:path');
const { runInNewContext } = require('node:vm');
const webpack = require('webpack');
const { commonConfig, privateSourceMaps, root } = require('./common.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a program as a remote is built, and returns the folder of the build. */
async function build(program) {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/fault.tsx'), program);
  const path = join(folder, 'build');
  const config = commonConfig({ name: 'fault', uniqueName: 'fault', mode: 'production', path, isRemote: true });
  const compiler = webpack({
    ...config,
    context: folder,
    entry: './src/fault.tsx',
    resolveLoader: { modules: [join(root, 'node_modules')] },
    cache: false,
    plugins: [privateSourceMaps('maps')],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([]);
  return path;
}

it('[P2, P3] findings of a smoke test in minified code have the file, line and column of the source', async () => {
  const built = await build(`interface Options {
  readonly interval: number;
}

export function refreshOften({ interval }: Options): void {
  const refresh = () => document.title;
  for (const each of [1, 2])
    if (each < interval) setInterval(refresh, interval);
}

refreshOften({ interval: 5000 });
`);
  const address = 'https://shop.example/remotes/cart/1.0.0/main.js';
  const frames = [];
  const setInterval = () => frames.push(/https:[^\s()]+:\d+:\d+/u.exec(new Error().stack)[0]);
  runInNewContext(readFileSync(join(built, 'main.js'), 'utf8'), { setInterval, document: {} }, { filename: address });
  expect(frames).toHaveLength(2);
  expect(frames[0]).toContain(`${address}:1:`);

  const { importSource } = await import('../process/import-source.mjs');
  const { positionIn } = await importSource('libs/federation/release/src/smoke-test/positions.ts');
  const source = relative(root, join(folder, 'src/fault.tsx'));
  expect(await positionIn(built, frames[0])).toBe(`${source}:8:26`);
});

it('[P3] a file without a source map keeps its built place', async () => {
  const { importSource } = await import('../process/import-source.mjs');
  const { positionIn } = await importSource('libs/federation/release/src/smoke-test/positions.ts');
  const place = 'https://shop.example/remotes/cart/1.0.0/remoteEntry.js:1:20';
  expect(await positionIn(folder, place)).toBe('remoteEntry.js:1:20');
});
