import { isBucket, readReleaseKeys, ReleaseError, type ReleaseKeys } from '@alzette/release';
import type { EnvironmentReader } from '@alzette/server-kit';

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
  /** The share is checked from this number of failing sessions on. */
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
