const { createHash } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { IntegrityPlugin, integrityOfAssets } = require('./integrity-plugin.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-integrity-'));
  writeFileSync(join(folder, 'main.js'), "import('./part.js').then(({ part }) => console.log(part));");
  writeFileSync(join(folder, 'part.js'), "export const part = 'a part of the page';");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The hashes of a build in the folder. */
function build() {
  const path = join(folder, 'dist');
  let integrity;
  const config = {
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path, publicPath: '/', filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [
      new MiniCssExtractPlugin(),
      new IntegrityPlugin(),
      { apply: ({ hooks }) => hooks.afterEmit.tap('test', (done) => void (integrity = integrityOfAssets(done))) },
    ],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else resolve({ path, integrity });
    });
  });
}

const hashOf = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

it('[P3] a build replaces a damaged file of the last one, and its hashes are those of the compiler’s output', async () => {
  const first = await build();
  const [chunk] = Object.keys(first.integrity).filter((name) => name !== 'main.js');
  const file = join(first.path, chunk);
  const good = readFileSync(file, 'utf8');
  // The length is unchanged, so webpack takes the file for its own.
  writeFileSync(file, good.replace('a part of the page', 'an evil of a page!'));
  writeFileSync(join(first.path, 'left-over.js'), '');
  const second = await build();
  expect(second.integrity).toEqual(first.integrity);
  expect(readFileSync(file, 'utf8')).toBe(good);
  for (const [name, hash] of Object.entries(second.integrity)) expect(hashOf(join(second.path, name))).toBe(hash);
  expect(() => readFileSync(join(first.path, 'left-over.js'))).toThrow('ENOENT');
});
