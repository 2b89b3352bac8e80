import { join, resolve } from 'node:path';
import type { DiscoveryDocument, ReleaseManifest } from '@alzette/discovery';
import { DiscoveryDocumentSchema, ReleaseManifestSchema } from '@alzette/discovery/schemas';
import { Ajv } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import type { TSchema } from 'typebox';
import { readWhenChanged } from '../static/read-when-changed';

/** The folder that teams release into. Anything in it may appear, change or vanish while the server runs. */
export interface ReleaseStore {
  /** A document without remotes while there is none, or while it cannot be read. */
  document(): Promise<DiscoveryDocument>;
  /** Null when the release's folder is missing or its manifest is wrong. */
  manifest(name: string, version: string): Promise<ReleaseManifest | null>;
}

const emptyDocument: DiscoveryDocument = { schema: '', revision: 0, microFrontends: {} };

export function releaseStore(folder: string, log: FastifyBaseLogger): ReleaseStore {
  const ajv = new Ajv();
  const readDocument = readWhenChanged(
    join(resolve(folder), 'discovery.json'),
    parser<DiscoveryDocument>(ajv, DiscoveryDocumentSchema),
    (err) => log.warn({ err }, 'discovery.json cannot be read'),
  );
  const parseManifest = parser<ReleaseManifest>(ajv, ReleaseManifestSchema);
  const manifests = new Map<string, () => Promise<ReleaseManifest | null>>();

  return {
    document: async () => (await readDocument()) ?? emptyDocument,
    manifest: (name, version) => {
      const release = `${name}/${version}`;
      const known = manifests.get(release);
      if (known) return known();
      const path = join(resolve(folder), 'remotes', name, version, 'release.json');
      const read = readWhenChanged(path, parseManifest, (err) => log.warn({ err, release }, 'release cannot be read'));
      manifests.set(release, read);
      return read();
    },
  };
}

function parser<Value>(ajv: Ajv, schema: TSchema): (text: string) => Value {
  const validate = ajv.compile<Value>(schema);
  return (text) => {
    const value: unknown = JSON.parse(text);
    if (!validate(value)) throw new Error(ajv.errorsText(validate.errors));
    return value;
  };
}
