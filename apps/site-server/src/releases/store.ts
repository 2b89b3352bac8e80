import type { DiscoveredRelease, DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { DiscoveryDocumentSchema, ReleaseManifestSchema } from '@alzette/discovery/schemas';
import { integrityOf, verifyDocument, type ReleaseKeys } from '@alzette/release';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSource } from './source';

/** The releases that there are, as far as they can be trusted. */
export interface ReleaseStore {
  /** The last good document: signed by a trusted key, and never older than one before. Without remotes while there was none. */
  document(): Promise<DiscoveryDocument>;
  /** Null when the release's manifest is missing, wrong, or not the one that the document has the hash of. */
  manifest(name: string, release: DiscoveredRelease): Promise<ReleaseManifest | null>;
}

const emptyDocument: DiscoveryDocument = { schema: '', revision: 0, microFrontends: {} };

export interface ReleaseStoreOptions {
  readonly source: ReleaseSource;
  readonly publicKeys: ReleaseKeys['publicKeys'];
  readonly log: FastifyBaseLogger;
}

export function releaseStore({ source, publicKeys, log }: ReleaseStoreOptions): ReleaseStore {
  const ajv = new Ajv();
  const isDocument = ajv.compile<DiscoveryDocument>(DiscoveryDocumentSchema);
  const isManifest = ajv.compile<ReleaseManifest>(ReleaseManifestSchema);
  const manifests = new Map<string, () => Promise<ReleaseManifest | null>>();
  let held = emptyDocument;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      const found = await source.changedDocument();
      if (found === undefined) return;
      const document = checked(isDocument, found);
      await verifyDocument(document, publicKeys);
      if (document.revision < held.revision) {
        throw new Error(
          `its revision ${document.revision} is older than ${held.revision}: publish anew, or restart the server if it is meant`,
        );
      }
      held = document;
    } catch (err) {
      log.error({ err, revision: held.revision }, 'the discovery document is refused; the last good one stays');
    }
  }

  return {
    document: async () => {
      looking ??= look().finally(() => {
        looking = null;
      });
      if (!source.isRemote || held === emptyDocument) await looking;
      return held;
    },
    manifest: (name, { metadata: { version }, extras }) => {
      const release = `${name}/${version}`;
      const key = `${release} ${extras.manifest}`;
      const known = manifests.get(key);
      if (known) return known();
      const parse = (text: string) => {
        if (integrityOf(text) !== extras.manifest)
          throw new Error('release.json is not the one that was released: release it again');
        return checked(isManifest, JSON.parse(text));
      };
      const read = source.reader(`remotes/${release}/release.json`, parse, (err) =>
        log.warn({ err, release }, 'release cannot be read'),
      );
      manifests.set(key, read);
      return read();
    },
  };
}

function checked<Value>(validate: ValidateFunction<Value>, value: unknown): Value {
  if (validate(value)) return value;
  throw new Error((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', '));
}
