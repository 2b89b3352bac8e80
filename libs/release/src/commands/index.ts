import { newKeyPair } from '../keys';
import { check } from './check';
import type { PlainCommand, RemoteCommand } from './command';
import { list } from './list';
import { pack, publish } from './publish';
import { canary, kill, promote, rollback } from './traffic';

const keygen: PlainCommand = {
  needsRemote: false,
  usage: 'keygen                              a new pair of keys, as lines for two environments',
  run({ print }) {
    const { privateKey, publicKey } = newKeyPair();
    print('# for the team that releases; keep it secret');
    print(`ALZETTE_RELEASE_KEY='${JSON.stringify(privateKey)}'`);
    print('# for site servers; the list may hold several keys while they are rotated');
    print(`ALZETTE_RELEASE_PUBLIC_KEYS='${JSON.stringify({ keys: [publicKey] })}'`);
  },
};

/** All commands by name, in the order of the help. */
export const commands: Readonly<Record<string, RemoteCommand | PlainCommand>> = {
  pack,
  check,
  publish,
  canary,
  promote,
  rollback,
  kill,
  list,
  keygen,
};
