import { changeDocument } from '../change-document';
import { newKeyPair } from '../keys';
import { ReleaseError } from '../release-error';
import { check } from './check';
import type { PlainCommand, RemoteCommand } from './command';
import { list } from './list';
import { preview } from './preview';
import { prune } from './prune';
import { pack, publish } from './publish';
import { canary, kill, promote, rollback } from './traffic';

const keygen: PlainCommand = {
  needsRemote: false,
  usage: 'keygen [withdrawal]                 a new pair of keys, as lines for two environments',
  run({ remote: kind, print }) {
    if (kind !== undefined && kind !== 'withdrawal')
      throw new ReleaseError(`There are no keys for "${kind}": it is "keygen" or "keygen withdrawal".`);
    const { privateKey, publicKey } = newKeyPair();
    const [name, holder, readers] =
      kind === undefined
        ? ['RELEASE', 'the team that releases', 'site servers']
        : ['WITHDRAWAL', 'site servers, to withdraw failing canaries', 'site servers and teams that release'];
    print(`# for ${holder}; keep it secret`);
    print(`ALZETTE_${name}_KEY='${JSON.stringify(privateKey)}'`);
    print(`# for ${readers}; the list may hold several keys while they are rotated`);
    print(`ALZETTE_${name}_PUBLIC_KEYS='${JSON.stringify({ keys: [publicKey] })}'`);
  },
};

const renew: PlainCommand = {
  needsRemote: false,
  usage: 'renew [--revision <number>]         signs the document for another 90 days',
  async run({ openStore, readKeys, options, print }) {
    const { revision, expires } = await changeDocument(
      { store: await openStore(), keys: readKeys(), minRevision: options.revision, renews: true },
      (document) => document,
    );
    print(`valid until ${expires} (revision ${revision})`);
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
  preview,
  list,
  prune,
  renew,
  keygen,
};
