import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { DiscoveryDocumentSchema, ReleaseManifestSchema } from '@alzette/discovery/schemas';
import { type BucketStore, integrityOf, type ReleaseKeys, requireTrusted, requireUnexpired } from '@alzette/release';
import type { HighestRevision } from './highest-revision';
import { readWhenChanged, stampOf } from '../static/shell-store';

/** The trusted releases. */
export interface ReleaseStore {
  /**
   * The last valid document: signed by a trusted key, not expired when it was read, and at least as new as the newest document that any
   * instance accepted. Empty until there is one.
   */
  document(): Promise<DiscoveryDocument>;
  /** Null when the manifest is missing, invalid, or has another hash than the document states. */
  manifest(name: string, release: DiscoveredRelease): Promise<ReleaseManifest | null>;
  /** `mf-manifest.json` of a listed release, as it was built. Null where `manifest` is null, and when its own hash differs. */
  federationManifest(name: string, release: DiscoveredRelease): Promise<FederationManifest | null>;
}

/** The properties that a host needs from the file that `@module-federation/enhanced` writes beside a container. Others are passed on. */
export interface FederationManifest {
  readonly metaData: Readonly<Record<string, unknown>>;
}

interface ReleasedFile<Value> {
  readonly file: string;
  readonly integrity: string;
  readonly parse: (value: unknown) => Value;
}

const emptyDocument: DiscoveryDocument = { schema: '', revision: 0, microFrontends: {} };

export interface ReleaseStoreOptions {
  readonly source: ReleaseSource;
  readonly keys: ReleaseKeys;
  readonly highestRevision: HighestRevision;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Time between two attempts to get the highest revision. */
const compareMs = 2_000;

export function releaseStore({ source, keys, highestRevision, log, now }: ReleaseStoreOptions): ReleaseStore {
  const ajv = new Ajv();
  const isDocument = ajv.compile<DiscoveryDocument>(DiscoveryDocumentSchema);
  const isManifest = ajv.compile<ReleaseManifest>(ReleaseManifestSchema);
  const manifests = new Map<string, () => Promise<ReleaseManifest | null>>();
  const federationManifests = new Map<string, () => Promise<FederationManifest | null>>();
  let current = emptyDocument;
  let refreshing: Promise<void> | null = null;

  /** When `current` is compared again, because the highest revision was unknown. */
  let compareAt = Infinity;

  async function refresh(): Promise<void> {
    try {
      const found = await source.changedDocument();
      if (found !== undefined) await accept(checked(isDocument, found));
    } catch (err) {
      log.error({ err, revision: current.revision }, 'discovery document refused; the last valid one stays in use');
    }
    if (now() >= compareAt) void compareAgain();
  }

  async function accept(document: DiscoveryDocument): Promise<void> {
    await requireTrusted(document, keys);
    requireUnexpired(document, now());
    if (document.revision < current.revision) throw olderRevision(document, current.revision);
    const highest = await highestRevision(document.revision);
    if (highest !== null && document.revision < highest) throw olderRevision(document, highest);
    current = document;
    compareAt = highest === null ? now() + compareMs : Infinity;
  }

  /** Prevents an attacker from presenting an old document while the shop API is unavailable. */
  async function compareAgain(): Promise<void> {
    compareAt = Infinity;
    const compared = current;
    const highest = await highestRevision(compared.revision);
    if (current !== compared) return;
    if (highest === null) {
      compareAt = now() + compareMs;
    } else if (compared.revision < highest) {
      current = emptyDocument;
      log.error({ err: olderRevision(compared, highest) }, 'discovery document refused; no release is shown');
    }
  }

  function readManifest(name: string, { metadata: { version }, extras }: DiscoveredRelease) {
    return readReleased(manifests, `${name}/${version}`, {
      file: 'release.json',
      integrity: extras.manifest,
      parse: (value) => checked(isManifest, value),
    });
  }

  /** A JSON file of a release, if its hash is the released one. Its reader is cached in `readers`. */
  function readReleased<Value>(
    readers: Map<string, () => Promise<Value | null>>,
    release: string,
    { file, integrity, parse }: ReleasedFile<Value>,
  ): Promise<Value | null> {
    const key = `${release} ${integrity}`;
    const known = readers.get(key);
    if (known) return known();
    const read = source.reader(
      `remotes/${release}/${file}`,
      (text) => {
        if (integrityOf(text) !== integrity)
          throw new Error(`${file} differs from the released file: release it again`);
        return parse(JSON.parse(text));
      },
      (err) => log.warn({ err, release }, 'release unreadable'),
    );
    readers.set(key, read);
    return read();
  }

  return {
    document: async () => {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      if (!source.isRemote || current === emptyDocument) await refreshing;
      return current;
    },
    manifest: readManifest,
    federationManifest: async (name, release) => {
      const manifest = await readManifest(name, release);
      if (!manifest) return null;
      return readReleased(federationManifests, `${name}/${release.metadata.version}`, {
        file: 'mf-manifest.json',
        integrity: manifest.assets['mf-manifest.json'] ?? '',
        parse: (value) => value as FederationManifest,
      });
    },
  };
}

function olderRevision({ revision }: DiscoveryDocument, highest: number): Error {
  return new Error(
    `its revision ${revision} is older than ${highest}, which this shop has shown: publish again, or run "alzette-release renew --revision ${highest + 1}"`,
  );
}

function checked<Value>(validate: ValidateFunction<Value>, value: unknown): Value {
  if (validate(value)) return value;
  throw new Error((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', '));
}

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

/** A folder: checked for every page, read after a change. */
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
