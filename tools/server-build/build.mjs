// Bundles one server into dist/apps/<name>/main.mjs; packages from node_modules stay external. `--watch` rebuilds on changes, as a
// development build in dist/dev.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const root = join(fileURLToPath(import.meta.url), '../../..');
const name = process.argv[2];
if (!name) throw new Error('Usage: node tools/server-build/build.mjs <server> [--watch]');

const isWatching = process.argv.includes('--watch');
const outdir = join(root, isWatching ? 'dist/dev' : 'dist/apps', name);
if (!isWatching) await rm(outdir, { recursive: true, force: true });
const bundle = await context({
  absWorkingDir: root,
  entryPoints: [`apps/${name}/src/main.ts`],
  outfile: join(outdir, 'main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': JSON.stringify(isWatching ? 'development' : 'production') },
  tsconfig: join(root, 'tsconfig.base.json'),
  alias: await workspaceAliases(),
  logLevel: 'warning',
});
await bundle.rebuild();
if (isWatching) await bundle.watch();
else await bundle.dispose();

async function workspaceAliases() {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.base.json'), 'utf8'));
  const entries = Object.entries(compilerOptions.paths).map(([name, [target]]) => [name, join(root, target)]);
  // A package of this workspace: bundled, so that it needs no link in node_modules.
  entries.push(['@alzette/release', join(root, 'tools/release/index.mjs')]);
  // Longest name first: `@alzette/x/y` must not match `@alzette/x`.
  return Object.fromEntries(entries.sort(([a], [b]) => b.length - a.length));
}
