import type { FastifyBaseLogger } from 'fastify';
import { type BucketStore, isBucket, openStore, type Store } from '@alzette/release';
import type { ServerMetrics } from '@alzette/server-kit';
import { Gauge } from 'prom-client';
import type { Environment } from '../settings/environment';
import { networkNames } from '../http/client-network';
import type { MayLook } from '../static/shell-store';
import type { InternalCall } from '../upstream/internal-call';
import { canaryGuard } from './canary-guard';
import { highestRevision } from './highest-revision';
import { releaseMetrics } from './release-metrics';
import { bucketSource, folderSource } from './release-source';
import { releaseStore, type ReleaseStore } from './release-store';
import { visitorReleases, type VisitorReleases } from './visitor-releases';

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
  readonly mayLook: MayLook;
}

export async function openReleases(
  { releases: settings, sessionKey }: Pick<Environment, 'releases' | 'sessionKey'>,
  { call, log, metrics, now, mayLook }: ReleaseDependencies,
): Promise<Releases> {
  const { store: address, keys, canary } = settings;
  const bucket = isBucket(address) ? await openStore(address, settings.bucket) : null;
  const opened = bucket ?? (await openStore(address));
  const source = bucket ? bucketSource(bucket, now) : folderSource(opened.address, mayLook);
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
