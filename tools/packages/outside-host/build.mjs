// Bundles the host and copies embed.js beside it.
import { cp } from 'node:fs/promises';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/host.tsx', 'src/buy.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file' },
  logLevel: 'warning',
});
await cp('node_modules/@alzette/embed/release/embed.js', 'dist/embed.js');
for (const page of ['index.html', 'buy.html']) await cp(page, `dist/${page}`);
