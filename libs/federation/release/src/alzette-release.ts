#!/usr/bin/env node
// The command `alzette-release`.
import { runCli } from './cli';

process.exitCode = await runCli(process.argv.slice(2), {
  root: process.cwd(),
  env: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});
