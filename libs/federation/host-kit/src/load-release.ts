import { type BootRelease, entryFor, isCompatible, type ReleaseManifest } from '@alzette/discovery';
import { mountContractVersion, type MountModule } from '@alzette/remote-contract';
import { federationRuntimeVersion } from './federation-version';
import { readIntegrity } from './integrity-map';

/** A release that cannot run here: it is incompatible with this host, or its manifest is missing. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

export interface Host {
  /** Version of the host services for the release. */
  readonly hostServicesVersion: string;
  /** Base of the release's address. */
  readonly site: string;
}

/**
 * Loads the `./mount` of one release.
 *
 * @throws ReleaseRefusedError before it loads a file, when the release is incompatible with this host; another error when a file
 *   cannot be loaded
 */
export async function loadRelease(name: string, release: BootRelease, host: Host): Promise<MountModule> {
  const { manifest, version, url } = release;
  const entry = manifest && runnableEntry(manifest, host.hostServicesVersion);
  if (!manifest || !entry) throw new ReleaseRefusedError(`Release ${version} of "${name}" needs another host`);
  const [{ federation }] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation'),
    readIntegrity(release, host.site),
  ]);
  // Each release is a separate remote for the runtime, so a failed one cannot affect the next.
  const alias = `${name}@${version}`;
  federation.registerRemotes([
    {
      name: alias,
      type: 'global',
      entry: new URL(entry, new URL(url, host.site)).href,
      entryGlobalName: manifest.container,
    },
  ]);
  const module = await federation.loadRemote<MountModule>(`${alias}/mount`);
  if (!module) throw new Error(`Release ${version} of "${name}" exposes no ./mount`);
  return module;
}

/** Whether the contracts fit: host services and federation runtime that the release needs, and the mount that it provides. */
export function isRunnable({ manifest }: BootRelease, hostServicesVersion: string): boolean {
  return manifest !== null && runnableEntry(manifest, hostServicesVersion) !== null;
}

function runnableEntry(manifest: ReleaseManifest, hostServicesVersion: string): string | null {
  const [mountMajor] = mountContractVersion.split('.');
  const fits =
    isCompatible(manifest.requires['host-services'] ?? '', hostServicesVersion) &&
    isCompatible(`^${mountMajor}`, manifest.provides['./mount'] ?? '');
  return fits ? entryFor(manifest, federationRuntimeVersion) : null;
}
