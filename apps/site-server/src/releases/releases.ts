import type { FastifyBaseLogger } from 'fastify';
import {
  type BucketStore,
  isBucket,
  openStore,
  readReleaseKeys,
  ReleaseError,
  type ReleaseKeys,
  type Store,
} from '@alzette/release';
import type { EnvironmentReader, ServerMetrics } from '@alzette/server-kit';
import { Gauge } from 'prom-client';
import type { Environment } from '../environment';
import { networkNames } from '../http/client-network';
import type { InternalCall } from '../upstream/internal-call';
import { canaryGuard } from './canary-guard';
import { highestRevision } from './highest-revision';
import { releaseMetrics } from './release-metrics';
import { bucketSource, folderSource, releaseStore, type ReleaseStore } from './release-store';
import { visitorReleases, type VisitorReleases } from './visitor-releases';

/** The release store, the trusted keys and the canary limits. */
export interface ReleaseSettings {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string;
  /** Variables of the bucket client. */
  readonly bucket: Readonly<Record<string, string>>;
  readonly keys: ReleaseKeys;
  readonly canary: CanarySettings;
}

export interface CanarySettings {
  /** Share of the sessions that may fail, in percent. */
  readonly budget: number;
  /** The share counts from this number of failing sessions on. */
  readonly minimum: number;
  /** The networks that failures must come from, at least. */
  readonly networks: number;
  /** Younger sessions do not count. In milliseconds. */
  readonly sessionAgeMs: number;
}

export function readReleases(reader: EnvironmentReader): ReleaseSettings {
  const store = reader.text('ALZETTE_STORE', 'dist/store');
  if (store.includes('://') && !isBucket(store))
    reader.fault(`ALZETTE_STORE is "${store}": give a folder, or s3://bucket/prefix.`);
  return {
    store,
    bucket: Object.fromEntries(
      ['ALZETTE_S3_ENDPOINT', 'AWS_REGION']
        .map((name) => [name, reader.text(name, '')])
        .filter(([, value]) => value !== ''),
    ),
    keys: readKeys(reader),
    canary: {
      budget: reader.count('ALZETTE_CANARY_BUDGET', 5),
      minimum: reader.count('ALZETTE_CANARY_MINIMUM', 5),
      networks: reader.count('ALZETTE_CANARY_NETWORKS', 3),
      sessionAgeMs: 1000 * reader.count('ALZETTE_CANARY_SESSION_AGE', 60),
    },
  };
}

function readKeys(reader: EnvironmentReader): ReleaseKeys {
  if (reader.text('ALZETTE_RELEASE_KEY', '') !== '') {
    reader.fault(
      'ALZETTE_RELEASE_KEY is for the teams that release: give the site server ALZETTE_WITHDRAWAL_KEY, which can only withdraw canaries.',
    );
  }
  try {
    const names = ['ALZETTE_RELEASE_PUBLIC_KEYS', 'ALZETTE_WITHDRAWAL_KEY', 'ALZETTE_WITHDRAWAL_PUBLIC_KEYS'];
    const keys = readReleaseKeys(Object.fromEntries(names.map((name) => [name, reader.text(name, '')])));
    if (keys.publicKeys.keys.length > 0) return keys;
    reader.fault(
      'ALZETTE_RELEASE_PUBLIC_KEYS is missing: set it to the public keys of the releasing teams; "alzette-release keygen" prints one.',
    );
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    reader.fault(error.message);
  }
  return { privateKey: null, publicKeys: { keys: [] } };
}

/** The services around releases, over a folder or a bucket. */
export interface Releases {
  readonly store: ReleaseStore;
  readonly visitors: VisitorReleases;
  /** The store's files, private ones included. */
  readonly files: Store;
  /** Null for a folder: its files are served as static files. */
  readonly bucket: BucketStore | null;
  close(): void;
}

export interface ReleaseDependencies {
  readonly call: InternalCall;
  readonly log: FastifyBaseLogger;
  readonly metrics?: ServerMetrics | undefined;
  readonly now: () => number;
}

export async function openReleases(
  { releases: settings, sessionKey }: Pick<Environment, 'releases' | 'sessionKey'>,
  { call, log, metrics, now }: ReleaseDependencies,
): Promise<Releases> {
  const { store: address, keys, canary } = settings;
  const bucket = isBucket(address) ? await openStore(address, settings.bucket) : null;
  const opened = bucket ?? (await openStore(address));
  const source = bucket ? bucketSource(bucket, now) : folderSource(opened.address);
  const store = releaseStore({ source, keys, highestRevision: highestRevision(call, opened.address), log, now });
  const counts = releaseMetrics(store, metrics);
  const guard = canaryGuard({ releases: store, store: opened, keys, settings: canary, log, now });
  new Gauge({
    name: 'discovery_document_expires_seconds',
    help: 'Seconds until the discovery document expires',
    registers: metrics ? [metrics.registry] : [],
    async collect() {
      const { expires } = await store.document();
      this.set(expires === undefined ? 0 : (Date.parse(expires) - now()) / 1000);
    },
  });
  return {
    store,
    visitors: visitorReleases({ store, guard, metrics: counts, networkOf: networkNames(sessionKey), now }),
    files: opened,
    bucket,
    close: () => bucket?.close(),
  };
}
