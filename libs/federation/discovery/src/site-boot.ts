import type { ReleaseManifest } from './document';

/** A release that a page may load. */
export interface BootRelease {
  readonly version: string;
  /** Address of the entry that the page's host runs. */
  readonly url: string;
  readonly integrity: string;
  /** See `ReleaseExtras.places`. */
  readonly places: readonly string[];
  /**
   * The manifest with the hashes of scripts and style sheets, the only ones that browsers check. Null when the folder of the
   * release is unreadable: the host then tries the next release.
   */
  readonly manifest: ReleaseManifest | null;
  /**
   * `sha384-…` of `release.json` where the page does without the hashes: `assets` of `manifest` is empty, and the host reads that
   * file before it loads the release.
   */
  readonly manifestIntegrity?: string;
}

/** The releases of each remote for a page: the visitor's own first, then the fallbacks. */
export interface BootDiscovery {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, readonly BootRelease[]>>;
}

/** The boot JSON of every page, in the script element `siteBootId`. It holds no personal data. */
export interface SiteBoot<Settings = unknown> {
  readonly locale: 'fr' | 'en' | 'de';
  /** Whether a customer is logged in. `GET /api/session` returns the customer. */
  readonly isCustomer: boolean;
  readonly settings: Settings;
  readonly discovery: BootDiscovery;
  /** The visitor's overrides, by remote. Never on a production site (ADR 0017). */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Versions that the visitor requested, by remote. */
  readonly previews?: Readonly<Record<string, string>>;
  /** Dev servers of remotes in development, by remote. */
  readonly remoteServers?: Readonly<Record<string, string>>;
}

export const siteBootId = 'alzette-boot';

/** The cookie with the checkout type of the browser's cart, where it is not `esales`. It holds no personal data. */
export const checkoutCookie = 'alzette_checkout';

/** The cookie with the visitor's choice about analytics, where there is one: `accepted` or `refused`. */
export const consentCookie = 'alzette-analytics';

/** The name of the remote that fills a slot (`cart`, `checkout/esales`); null when no listed release does. */
export function remoteForSlot(discovery: BootDiscovery, slot: string): string | null {
  const entry = Object.entries(discovery.remotes).find(([, releases]) =>
    releases.some((release) => release.places.includes(slot)),
  );
  return entry?.[0] ?? null;
}
