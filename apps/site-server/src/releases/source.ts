import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BucketStore } from '@alzette/release';
import { readWhenChanged, stampOf } from '../static/read-when-changed';

/** Where the server reads a release store from. Anything in it may appear, change or vanish while the server runs. */
export interface ReleaseSource {
  /** Whether an answer may take long, so that pages are not to wait for it. */
  readonly isRemote: boolean;
  /** The document where it changed since the last call; undefined when it did not, or when there is none. */
  changedDocument(): Promise<unknown>;
  /** A way to read one file, again only when it may have changed. Null when it is missing or `parse` refuses it. */
  reader<Value>(
    path: string,
    parse: (text: string) => Value,
    onFault: (fault: unknown) => void,
  ): () => Promise<Value | null>;
}

/** A folder: looked at for every page, read when it changed. */
export function folderSource(folder: string): ReleaseSource {
  const path = join(folder, 'discovery.json');
  let known = 'missing';
  return {
    isRemote: false,
    changedDocument: async () => {
      const stamp = await stampOf(path);
      if (stamp === known) return undefined;
      known = stamp;
      return stamp === 'missing' ? undefined : JSON.parse(await readFile(path, 'utf8'));
    },
    reader: (file, parse, onFault) => readWhenChanged(join(folder, file), parse, onFault),
  };
}

/** How long a bucket is not asked again, in milliseconds. */
const patience = 2_000;

/** A bucket: asked by its document's tag at most every two seconds. Files never change, so each is read once. */
export function bucketSource(store: BucketStore, now: () => number): ReleaseSource {
  let tag: string | null = null;
  let asked = -Infinity;
  return {
    isRemote: true,
    changedDocument: async () => {
      if (now() - asked < patience) return undefined;
      asked = now();
      const found = await store.readDocument(tag);
      tag = found.tag;
      return found.document ?? undefined;
    },
    reader: (file, parse, onFault) => {
      const read = async () => parse(await textIn(store, file));
      return readOnce(read, onFault, now);
    },
  };
}

async function textIn(store: BucketStore, file: string): Promise<string> {
  const bytes = await store.readFile(file);
  if (bytes === null) throw new Error(`${file} is not in the store`);
  return bytes.toString('utf8');
}

/** Keeps what was read; after a fault it is tried again, but not for every page. */
function readOnce<Value>(read: () => Promise<Value>, onFault: (fault: unknown) => void, now: () => number) {
  let known: { readonly value: Promise<Value | null>; readonly until: number } | null = null;
  return (): Promise<Value | null> => {
    if (known && now() < known.until) return known.value;
    const value = read().catch((fault: unknown) => {
      onFault(fault);
      known = { value: Promise.resolve(null), until: now() + patience };
      return null;
    });
    known = { value, until: Infinity };
    return value;
  };
}
