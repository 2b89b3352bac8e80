// esbuild's filter expressions do not support the flag "u".
// Bundles a lib for its package: ECMAScript modules, one per entry, command and lazy chunk. Of a lib with styles, one module per
// source file, each with its style sheet, so that a user's bundle holds only the styles of the components in use. Other packages
// stay imports.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import { root } from '../process/run.mjs';
import { packageFolder } from './folders.mjs';
import { reach } from './imports.mjs';

const require = createRequire(import.meta.url);

/**
 * @param {import('./workspace.mjs').Package} lib
 * @returns {Promise<readonly { path: string, contents: Uint8Array | string }[]>} files, by their path in `lib/`
 */
export async function bundle(lib) {
  const { entries, commands } = lib;
  const whole = await buildFiles(
    lib,
    [...entries, ...commands].map(({ id, source }) => ({ in: source, out: id })),
  );
  if (!hasStyles(lib)) return whole;
  // Node cannot import style sheets, so it gets the lib without them.
  const forNode = whole.filter(isScript).map(({ path, contents }) => ({ path: `node/${path}`, contents }));
  return [...(await buildModules(lib)), ...forNode];
}

function hasStyles({ entries }) {
  return reach(entries.map(({ source }) => source)).files.some((file) => file.endsWith('.css'));
}

const isScript = ({ path }) => path.endsWith('.js');

/** Each source file that the entries reach becomes a module of the same path, an entry one of its own name. */
async function buildModules(lib) {
  const { files } = reach(lib.entries.map(({ source }) => source));
  const modules = files
    .filter((file) => /\.tsx?$|\.module\.css$/u.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ in: file, out: placeOf(lib, file) }));
  const built = await buildFiles(lib, modules, [separateModules(lib)]);
  const styled = new Set(
    built.filter(({ path }) => path.endsWith('.css')).map(({ path }) => path.replace(/\.css$/u, '')),
  );
  return built.map((file) => (styled.has(file.path.replace(/\.js$/u, '')) && isScript(file) ? withStyles(file) : file));
}

/** Bundlers would rename the classes of a file called `.module.css` again. */
function placeOf({ folder, entries }, file) {
  const entry = entries.find(({ source }) => source === file);
  const place = relative(join(folder, 'src'), file).replace(/\.tsx?$/u, '');
  return entry ? entry.id : `modules/${place.replace(/\.module\.css$/u, '.classes')}`;
}

/** The import comes last, so that the styles of its dependencies come first. */
function withStyles({ path, contents }) {
  const sheet = `./${posix.basename(path, '.js')}.css`;
  return { path, contents: `${Buffer.from(contents).toString('utf8')}import "${sheet}";\n` };
}

async function buildFiles({ name, folder }, entryPoints, plugins = []) {
  const outdir = join(packageFolder(name), 'lib');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    write: false,
    bundle: true,
    splitting: true,
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
    plugins: [...plugins, cssModules(name, folder), compiledMessages, fonts],
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(outdir, path), contents }));
}

/** Messages and global style sheets are part of the module that imports them. */
const isPartOfModule = (path) => path.endsWith('.json') || (path.endsWith('.css') && !path.endsWith('.module.css'));

/** Imports between source files stay imports of the resulting modules. */
function separateModules(lib) {
  const placeOfPath = (path) => placeOf(lib, relative(root, path));
  return {
    name: 'separate-modules',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\.\.?\// }, async (request) => {
        const { path, importer, resolveDir, kind, namespace, pluginData } = request;
        if (kind === 'entry-point' || namespace !== 'file' || pluginData?.isOwn || isPartOfModule(path)) return null;
        const target = path.endsWith('.css')
          ? join(resolveDir, path)
          : (await resolve(path, { resolveDir, kind, pluginData: { isOwn: true } })).path;
        const address = posix.relative(posix.dirname(placeOfPath(importer)), placeOfPath(target));
        return { path: `${address.startsWith('.') ? address : `./${address}`}.js`, external: true };
      });
      onResolve({ filter: /\.module\.css$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? { path: join(root, path), namespace: 'class-names' } : null,
      );
      // A module with the class names, beside which esbuild writes the style sheet.
      onLoad({ filter: /.*/, namespace: 'class-names' }, ({ path }) => ({
        contents: `export { default } from './${posix.basename(path)}';`,
        resolveDir: dirname(path),
      }));
    },
  };
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
