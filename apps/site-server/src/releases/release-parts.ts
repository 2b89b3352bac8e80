import { isBucket, openStore, type BucketStore } from '@alzette/release';
import type { FastifyBaseLogger } from 'fastify';
import { canaryGuard, type CanaryGuard } from './canary-guard';
import type { ReleaseSettings } from './settings';
import { bucketSource, folderSource } from './source';
import { releaseStore, type ReleaseStore } from './store';
import { visitorReleases, type VisitorReleases } from './visitor-releases';

/** All that has to do with releases, over a folder or a bucket. */
export interface ReleaseParts {
  readonly store: ReleaseStore;
  readonly guard: CanaryGuard;
  readonly visitors: VisitorReleases;
  /** Null for a folder, whose files are served as files. */
  readonly bucket: BucketStore | null;
  close(): void;
}

export async function releaseParts(
  settings: ReleaseSettings,
  log: FastifyBaseLogger,
  now: () => number,
): Promise<ReleaseParts> {
  const { store: address, keys, canary } = settings;
  const bucket = isBucket(address) ? await openStore(address, settings.bucket) : null;
  const place = bucket ?? (await openStore(address));
  const source = bucket ? bucketSource(bucket, now) : folderSource(place.address);
  const store = releaseStore({ source, publicKeys: keys.publicKeys, log });
  const guard = canaryGuard({ releases: store, store: place, keys, settings: canary, log, now });
  return { store, guard, visitors: visitorReleases({ store, guard, now }), bucket, close: () => bucket?.close() };
}
