const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const webpack = require('webpack');
const { SizeBudgetPlugin } = require('./size-budget-plugin.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = ['first.js', 'second.js'];
const code = files.map((file) => `console.log('This is ${file}');`);
const bytes = code.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** The errors of a build of two files with a common budget of this many bytes. */
function errorsOf(budget) {
  writeFileSync(join(folder, 'main.js'), '');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'built') },
    plugins: [{ apply: emitFiles }, new SizeBudgetPlugin({ what: 'a chunk', budget, files: () => files })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message))));
    });
  });
}

function emitFiles(compiler) {
  compiler.hooks.thisCompilation.tap('test', (compilation) => {
    compilation.hooks.processAssets.tap('test', () => {
      for (const [index, file] of files.entries())
        compilation.emitAsset(file, new webpack.sources.RawSource(code[index]), { minimized: true });
    });
  });
}

it('a build over its budget fails, and names the files and both sizes', async () => {
  expect(await errorsOf(bytes - 1)).toEqual([`a chunk: ${bytes} bytes in brotli; the budget is ${bytes - 1}`]);
});

it('a build of its budget passes, also at 0.2 % more', async () => {
  expect(await errorsOf(bytes)).toEqual([]);
  expect(await errorsOf(bytes / 1.002)).toEqual([]);
});

it('a build that is 0.4 % larger than its budget fails', async () => {
  expect(await errorsOf(bytes / 1.004)).toHaveLength(1);
});
