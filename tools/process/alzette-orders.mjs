#!/usr/bin/env node
// `npx alzette-orders …` in this workspace. A deployment has the command `orders` of the shop API instead.
import { importSource } from './import-source.mjs';

const { runCommand } = await importSource('apps/shop-api/src/commands/run-command.ts');
try {
  await runCommand(['orders', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
