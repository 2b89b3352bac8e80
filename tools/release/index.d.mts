import type { JSONWebKeySet, JWK } from 'jose';

/** The part of a discovery document that this package reads; its full type is `DiscoveryDocument` of `@alzette/discovery`. */
export interface SignedDocument {
  readonly revision: number;
  readonly signature?: string | undefined;
  readonly microFrontends: Readonly<Record<string, readonly ListedRelease[]>>;
}

export interface ListedRelease {
  readonly metadata: { readonly version: string };
  readonly deployment?: { readonly traffic: number; readonly default: boolean } | undefined;
  readonly extras: { readonly withdrawn?: boolean | undefined };
}

export interface ReleaseKeys {
  /** Null where nothing is to be signed. */
  readonly privateKey: JWK | null;
  readonly publicKeys: JSONWebKeySet;
}

/** Where releases are: a folder or a bucket. */
export interface Store {
  /** As it was opened: a path, or `s3://bucket/prefix`. */
  readonly address: string;
  /**
   * The document and the tag under which it may be replaced; both null when there is none.
   *
   * @param known tag of the document that the caller has: when it is still that one, `document` may be undefined
   */
  readDocument(known?: string | null): Promise<{ readonly document: unknown; readonly tag: string | null }>;
  /** `conflict` when the document is no longer the one of the tag. */
  writeDocument(document: SignedDocument, tag: string | null): Promise<'written' | 'conflict'>;
  /** Puts a release's folder there; the same again is no change, other content under its version is refused. */
  putRelease(name: string, version: string, folder: string): Promise<void>;
  /** Bytes of a file by its path in the store; null when it is missing. */
  readFile(path: string): Promise<Buffer | null>;
}

export interface BucketStore extends Store {
  /** A file as a stream, its length in bytes; null when it is missing. */
  openFile(path: string): Promise<{ readonly body: NodeJS.ReadableStream; readonly length: number } | null>;
  close(): void;
}

export class ReleaseError extends Error {}

/** `s3://bucket/prefix` opens a bucket, anything else a folder. */
export function openStore(
  address: `s3://${string}`,
  env?: Readonly<Record<string, string | undefined>>,
): Promise<BucketStore>;
export function openStore(address: string, env?: Readonly<Record<string, string | undefined>>): Promise<Store>;
export function isBucket(address: string): address is `s3://${string}`;
/** Media type of a file by its ending. */
export function contentTypeOf(file: string): string;

/** Keys of `ALZETTE_RELEASE_KEY` and `ALZETTE_RELEASE_PUBLIC_KEYS`, each JSON or the path of a file that holds it. */
export function readReleaseKeys(env: Readonly<Record<string, string | undefined>>): ReleaseKeys;
export function newKeyPair(): { readonly privateKey: JWK; readonly publicKey: JWK };
export function signDocument<Document extends object>(
  document: Document,
  privateKey: JWK,
): Promise<Document & { readonly signature: string }>;
/** Resolves when one of the keys signed the document as it stands; rejects with a ReleaseError that says what to do. */
export function verifyDocument(document: object, publicKeys: JSONWebKeySet): Promise<void>;

/** Changes the document of a store where nobody changed it meanwhile, else again on what they wrote; signed, one revision on. */
export function changeDocument<Document extends SignedDocument>(
  options: { readonly store: Store; readonly keys: ReleaseKeys; readonly whenUntrusted?: 'refuse' | 'replace' },
  change: (document: Document) => Document,
): Promise<Document>;
export function readTrustedDocument(options: {
  readonly store: Store;
  readonly keys: ReleaseKeys;
}): Promise<SignedDocument>;

export function releasesOf<Release extends ListedRelease>(
  document: { readonly microFrontends: Readonly<Record<string, readonly Release[]>> },
  name: string,
): readonly Release[];
/** Takes a part of the visitors without being the default. */
export function isCanary(release: ListedRelease): boolean;
/** Nobody is given the version any more; its visitors go to the default. */
export function withWithdrawn<Document extends SignedDocument>(
  document: Document,
  name: string,
  version: string,
): Document;
/** The `sha384-…` of a content. */
export function integrityOf(content: string | Uint8Array): string;
