import { isBucket, readReleaseKeys, ReleaseError, type ReleaseKeys } from '@alzette/release';
import type { EnvironmentReader } from '@alzette/server-kit';

/** Where releases come from, whose are trusted, and when a canary is taken off. */
export interface ReleaseSettings {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string;
  /** Variables that the client of a bucket takes. */
  readonly bucket: Readonly<Record<string, string>>;
  readonly keys: ReleaseKeys;
  readonly canary: CanarySettings;
}

export interface CanarySettings {
  /** Share of its sessions that may fail, in percent. */
  readonly budget: number;
  /** Failing sessions below which the share says nothing. */
  readonly minimum: number;
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
    canary: { budget: reader.count('ALZETTE_CANARY_BUDGET', 5), minimum: reader.count('ALZETTE_CANARY_MINIMUM', 5) },
  };
}

function readKeys(reader: EnvironmentReader): ReleaseKeys {
  const none: ReleaseKeys = { privateKey: null, publicKeys: { keys: [] } };
  try {
    const names = ['ALZETTE_RELEASE_KEY', 'ALZETTE_RELEASE_PUBLIC_KEYS'];
    const keys = readReleaseKeys(Object.fromEntries(names.map((name) => [name, reader.text(name, '')])));
    if (keys.publicKeys.keys.length > 0) return keys;
    reader.fault(
      'ALZETTE_RELEASE_PUBLIC_KEYS is missing: give it the public keys of those who release; "alzette-release keygen" prints one.',
    );
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    reader.fault(error.message);
  }
  return none;
}
