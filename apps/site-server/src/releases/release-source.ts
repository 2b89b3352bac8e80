import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BucketStore } from '@alzette/release';
import { type MayLook, readWhenChanged, stampOf } from '../static/shell-store';

/** Reads a release store. Its files may appear, change or vanish while the server runs. */
export interface ReleaseSource {
  /** Whether reads are slow, so that pages do not wait for them. */
  readonly isRemote: boolean;
  /** The document when it changed since the last call; else undefined. */
  changedDocument(): Promise<unknown>;
  /** Returns a function that reads one file, and reads it again only when it may have changed. Null when the file is missing or invalid. */
  reader<Value>(
    path: string,
    parse: (text: string) => Value,
    onFault: (fault: unknown) => void,
  ): () => Promise<Value | null>;
}

/** A folder: looked at when a page may do so, read after a change. */
export function folderSource(folder: string, mayLook: MayLook): ReleaseSource {
  const path = join(folder, 'discovery.json');
  const mayLookAtDocument = mayLook();
  let known = 'missing';
  return {
    isRemote: false,
    changedDocument: async () => {
      if (!mayLookAtDocument()) return undefined;
      const stamp = await stampOf(path);
      if (stamp === known) return undefined;
      known = stamp;
      return stamp === 'missing' ? undefined : JSON.parse(await readFile(path, 'utf8'));
    },
    reader: (file, parse, onFault) => readWhenChanged({ path: join(folder, file), parse, onFault, mayLook: mayLook() }),
  };
}

const bucketPollMs = 1_000;

/** A bucket: polled by the document's ETag, at most every second. Its files never change, so each is read once. */
export function bucketSource(store: BucketStore, now: () => number): ReleaseSource {
  let tag: string | null = null;
  let requestedAt = -Infinity;
  return {
    isRemote: true,
    changedDocument: async () => {
      if (now() - requestedAt < bucketPollMs) return undefined;
      requestedAt = now();
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

/** Caches a file. After a fault it retries, but not for every page. */
function readOnce<Value>(read: () => Promise<Value>, onFault: (fault: unknown) => void, now: () => number) {
  let known: { readonly value: Promise<Value | null>; readonly until: number } | null = null;
  return (): Promise<Value | null> => {
    if (known && now() < known.until) return known.value;
    const value = read().catch((fault: unknown) => {
      onFault(fault);
      known = { value: Promise.resolve(null), until: now() + bucketPollMs };
      return null;
    });
    known = { value, until: Infinity };
    return value;
  };
}
