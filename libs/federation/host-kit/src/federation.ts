// The federation runtime of the page. Its own chunk: pages without a remote do not load it.
import * as runtime from '@module-federation/runtime';
import helpers from '@module-federation/runtime/helpers';
import { trustedScriptUrl } from '@alzette/discovery';
import { sharedFrameworks } from './frameworks';

declare global {
  /** The runtime that the entry of a release uses instead of its own: `sharedRuntime` of `tools/webpack/federation.cjs`. */
  var __alzetteFederation: { readonly runtime: typeof runtime; readonly helpers: typeof helpers } | undefined;
}

/** The runtime's timeout for a file. Longer than the timeouts of hosts. */
const fileTimeoutMs = 30_000;

globalThis.__alzetteFederation = { runtime, helpers };

export const federation = runtime.createInstance({
  name: 'alzette_host',
  remotes: [],
  shared: sharedFrameworks,
  shareStrategy: 'loaded-first',
  plugins: [
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
  ],
});
