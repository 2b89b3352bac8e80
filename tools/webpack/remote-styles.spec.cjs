const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { styleRules } = require('./common.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-styles-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The errors of a remote's build with this style sheet. */
function faultsOf(file, css) {
  writeFileSync(join(folder, file), css);
  writeFileSync(join(folder, 'main.js'), `import styles from './${file}'; console.log(styles);`);
  const config = {
    mode: 'development',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    resolveLoader: { modules: [join(__dirname, '../../node_modules')] },
    module: { rules: styleRules({ isRemote: true }) },
    plugins: [new MiniCssExtractPlugin()],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else resolve(stats.compilation.errors.map(({ message }) => message).join());
    });
  });
}

describe('the styles of a remote', () => {
  it.each([
    ['its classes', '.page { color: red } .page button, :root .page { color: red }'],
    [
      'a media query, a font and an animation',
      '@media print { .page { color: red } } @keyframes turn { to { rotate: 1turn } }',
    ],
  ])('[P2] may have %s', async (_what, css) => {
    expect(await faultsOf('page.module.css', css)).toBe('');
  });

  it.each([
    ['an element', 'button { color: red }', 'button'],
    ['an element beside a class', '.page, body { color: red }', 'body'],
    ['a class of the host', ':global(.header) { color: red }', '.header'],
    ['the root', '@media print { :root { color: red } }', ':root'],
    ['an element, whatever a comment says', '/* cssmodules-pure-no-check */ body { color: red }', 'body'],
  ])('[P2] fail the build with a rule for %s', async (_what, css, selector) => {
    expect(await faultsOf('leak.module.css', css)).toMatch(
      new RegExp(`leak\\.module\\.css[^]*${selector}[^]*pure selectors must contain`, 'u'),
    );
  });

  it('[P2] fail the build with a style sheet for the whole page', async () => {
    expect(await faultsOf('leak.css', '.page { color: red }')).toContain('leak.module.css, and use its classes');
  });
});
