import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { DiscoveryDocumentSchema, ReleaseManifestSchema } from '@alzette/discovery/schemas';
import { integrityOf, type ReleaseKeys, requireTrusted, requireUnexpired } from '@alzette/release';
import type { HighestRevision } from './highest-revision';
import type { ReleaseSource } from './release-source';

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

const ajv = new Ajv();
const isDocument = ajv.compile<DiscoveryDocument>(DiscoveryDocumentSchema);
const isManifest = ajv.compile<ReleaseManifest>(ReleaseManifestSchema);

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

export function releaseStore(options: ReleaseStoreOptions): ReleaseStore {
  return { document: trustedDocument(options), ...releaseManifests(options) };
}

function trustedDocument({ source, keys, highestRevision, log, now }: ReleaseStoreOptions): ReleaseStore['document'] {
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

  return async () => {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    if (!source.isRemote || current === emptyDocument) await refreshing;
    return current;
  };
}

function releaseManifests({ source, log }: ReleaseStoreOptions): Pick<ReleaseStore, 'manifest' | 'federationManifest'> {
  const manifests = new Map<string, () => Promise<ReleaseManifest | null>>();
  const federationManifests = new Map<string, () => Promise<FederationManifest | null>>();

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
