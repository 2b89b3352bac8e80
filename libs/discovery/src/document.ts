/** What this project adds to the fields of the AWS frontend-discovery schema, for one release. */
export interface ReleaseExtras {
  /** `sha384-…` of the release's `release.json`, which holds the hashes of all its files. */
  readonly manifest: string;
  /** Contracts this release offers, by exposed module: `{ './mount': '1.0' }`. */
  readonly provides: Readonly<Record<string, string>>;
  /** Ranges this release needs from its host: `{ 'host-services': '^1' }`. */
  readonly requires: Readonly<Record<string, string>>;
  /** Global name of the Module Federation container, for instance `alzette_cart`. */
  readonly entryName: string;
  /**
   * Places of the site that this remote fills: `cart`, or `checkout/esales` for the checkout of carts of that type. Hosts
   * learn from here which remote a page needs; none is named in their code.
   */
  readonly places: readonly string[];
  /** Taken off: nobody is given it, stays on it or falls back to it. */
  readonly withdrawn?: boolean;
  /** When it was published first, as ISO 8601. */
  readonly publishedAt?: string;
}

/** One release of one remote as the discovery document lists it. */
export interface DiscoveredRelease {
  /** Address of the release's `remoteEntry.js`, a path of this site or an absolute address. */
  readonly url: string;
  readonly fallbackUrl?: string;
  /** `integrity` is the `sha384-…` of the file at `url`. */
  readonly metadata: { readonly integrity: string; readonly version: string };
  /** `traffic` in percent of the visitors, 0 to 100. The default release takes the visitors no other takes. */
  readonly deployment?: { readonly traffic: number; readonly default: boolean };
  readonly extras: ReleaseExtras;
}

/** The discovery document, in the shape of the AWS frontend-discovery schema. Keys are `<scope>/<name>`. */
export interface DiscoveryDocument {
  readonly schema: string;
  /** Grows with every change of the document, so that an older one is noticed. */
  readonly revision: number;
  /** Detached JWS (EdDSA) over all other members; the site server takes no document without a good one. */
  readonly signature?: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredRelease[]>>;
}

/** Address of the schema whose shape the document follows. */
export const discoverySchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
