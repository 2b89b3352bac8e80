import { releasesOf, remoteName, type DiscoveryDocument } from '@alzette/discovery';
import { isCanary, type Store, validityMs } from '@alzette/release';

/** A revision of the discovery document, as the console lists it. */
export interface Revision {
  readonly revision: number;
  /** ISO 8601; null for a document that does not expire. A withdrawal keeps the time of its base. */
  readonly signedAt: string | null;
  /** The id of the key that signed it. */
  readonly key: string;
  /** For each remote: its default and its canaries. */
  readonly releases: readonly string[];
}

const listedRevisions = 10;

/** The last revisions, the newest first. Only folders keep earlier documents; a bucket contains only the current one. */
export async function readHistory(
  store: Pick<Store, 'readRevision'>,
  present: DiscoveryDocument,
): Promise<readonly Revision[]> {
  const numbers = Array.from({ length: listedRevisions - 1 }, (_each, index) => present.revision - 1 - index);
  const former = await Promise.all(
    numbers.filter((revision) => revision > 0).map((revision) => store.readRevision(revision)),
  );
  return [present, ...former.filter((document) => document !== null)].map(revisionOf);
}

function revisionOf(document: DiscoveryDocument): Revision {
  const { revision, expires, signature = '' } = document;
  const names = Object.keys(document.microFrontends).map(remoteName);
  return {
    revision,
    signedAt: expires === undefined ? null : new Date(Date.parse(expires) - validityMs).toISOString(),
    key: keyIdOf(signature),
    releases: names.map((name) => {
      const releases = releasesOf(document, name);
      const served = releases.filter((release) => release.deployment?.default === true || isCanary(release));
      const shares = served.map(({ metadata, deployment }) => `${metadata.version} (${deployment?.traffic ?? 0} %)`);
      return `${name}: ${shares.join(', ') || 'off'}`;
    }),
  };
}

/** From the protected header of the signature. */
function keyIdOf(signature: string): string {
  const [header = ''] = signature.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString() || '{}') as { readonly kid?: unknown };
  return typeof kid === 'string' ? kid : 'unnamed';
}
