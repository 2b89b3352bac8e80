// The port of a release store, and the rules that every store follows.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { DiscoveryDocument } from '@alzette/discovery';
import { ReleaseError } from '../release-error';

/** The storage of releases: a folder or a bucket. */
export interface Store {
  /** The folder's absolute path, or `s3://bucket/prefix`. */
  readonly address: string;
  /**
   * The document, not verified, and the tag under which it may be replaced; both null when there is none.
   *
   * @param knownTag tag of the document that the caller holds; `document` may be undefined when it is still current
   */
  readDocument(knownTag?: string | null): Promise<{ readonly document: unknown; readonly tag: string | null }>;
  /** `conflict` when the store no longer holds the document of the tag. */
  writeDocument(document: DiscoveryDocument, tag: string | null): Promise<'written' | 'conflict'>;
  /** An earlier document, not verified; null where the store keeps none of that revision. Buckets keep the present one only. */
  readRevision(revision: number): Promise<DiscoveryDocument | null>;
  /** Stores a built folder as a release. Equal content changes nothing; other content under the version is refused. */
  putRelease(name: string, version: string, folder: string): Promise<void>;
  /** Content of a file by its path in the store; null when it is missing. */
  readFile(path: string): Promise<Buffer | null>;
  /** Stores or replaces a file below `private/`, which no site serves. */
  writeFile(path: `private/${string}`, content: Buffer | string): Promise<void>;
  /** Every stored release, listed in the document or not. */
  storedReleases(): Promise<readonly StoredRelease[]>;
  /** Removes the files of a release, the private ones too. */
  removeRelease(name: string, version: string): Promise<void>;
}

export interface StoredRelease {
  readonly name: string;
  readonly version: string;
  readonly storedAt: Date;
}

export interface BucketStore extends Store {
  /** A file as a stream, with its length in bytes; null when it is missing. */
  openFile(path: string): Promise<{ readonly body: NodeJS.ReadableStream; readonly length: number } | null>;
  close(): void;
}

/** The folder of a release's files that no site serves: its source maps, and its origin. */
export function privateFolder(name: string, version: string) {
  return `private/${name}/${version}` as const;
}

/**
 * Compares a build with the release that the store holds under its version.
 *
 * @param release `cart@1.2.0`
 * @param folder of the build
 * @throws ReleaseError naming a file that differs
 */
export async function refuseOtherContent(
  release: string,
  folder: string,
  readPublished: (file: string) => Promise<Buffer | null>,
): Promise<void> {
  for (const file of (await filesOfBuild(folder)).released) {
    const published = await readPublished(file);
    if (!published?.equals(await readFile(join(folder, file)))) throw otherContent(release, file);
  }
}

export function otherContent(release: string, file: string): ReleaseError {
  return new ReleaseError(
    `${release} is in the store with another ${file}: releases never change, so raise the version and build again.`,
  );
}

/** The folder of a build that holds its source maps: it is stored below `private/`, and is no part of the release. */
const mapsFolder = 'maps/';

/** The files of a built release, and its source maps. */
export async function filesOfBuild(folder: string) {
  const files = await filesIn(folder);
  return {
    released: files.filter((file) => !file.startsWith(mapsFolder)),
    maps: files.filter((file) => file.startsWith(mapsFolder)),
  };
}

/** All files below a folder, as sorted relative paths with slashes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Reads the discovery document from its text. Its shape and signature are not checked. */
export function parseDocument(text: string, source: string): DiscoveryDocument {
  try {
    return JSON.parse(text) as DiscoveryDocument;
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON: replace it with a valid document, or remove it to start again.`, {
      cause,
    });
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Media type of a build's file by its extension. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file)] ?? 'application/octet-stream';
}
