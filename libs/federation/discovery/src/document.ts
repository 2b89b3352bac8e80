type Localized = Readonly<Record<'fr' | 'en' | 'de', string>>;

export interface ReleasedPage {
  /** The path after the locale. */
  readonly path: Localized;
  readonly title: Localized;
  /**
   * False where the page is the same for all visitors until it runs in the browser: the server renders it without the visitor's cart and
   * cookies, keeps it, and search engines find it. Releases from before have no value: their pages are rendered with the visitor's cart.
   */
  readonly dependsOnVisitor?: boolean;
}

/** Pages that a remote fills, by slot. */
export type ReleasedPages = Readonly<Record<string, ReleasedPage>>;

/** The additions of this project to a release of the AWS frontend-discovery schema. */
export interface ReleaseExtras {
  /** `sha384-…` of `release.json`, which holds the hashes of all files of the release. */
  readonly manifest: string;
  /** Contracts that the release provides, by exposed module: `{ './mount': '1.0' }`. */
  readonly provides: Readonly<Record<string, string>>;
  /** Contract ranges that the release requires of its host: `{ 'host-services': '^1', 'federation-runtime': '~2.9' }`. */
  readonly requires: Readonly<Record<string, string>>;
  /** Global name of the Module Federation container, for instance `alzette_cart`. */
  readonly entryName: string;
  /**
   * The slots that the remote fills: `cart`, or `checkout/esales` for the checkout of esales carts. Hosts look up the remote of
   * a slot here; their code names no remote.
   */
  readonly places: readonly string[];
  /** The pages of those slots that are no pages of the host. The site serves them as long as the release is shown. */
  readonly pages?: ReleasedPages;
  /** A withdrawn release is never chosen, pinned or fallen back to. */
  readonly withdrawn?: boolean;
  /** No visitor gets a preview, and none falls back to it: it is shown to those who ask for its version. */
  readonly preview?: boolean;
  /** Time of the first publication, ISO 8601. */
  readonly publishedAt?: string;
}

/** One release of one remote as the discovery document lists it. */
export interface DiscoveredRelease {
  /** Path or absolute address of `remoteEntry.js`. */
  readonly url: string;
  readonly fallbackUrl?: string;
  /** `integrity` is the `sha384-…` of the file at `url`. */
  readonly metadata: { readonly integrity: string; readonly version: string };
  /** `traffic` is a percentage of the visitors. The default release gets the remaining visitors. */
  readonly deployment?: { readonly traffic: number; readonly default: boolean };
  readonly extras: ReleaseExtras;
}

/** The discovery document, in the shape of the AWS frontend-discovery schema. Keys are `<scope>/<name>`. */
export interface DiscoveryDocument {
  readonly schema: string;
  /** Increases with every change, so that servers detect an older document. */
  readonly revision: number;
  /** ISO 8601. The site server refuses a document after this time, and one without it: a copy of an old document does not last. */
  readonly expires?: string;
  /** Detached JWS (EdDSA) over all other members. The site server refuses a document without a valid one. */
  readonly signature?: string;
  /**
   * In a document that a withdrawal key signed: the document of a release key that it is made from. It may differ from it only by
   * withdrawn canaries.
   */
  readonly base?: DiscoveryDocument;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredRelease[]>>;
}

/** Address of the schema that the document follows. */
export const discoverySchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** `release.json` of one immutable release folder `remotes/<name>/<version>/`. File names are relative to the folder. */
export interface ReleaseManifest {
  readonly name: string;
  readonly version: string;
  /** Global name of the Module Federation container, for instance `alzette_cart`. */
  readonly container: string;
  readonly entry: 'remoteEntry.js';
  /**
   * The entry with a federation runtime of its own, for hosts that do not provide what `entry` requires. Missing in releases whose
   * `entry` takes no runtime from its host.
   */
  readonly standaloneEntry?: string;
  /** The part that renders the remote on the server, where it has one: `Render` of the contract. */
  readonly server?: string;
  /** The packages in the release, as CycloneDX in JSON. Missing in older releases. */
  readonly sbom?: string;
  readonly provides: Readonly<Record<string, string>>;
  /** See `ReleaseExtras.places`. */
  readonly places: readonly string[];
  /** See `ReleaseExtras.pages`. */
  readonly pages?: ReleasedPages;
  readonly requires: Readonly<Record<string, string>>;
  /** `sha384-…` of every file, by file name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Scripts and style sheets of the exposed module, to be fetched ahead on the remote's own page. */
  readonly preload: readonly string[];
  /** The messages file of each language, where the remote has its own. */
  readonly messages?: Readonly<Record<string, string>>;
}
