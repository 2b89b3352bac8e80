import type { DiscoveredRelease } from '@alzette/discovery';
import { bootOf, cookiesOf, manifest, release, type Site } from './site';

type Cookies = Readonly<Record<string, string>>;

export function canary(name: string, version: string, traffic: number): DiscoveredRelease {
  return { ...release(name, version), deployment: { traffic, default: false } };
}

/** Listed as a fallback only. */
export function kept(name: string, version: string): DiscoveredRelease {
  return canary(name, version, 0);
}

export function withdrawn(name: string, version: string): DiscoveredRelease {
  const { extras, ...rest } = kept(name, version);
  return { ...rest, extras: { ...extras, withdrawn: true } };
}

/** Writes the manifests of releases into the store of a site. */
export function keep(site: Site, name: string, ...versions: readonly string[]): void {
  for (const version of versions) site.write(`store/remotes/${name}/${version}/release.json`, manifest(name, version));
}

/** A visitor with one session, in a network of its own unless `remoteAddress` specifies another. */
export function visitor(site: Site, remoteAddress = newAddress()) {
  let cookies: Cookies = {};
  return {
    /** The versions of a remote in the boot data of a page, the visitor's own first. */
    async versionsOn(url: string, name = 'cart'): Promise<readonly string[]> {
      const response = await site.app.inject({ url, cookies, remoteAddress });
      cookies = { ...cookies, ...cookiesOf(response) };
      const releases = bootOf(response.body).discovery.remotes[name] as readonly { readonly version: string }[];
      return releases.map(({ version }) => version);
    },
    report: (context: Readonly<Record<string, string>>) =>
      site.app.inject({
        method: 'POST',
        url: '/api/errors',
        cookies,
        payload: { message: 'failed', context },
        remoteAddress,
      }),
    /** Sends the web vitals of a page view, as the browser does with `sendBeacon`. */
    sendVitals: (payload: Readonly<Record<string, string | number>>) =>
      site.app.inject({
        method: 'POST',
        url: '/api/web-vitals',
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies,
        payload,
        remoteAddress,
      }),
    leave: () => {
      cookies = {};
    },
  };
}

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

/** Waits for a condition, two seconds at most. */
export async function until(isTrue: () => Promise<boolean>) {
  for (let attempt = 0; !(await isTrue()); attempt += 1) {
    if (attempt > 100) throw new Error('The condition was not met within two seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
