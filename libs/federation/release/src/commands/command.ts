// Shared by the commands: their port, their arguments, and the change of the visitors' releases.
import type { DiscoveryDocument } from '@alzette/discovery';
import { changeDocument, readTrustedDocument } from '../change-document';
import type { ReleaseKeys, Variables } from '../keys';
import { ReleaseError } from '../release-error';
import type { Store } from '../stores/store';
import { type VisitorsChange, visitorsChange } from '../visitors';

export interface CommandOptions {
  readonly against?: string | undefined;
  readonly canary?: number | undefined;
  readonly days?: number | undefined;
  /** Prints which visitors would get which release, and changes nothing. */
  readonly 'dry-run'?: boolean | undefined;
  readonly keep?: number | undefined;
  readonly 'no-smoke-test'?: boolean | undefined;
  readonly preview?: boolean | undefined;
  readonly rebuild?: boolean | undefined;
  readonly revision?: number | undefined;
  readonly 'smoke-test'?: boolean | undefined;
  readonly version?: string | undefined;
  readonly 'write-contract'?: boolean | undefined;
}

export interface CommandContext {
  readonly root: string;
  readonly env: Variables;
  /** Positional arguments after command and remote. */
  readonly args: readonly string[];
  readonly options: CommandOptions;
  readonly print: (text: string) => void;
  /** The folder that holds the build of a project. */
  readonly buildOf: (project: string) => string;
  /** Store and keys are read on demand: some commands need neither. */
  readonly openStore: () => Promise<Store>;
  readonly readKeys: () => ReleaseKeys;
}

export interface RemoteContext extends CommandContext {
  readonly remote: string;
}

interface BaseCommand {
  /** The command's line in the help. */
  readonly usage: string;
  /** Whether it takes `--dry-run`. Others refuse it, as they would change something. */
  readonly hasDryRun?: true;
}

export type RemoteCommand = BaseCommand & {
  readonly needsRemote: true;
  readonly run: (context: RemoteContext) => Promise<void>;
};

export type PlainCommand = BaseCommand & {
  readonly needsRemote: false;
  readonly run: (context: CommandContext & { readonly remote: string | undefined }) => Promise<void> | void;
};

/**
 * Reads a share of the visitors: a whole number from 0 to 100.
 *
 * @param example of the command line, for the error message
 */
export function parsePercent(text: string | undefined, example: string): number {
  if (/^(100|\d{1,2})$/u.test(text ?? '')) return Number(text);
  throw new ReleaseError(
    `"${text ?? ''}" is not a share of the visitors: give a whole number from 0 to 100, as in "${example}".`,
  );
}

/**
 * The version that a command is for: an argument, or `--version`.
 *
 * @param position of the argument after the remote
 * @throws ReleaseError for two versions and for arguments that the command does not have: nothing may be ignored in an emergency
 */
export function versionIn({ args, options }: RemoteContext, position: number): string | undefined {
  const [version = options.version, ...more] = args.slice(position);
  const other = options.version === version ? undefined : options.version;
  const unknown = [...more, ...(other === undefined ? [] : [other])];
  if (unknown.length > 0) throw new ReleaseError(`Unexpected "${unknown.join(' ')}": give one version.`);
  return version;
}

/**
 * Changes who gets which release, and prints it. With `--dry-run` it only prints.
 *
 * @returns the written document; null when nothing was to be written
 */
export async function changeVisitors(
  { openStore, readKeys, options, print, remote }: RemoteContext,
  change: (document: DiscoveryDocument) => DiscoveryDocument,
): Promise<DiscoveryDocument | null> {
  const target = { store: await openStore(), keys: readKeys() };
  const isDryRun = options['dry-run'] === true;
  let present = await readTrustedDocument(target);
  const next = isDryRun
    ? change(present)
    : await changeDocument(target, (found) => {
        present = found;
        return change(found);
      });
  printVisitors(visitorsChange(present, next, remote), print);
  return isDryRun ? null : next;
}

export function printVisitors({ before, after }: VisitorsChange, print: CommandContext['print']): void {
  print(`before: ${before}`);
  print(`after:  ${after}`);
}
