import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { BootDiscovery, BootRelease } from '@alzette/discovery';
import type { Mount } from '@alzette/remote-contract';

/** How long a release may take to load before the next one is tried, in milliseconds. */
const patience = 5000;

/** No release of the remote could be loaded. `causes` are in the order of the tries. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: string,
    readonly causes: readonly unknown[],
  ) {
    super(`No release of "${remote}" could be loaded (${causes.length} tried)`, { cause: causes[0] });
  }
}

let prepared = false;

/** Loads the visitor's release of a remote, or the next one that works. */
export async function loadRemote(name: string, discovery: BootDiscovery): Promise<Mount> {
  prepareRuntime();
  const causes: unknown[] = [];
  for (const release of discovery.remotes[name] ?? []) {
    try {
      return await withinPatience(loadRelease(name, release));
    } catch (cause) {
      causes.push(cause);
    }
  }
  throw new RemoteUnavailableError(name, causes);
}

async function loadRelease(name: string, release: BootRelease): Promise<Mount> {
  if (!release.manifest) throw new Error(`Release ${release.version} of "${name}" has no manifest`);
  // Each release is a remote of its own for the runtime: a failed one leaves nothing behind for the next.
  const alias = `${name}@${release.version}`;
  registerRemotes([
    {
      name: alias,
      type: 'global',
      entry: new URL(release.url, window.location.href).href,
      entryGlobalName: release.manifest.container,
    },
  ]);
  const module = await loadFederated<{ mount: Mount }>(`${alias}/mount`);
  if (!module) throw new Error(`Release ${release.version} of "${name}" exposes no ./mount`);
  return module.mount;
}

function withinPatience<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not loaded within ${patience} ms`)), patience);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

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
        return { script, timeout: patience };
      },
    },
  ]);
}
