import type { Variables } from '../keys';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import type { BucketStore, Store } from './store';

/** Opens the store at an address: a bucket for `s3://bucket/prefix`, else a folder. */
export function openStore(address: `s3://${string}`, env?: Variables): Promise<BucketStore>;
export function openStore(address: string, env?: Variables): Promise<Store>;
export async function openStore(address: string, env: Variables = process.env): Promise<Store> {
  return isBucket(address) ? s3Store(address, env) : folderStore(address);
}

export function isBucket(address: string): address is `s3://${string}` {
  return address.startsWith('s3://');
}
