import type { ReleaseManifest } from './release-manifest';

/** A release that a page may load: its own address, the hash of its entry, and its manifest. */
export interface BootRelease {
  readonly version: string;
  /** Address of `remoteEntry.js`. */
  readonly url: string;
  readonly integrity: string;
  /** See `ReleaseExtras.places`. */
  readonly places: readonly string[];
  /**
   * With the hashes of scripts and style sheets only: no browser checks others. Null when the release's folder could not be
   * read: loading it will fail, the next release may not.
   */
  readonly manifest: ReleaseManifest | null;
}

/** What the page knows of the remotes: for each name the visitor's release first, then the ones to fall back to. */
export interface BootDiscovery {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, readonly BootRelease[]>>;
}

/** The JSON that the site server writes into every page, in the script element `siteBootId`. Holds nothing personal. */
export interface SiteBoot<Settings = unknown> {
  readonly locale: 'fr' | 'en' | 'de';
  /** Whether a customer is logged in; who it is, only `GET /api/session` says. */
  readonly isCustomer: boolean;
  readonly settings: Settings;
  readonly discovery: BootDiscovery;
  /** Where the visitor takes a remote from instead of from its release, by remote. Never on a production site (ADR 0017). */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Dev servers that remotes come from in development, by remote. */
  readonly remoteServers?: Readonly<Record<string, string>>;
}

export const siteBootId = 'alzette-boot';

/** The cookie in which the browser says of which type its cart's checkout is, where it is not `esales`. Names no person. */
export const checkoutCookie = 'alzette_checkout';
