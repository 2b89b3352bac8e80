#!/usr/bin/env node
// `npx alzette-addresses import <file.csv>`, in this workspace. A deployment has the command `import-addresses` of the shop API instead.
import { importSource } from './import-source.mjs';

const [verb = '', ...args] = process.argv.slice(2);
const { runCommand } = await importSource('apps/shop-api/src/commands/run-command.ts');
try {
  if (verb !== 'import') throw new Error('Usage: alzette-addresses import <file.csv>');
  await runCommand(['import-addresses', ...args]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
