import { type EmbedFile, policyName, readEmbedBoot, type TrustedTypes, trustedScriptUrl } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import type { EmbedHost } from '../embed-host';

let loading: { readonly site: string; readonly host: Promise<EmbedHost> } | null = null;

/** Loads the host of the page once. After a failure the next call tries again. */
export function loadHost(site: string): Promise<EmbedHost> {
  if (loading && loading.site !== site) return Promise.reject(new Error(`This page embeds ${loading.site} already`));
  if (loading) return loading.host;
  const host = startHost(site);
  loading = { site, host };
  host.catch(() => (loading = null));
  return host;
}

async function startHost(site: string): Promise<EmbedHost> {
  definePolicy(site);
  const boot = await readEmbedBoot<PublicSettings>(site);
  for (const file of boot.host.preload) addLink(site, file);
  addStyleSheet(`${site}/embed/theme.css`);
  await addScript(site, boot.host.entry);
  if (!globalThis.__alzetteEmbed) throw new Error('The shop’s script did not run');
  return globalThis.__alzetteEmbed({ site, boot });
}

/**
 * The policy with which a page under Trusted Types lets the shop's scripts load, and no others. Without the name in the
 * page's `trusted-types` the browser refuses the scripts.
 */
function definePolicy(site: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || globalThis.__alzettePolicy) return;
  try {
    globalThis.__alzettePolicy = trustedTypes.createPolicy(policyName, {
      createScriptURL(url) {
        if (new URL(url).origin !== site) throw new TypeError(`No script of the shop comes from ${url}`);
        return url;
      },
    });
  } catch (error) {
    console.error(`If this page requires Trusted Types, its policy has to allow "trusted-types ${policyName}"`, error);
  }
}

function addLink(site: string, { href, integrity }: EmbedFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: `${site}${href}` });
  document.head.append(link);
}

function addStyleSheet(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

function addScript(site: string, { href, integrity }: EmbedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    Object.assign(script, { crossOrigin: 'anonymous', integrity, src: trustedScriptUrl(`${site}${href}`) });
    document.head.append(script);
  });
}
