#!/usr/bin/env node
// `alzette-release`: one command per file in `commands`.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReleaseKeys } from './keys.mjs';
import { withLocalKeys } from './local-keys.mjs';
import { readPercent } from './read-percent.mjs';
import { ReleaseError } from './release-error.mjs';
import { openStore } from './stores/open-store.mjs';

const commandNames = ['pack', 'check', 'publish', 'canary', 'promote', 'rollback', 'kill', 'list', 'keygen'];
const withoutRemote = ['list', 'keygen'];
const options = {
  store: { type: 'string' },
  remote: { type: 'string' },
  build: { type: 'string' },
  canary: { type: 'string' },
  version: { type: 'string' },
  keep: { type: 'string' },
  against: { type: 'string' },
  trial: { type: 'boolean' },
  'write-contract': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof ReleaseError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(`alzette-release: ${isOurs ? error.message : `${error.name}: ${error.message}`}`);
  process.exitCode = 1;
}

async function main(argv) {
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return print(await help());
  if (!commandNames.includes(name))
    throw new ReleaseError(`There is no command "${name}": it is one of ${commandNames.join(', ')}.`);
  const remote = values.remote ?? rest.shift();
  if (remote === undefined && !withoutRemote.includes(name))
    throw new ReleaseError(`Which remote? For instance "${name} cart".`);
  const { run } = await import(`./commands/${name}.mjs`);
  return run(await contextOf({ remote, args: rest, values }));
}

/** What commands work with. Store and keys are functions: not every command needs them. */
async function contextOf({ remote, args, values }) {
  const root = process.cwd();
  const env = withLocalKeys(process.env, root);
  return {
    root,
    remote,
    args,
    print,
    options: {
      ...values,
      canary: values.canary === undefined ? undefined : readPercent(values.canary, '--canary 10'),
      keep: values.keep === undefined ? undefined : readCount(values.keep),
    },
    folderOf: (name) => resolve(root, values.build ?? join('dist/apps', name)),
    store: () => openStore(values.store ?? env.ALZETTE_STORE ?? join(root, 'dist/store'), env),
    keys: () => readReleaseKeys(env),
  };
}

function readCount(text) {
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw new ReleaseError(`"${text}" is no number of releases: give a whole number above zero, as in "--keep 5".`);
}

function print(text) {
  console.log(text);
}

async function help() {
  const commands = await Promise.all(commandNames.map((name) => import(`./commands/${name}.mjs`)));
  return `Usage: alzette-release <command> [options]

${commands.map(({ usage }) => `  ${usage}`).join('\n')}

  --store <folder or s3://bucket/prefix>  where releases are: ALZETTE_STORE, else dist/store
  --build <folder>                        what is released: dist/apps/<remote>
  --version <version>                     for canary and kill: which one, when it is not the obvious one
  --keep <number>                         for publish: releases of a remote that stay listed, 5; no folder is ever deleted
  --against <address of the site>         for check and publish: a running host, instead of this workspace’s contract
  --trial                                 for check and publish: run it on the pages of that site, in a browser of this machine
  --write-contract                        for check: the contract is released as it is now

Changes are signed with ALZETTE_RELEASE_KEY; ALZETTE_RELEASE_PUBLIC_KEYS names the keys of others who release.
A bucket takes the usual AWS variables, and ALZETTE_S3_ENDPOINT for another service than Amazon’s.`;
}
