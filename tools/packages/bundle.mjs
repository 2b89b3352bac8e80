// esbuild's filter expressions do not support the flag "u".
// Bundles a lib for its package: ECMAScript modules, one per entry, command and lazy chunk, and one style
// sheet per entry with styles. Other packages stay imports.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import { root } from '../process/run.mjs';
import { packageFolder } from './folders.mjs';

const require = createRequire(import.meta.url);

/**
 * @param {import('./workspace.mjs').Package} lib
 * @returns {Promise<readonly { path: string, contents: Uint8Array | string }[]>} files, by their path in `lib/`
 */
export async function bundle(lib) {
  const code = await buildFiles(lib, { splitting: true });
  // A second build without splitting collects the styles: with splitting, no entry would include the styles of lazy chunks.
  const whole = await buildFiles(lib, { splitting: false });
  const styles = whole.filter(({ path }) => !path.endsWith('.js'));
  const styled = new Set(styles.map(({ path }) => path.replace(/\.css$/u, '.js')));
  return [
    ...code.filter(({ path }) => path.endsWith('.js')).map((file) => (styled.has(file.path) ? withStyles(file) : file)),
    ...styles,
  ];
}

/** The import comes last, so that the styles of its dependencies come first. */
function withStyles({ path, contents }) {
  const sheet = `./${path.replace(/\.js$/u, '.css')}`;
  return { path, contents: `${Buffer.from(contents).toString('utf8')}import "${sheet}";\n` };
}

async function buildFiles({ name, folder, entries, commands }, { splitting }) {
  const outdir = join(packageFolder(name), 'lib');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([...entries, ...commands].map(({ id, source }) => [id, source])),
    outdir,
    write: false,
    bundle: true,
    splitting,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    external: ['node:*'],
    // Not read from tsconfig.base.json: its paths would bundle the sources of other libs.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    chunkNames: 'parts/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file' },
    plugins: [cssModules(name, folder), compiledMessages, fonts],
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(outdir, path), contents }));
}

/** Local class names begin with lib and file, so that packages on one page never share a name. */
function cssModules(name, folder) {
  return {
    name: 'css-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        const place = relative(join(root, folder, 'src'), file).replace(/\.module\.css$/u, '');
        return { path: `${name}-${place.replaceAll('/', '-')}`, namespace: 'css-module', pluginData: { file } };
      });
      onLoad({ filter: /.*/, namespace: 'css-module' }, ({ pluginData: { file } }) => ({
        contents: readFileSync(file, 'utf8'),
        loader: 'local-css',
        resolveDir: dirname(file),
      }));
    },
  };
}

/** Messages are precompiled, as in the apps' own builds: users of a package need no ICU parser. */
const compiledMessages = {
  name: 'compiled-messages',
  setup({ onLoad }) {
    onLoad({ filter: /messages\/(?:.+\/)?(?:fr|en|de)\.json$/ }, ({ path }) => {
      const compiled = Object.entries(JSON.parse(readFileSync(path, 'utf8'))).map(([id, text]) => [
        id,
        parse(text, { shouldParseSkeletons: true }),
      ]);
      return { contents: JSON.stringify(Object.fromEntries(compiled)), loader: 'json' };
    });
  },
};

/** Copies font files: style sheets cannot import them from a package. */
const fonts = {
  name: 'fonts',
  setup({ onResolve }) {
    onResolve({ filter: /\.woff2$/ }, ({ path }) => ({ path: require.resolve(path) }));
  },
};
