// Bundles one server into dist/apps/<name>/main.mjs, and beside it the code of its worker threads; packages from node_modules stay external, and are listed beside it: as
// CycloneDX, and with the texts of their licences. `--watch` rebuilds on changes, as a development build in dist/dev.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { bomFile, bomOf, noticesFile, noticesOf, packagesFile } from '../sbom/bom.cjs';
import { sorted, withDependencies } from '../sbom/packages.cjs';
import { buildInfo, writeBuildInfo } from './build-info.mjs';

const root = join(fileURLToPath(import.meta.url), '../../..');
const name = process.argv[2];
if (!name) throw new Error('Usage: node tools/server-build/build.mjs <server> [--watch]');

/** Packages whose files a server reads without importing them. */
const readPackages = {
  'shop-api': ['@expo-google-fonts/source-sans-3', 'dejavu-fonts-ttf'],
  'partner-sandbox': ['archivo', 'figtree', 'manrope', 'nunito-sans', 'source-serif-4'].map(
    (font) => `@fontsource-variable/${font}`,
  ),
};

/** The files that servers run in worker threads. */
const threads = JSON.parse(await readFile(join(root, 'tools/server-build/threads.json'), 'utf8'));

const isWatching = process.argv.includes('--watch');
const outdir = join(root, isWatching ? 'dist/dev' : 'dist/apps', name);
if (!isWatching) await rm(outdir, { recursive: true, force: true });
const bundle = await context({
  absWorkingDir: root,
  entryPoints: [`apps/${name}/src/main.ts`, ...(threads[name] ?? [])],
  entryNames: '[name]',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  metafile: true,
  define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
  tsconfig: join(root, 'tsconfig.base.json'),
  alias: await workspaceAliases(),
  logLevel: 'warning',
});
const { metafile } = await bundle.rebuild();
if (isWatching) await bundle.watch();
else await finish();

async function finish() {
  await bundle.dispose();
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => path);
  const loaded = withDependencies([...names, ...(readPackages[name] ?? [])], root);
  const packages = sorted(loaded);
  await writeFile(join(outdir, bomFile), bomOf({ name, version: buildInfo().version, packages }));
  await writeFile(join(outdir, noticesFile), noticesOf(packages));
  writeBuildInfo(outdir);
  await writeFile(join(outdir, packagesFile), loaded.map(({ folder }) => `${relative(root, folder)}\n`).join(''));
}

async function workspaceAliases() {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.base.json'), 'utf8'));
  const entries = Object.entries(compilerOptions.paths).map(([name, [target]]) => [name, join(root, target)]);
  // Longest name first: `@alzette/x/y` must not match `@alzette/x`.
  return Object.fromEntries(entries.sort(([a], [b]) => b.length - a.length));
}
