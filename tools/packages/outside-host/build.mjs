// Bundles the host and puts the release of the remote beside it, to be served as it is.
import { cp } from 'node:fs/promises';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/host.tsx'],
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
await cp('node_modules/@alzette/cart/release', 'dist/remotes/cart', { recursive: true });
await cp('index.html', 'dist/index.html');
