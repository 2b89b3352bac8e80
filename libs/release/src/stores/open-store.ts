import { folderStore } from './folder-store.mjs';

/**
 * The store at an address: `s3://bucket/prefix`, or a folder.
 *
 * @param {string} address
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Promise<import('../index.d.mts').Store>}
 */
export async function openStore(address, env = process.env) {
  if (!isBucket(address)) return folderStore(address);
  const { s3Store } = await import('./s3-store.mjs');
  return s3Store(address, env);
}

/** @param {string} address */
export function isBucket(address) {
  return address.startsWith('s3://');
}
