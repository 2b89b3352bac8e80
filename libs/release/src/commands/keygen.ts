import { newKeyPair } from '../keys.mjs';

export const usage = 'keygen                              a new pair of keys, as lines for two environments';

export async function run({ print }) {
  const { privateKey, publicKey } = newKeyPair();
  print('# for whoever releases; keep it secret');
  print(`ALZETTE_RELEASE_KEY='${JSON.stringify(privateKey)}'`);
  print('# for site servers; several keys may stand in the list while they are rotated');
  print(`ALZETTE_RELEASE_PUBLIC_KEYS='${JSON.stringify({ keys: [publicKey] })}'`);
}
