// Uses the package of ui as a page outside the workspace would.
const { execFileSync } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { promisify } = require('node:util');
const { build } = require('esbuild');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

const root = join(__dirname, '../..');
/** A button with its styles, without React. In bytes. */
const maxButton = 8_000;

let folder;
beforeAll(async () => {
  const { bundle } = await import('./bundle.mjs');
  const { findPackage } = await import('./workspace.mjs');
  folder = mkdtempSync(join(tmpdir(), 'alzette-ui-outside-'));
  const installed = join(folder, 'node_modules/@alzette/ui');
  for (const { path, contents } of await bundle(findPackage('ui'))) {
    mkdirSync(dirname(join(installed, 'lib', path)), { recursive: true });
    writeFileSync(join(installed, 'lib', path), contents);
  }
  cpSync(join(root, 'libs/shop/ui/package.json'), join(installed, 'package.json'));
  for (const name of ['react', 'react-dom', 'lucide-react', 'react-day-picker', '@date-fns', 'date-fns'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sizesOf = (files) => {
  const sum = (ending) => files.filter(({ name }) => ending.test(name)).reduce((bytes, { size }) => bytes + size, 0);
  return { js: sum(/\.m?js$/u), css: sum(/\.css$/u) };
};

/** Bytes of esbuild's bundle of a program. It includes the style sheets of all modules that an entry names. */
async function weighWithEsbuild(program) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    absWorkingDir: folder,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    external: ['react', 'react/jsx-runtime'],
  });
  const styles = outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const files = outputFiles.map(({ path, contents }) => ({ name: path, size: contents.length }));
  return { ...sizesOf(files), styles: styles.join('\n') };
}

/** Bytes of webpack's bundle of a program. */
async function weighWithWebpack(program) {
  writeFileSync(join(folder, 'entry.js'), program);
  const compiler = webpack({
    ...{ mode: 'production', context: folder, entry: './entry.js', output: { path: join(folder, 'dist') } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ['react', 'react/jsx-runtime'],
    module: { rules: [{ test: /\.css$/u, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const { assets } = stats.toJson({ all: false, assets: true });
  return { ...sizesOf(assets), styles: readFileSync(join(folder, 'dist/main.css'), 'utf8') };
}

it('a page with one button gets the code and the styles of a button', async () => {
  const esbuild = await weighWithEsbuild(`export { Button } from '@alzette/ui/button';`);
  const webpack = await weighWithWebpack(`import { Button } from '@alzette/ui'; console.log(Button);`);
  for (const { js, css, styles } of [esbuild, webpack]) {
    expect(styles).toContain('.ui_button_button_primary');
    expect(js + css).toBeLessThan(maxButton);
  }
});

it('only pages that import the date picker get it', async () => {
  const all = await weighWithEsbuild(`export * from '@alzette/ui';`);
  const picker = await weighWithEsbuild(`export { DatePicker } from '@alzette/ui/date-picker';`);
  expect(all.js).toBeLessThan(picker.js);
});

it('Node renders components without a bundler', () => {
  const program = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import '@alzette/ui/styles';
    import { Button } from '@alzette/ui';
    import { DatePicker } from '@alzette/ui/date-picker';
    process.stdout.write(renderToString(createElement(Button, { variant: 'primary' }, 'Buy')) + typeof DatePicker);`;
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
  expect(html.toString()).toBe(
    '<button type="button" class="ui_button_button_button ui_button_button_primary">Buy</button>function',
  );
});
