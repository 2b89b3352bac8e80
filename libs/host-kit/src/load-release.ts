import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isCompatible, trustedScriptUrl, type BootRelease } from '@alzette/discovery';
import { type Mount, mountContractVersion } from '@alzette/remote-contract';

/** The runtime's timeout for a file. Longer than the timeouts of hosts. */
const fileTimeoutMs = 30_000;

/** A release that cannot run here: it is incompatible with this host, or its manifest is missing. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

interface Host {
  /** Version of the host services for the release. */
  readonly hostServicesVersion: string;
  /** Base of the release's address. */
  readonly site: string;
}

/**
 * Loads the `./mount` of one release.
 *
 * @throws ReleaseRefusedError before it loads a file, when the release is incompatible with this host
 */
export async function loadRelease(name: string, release: BootRelease, host: Host): Promise<Mount> {
  const { manifest, version, url } = release;
  if (!manifest) throw new ReleaseRefusedError(`Release ${version} of "${name}" has no manifest`);
  if (!isRunnable(release, host.hostServicesVersion)) {
    throw new ReleaseRefusedError(`Release ${version} of "${name}" needs another host`);
  }
  prepareRuntime();
  // Each release is a separate remote for the runtime, so a failed one cannot affect the next.
  const alias = `${name}@${version}`;
  registerRemotes([
    { name: alias, type: 'global', entry: new URL(url, host.site).href, entryGlobalName: manifest.container },
  ]);
  const module = await loadRemote<{ mount: Mount }>(`${alias}/mount`);
  if (!module) throw new Error(`Release ${version} of "${name}" exposes no ./mount`);
  return module.mount;
}

/** Whether the contracts fit: the host services that the release needs, and the mount that it provides. */
export function isRunnable({ manifest }: BootRelease, hostServicesVersion: string): boolean {
  if (!manifest) return false;
  const [mountMajor] = mountContractVersion.split('.');
  return (
    isCompatible(manifest.requires['host-services'] ?? '', hostServicesVersion) &&
    isCompatible(`^${mountMajor}`, manifest.provides['./mount'] ?? '')
  );
}

let prepared = false;

function prepareRuntime(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'alzette-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = trustedScriptUrl(url);
        script.async = true;
        const integrity = globalThis.__alzetteIntegrity?.[url];
        if (integrity) script.integrity = integrity;
        // Browsers check the hash of a cross-origin file only with CORS.
        if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: fileTimeoutMs };
      },
    },
  ]);
}
