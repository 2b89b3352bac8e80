import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isCompatible, type BootRelease } from '@alzette/discovery';
import { mountContractVersion, type Mount } from '@alzette/remote-contract';

/** How long the runtime waits for a file before it calls it lost, in milliseconds. Longer than any host waits. */
const fileTimeout = 30_000;

/** A release that is not run, whatever its files are: it and this host do not fit, or its folder could not be read. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

interface Host {
  /** Version of the host services that the release will get. */
  readonly hostServicesVersion: string;
  /** What the release's address is relative to. */
  readonly site: string;
}

/**
 * Loads the `./mount` of one release.
 *
 * @throws ReleaseRefusedError before anything is loaded, when the release says that it does not fit this host
 */
export async function loadRelease(name: string, release: BootRelease, host: Host): Promise<Mount> {
  const { manifest, version, url } = release;
  if (!manifest) throw new ReleaseRefusedError(`Release ${version} of "${name}" has no manifest`);
  if (!isRunnable(release, host.hostServicesVersion)) {
    throw new ReleaseRefusedError(`Release ${version} of "${name}" was made for another host`);
  }
  prepareRuntime();
  // Each release is a remote of its own for the runtime: a failed one leaves nothing behind for the next.
  const alias = `${name}@${version}`;
  registerRemotes([
    { name: alias, type: 'global', entry: new URL(url, host.site).href, entryGlobalName: manifest.container },
  ]);
  const module = await loadRemote<{ mount: Mount }>(`${alias}/mount`);
  if (!module) throw new Error(`Release ${version} of "${name}" exposes no ./mount`);
  return module.mount;
}

/** Whether host and release hold to contracts that fit: what it needs of the host, and the mount it offers. */
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
        script.src = url;
        script.async = true;
        const integrity = globalThis.__alzetteIntegrity?.[url];
        if (integrity) script.integrity = integrity;
        // The hash of a file of another origin can only be checked when that origin allows to read it.
        if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: fileTimeout };
      },
    },
  ]);
}
