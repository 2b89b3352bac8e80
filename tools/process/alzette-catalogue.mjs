#!/usr/bin/env node
// `npx alzette-catalogue import <file or URL> [--apply]` and `… export`, in this workspace. A deployment has the commands
// `import-catalogue` and `export-catalogue` of the shop API instead.
import { importSource } from './import-source.mjs';

const [verb = '', ...args] = process.argv.slice(2);
const { runCommand } = await importSource('apps/shop-api/src/commands/run-command.ts');
try {
  if (verb !== 'import' && verb !== 'export')
    throw new Error('Usage: alzette-catalogue import <file or URL> [--apply], or alzette-catalogue export');
  await runCommand([`${verb}-catalogue`, ...args]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
