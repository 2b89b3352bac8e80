import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commands } from './commands';
import { parsePercent, type CommandContext } from './commands/command';
import { readReleaseKeys, withLocalKeys, type Variables } from './keys';
import { ReleaseError } from './release-error';
import { openStore } from './stores/open-store';

const options = {
  store: { type: 'string' },
  remote: { type: 'string' },
  build: { type: 'string' },
  rebuild: { type: 'boolean' },
  canary: { type: 'string' },
  version: { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  keep: { type: 'string' },
  revision: { type: 'string' },
  against: { type: 'string' },
  preview: { type: 'boolean' },
  'smoke-test': { type: 'boolean' },
  'no-smoke-test': { type: 'boolean' },
  // The former names of the two.
  trial: { type: 'boolean' },
  'no-trial': { type: 'boolean' },
  'write-contract': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface CliProcess {
  /** The folder that relative paths start at. */
  readonly root: string;
  readonly env: Variables;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Runs `alzette-release` with its arguments; resolves with the exit code. */
export async function runCli(argv: readonly string[], cli: CliProcess): Promise<0 | 1> {
  try {
    await runCommand(argv, cli);
    return 0;
  } catch (error) {
    cli.printError(`alzette-release: ${messageOf(error)}`);
    return 1;
  }
}

async function runCommand(argv: readonly string[], cli: CliProcess): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const [name, ...args] = positionals;
  if (values.help || name === undefined) return cli.print(help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new ReleaseError(`There is no command "${name}": it is one of ${Object.keys(commands).join(', ')}.`);
  if (values['dry-run'] && !command.hasDryRun) throw new ReleaseError(`"${name}" has no --dry-run: nothing was done.`);
  if (values.rebuild && values.build !== undefined)
    throw new ReleaseError('--rebuild writes dist/apps: give --rebuild or --build, not both.');
  const remote = values.remote ?? args.shift();
  const { root, print } = cli;
  const env = withLocalKeys(cli.env, root);
  const context: CommandContext = {
    root,
    env,
    args,
    print,
    options: {
      ...values,
      'smoke-test': values['smoke-test'] ?? values.trial,
      'no-smoke-test': values['no-smoke-test'] ?? values['no-trial'],
      canary: values.canary === undefined ? undefined : parsePercent(values.canary, '--canary 10'),
      days: values.days === undefined ? undefined : parseCount(values.days, 'number of days', '--days 90'),
      keep: values.keep === undefined ? undefined : parseCount(values.keep, 'number of releases', '--keep 5'),
      revision: values.revision === undefined ? undefined : parseCount(values.revision, 'revision', '--revision 12'),
    },
    buildOf: (project) => resolve(root, values.build ?? join('dist/apps', project)),
    openStore: () => openStore(values.store ?? env.ALZETTE_STORE ?? join(root, 'dist/store'), env),
    readKeys: () => readReleaseKeys(env),
  };
  if (!command.needsRemote) return command.run({ ...context, remote });
  if (remote === undefined) throw new ReleaseError(`The name of the remote is missing: for example "${name} cart".`);
  return command.run({ ...context, remote });
}

function parseCount(text: string, what: string, example: string): number {
  if (/^[1-9]\d{0,14}$/u.test(text)) return Number(text);
  throw new ReleaseError(`"${text}" is not a ${what}: give a whole number above zero, as in "${example}".`);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isUsageError = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof ReleaseError || isUsageError ? error.message : `${error.name}: ${error.message}`;
}

function help(): string {
  return `Usage: alzette-release <command> [options]

${Object.values(commands)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}

  --store <folder or s3://bucket/prefix>  the release store: ALZETTE_STORE, else dist/store
  --build <folder>                        the build to release: dist/apps/<remote>
  --rebuild                               for publish: builds it first
  --version <version>                     for canary, promote, rollback and kill: the same as the version behind the remote
  --dry-run                               for publish, canary, promote, rollback, kill and prune: print only who would get what
  --keep <number>                         for publish: releases of a remote that stay listed, 5
  --days <number>                         for prune: the age from which releases are removed, 90
  --revision <number>                     for renew: at least this revision, for a store that replaces another one
  --against <address of the site>         for check and publish: a running host, instead of this workspace’s contract;
                                          for preview: the site of the link
  --smoke-test                            for check: run it on the pages of that site, in a browser of this machine
  --no-smoke-test                         for publish: visitors get it although it was not run like that
  --write-contract                        for check: the contract is released as it is now

Changes are signed with ALZETTE_RELEASE_KEY; ALZETTE_RELEASE_PUBLIC_KEYS names the keys of other teams,
and ALZETTE_WITHDRAWAL_PUBLIC_KEYS those of site servers that withdraw failing canaries.
A bucket takes the usual AWS variables, and ALZETTE_S3_ENDPOINT for a service other than Amazon’s.`;
}
