// What commands share: their port, and reading a share of the visitors.
import type { ReleaseKeys, Variables } from '../keys';
import { ReleaseError } from '../release-error';
import type { Store } from '../stores/store';

export interface CommandOptions {
  readonly against?: string | undefined;
  readonly canary?: number | undefined;
  readonly days?: number | undefined;
  readonly keep?: number | undefined;
  readonly preview?: boolean | undefined;
  readonly revision?: number | undefined;
  readonly trial?: boolean | undefined;
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
export function readPercent(text: string | undefined, example: string): number {
  if (/^(100|\d{1,2})$/u.test(text ?? '')) return Number(text);
  throw new ReleaseError(
    `"${text ?? ''}" is no share of the visitors: give a whole number from 0 to 100, as in "${example}".`,
  );
}
