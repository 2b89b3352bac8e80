/** `release.json` of one immutable release folder `remotes/<name>/<version>/`. File names are relative to the folder. */
export interface ReleaseManifest {
  readonly name: string;
  readonly version: string;
  /** Global name of the Module Federation container, for instance `alzette_cart`. */
  readonly container: string;
  readonly entry: 'remoteEntry.js';
  readonly provides: Readonly<Record<string, string>>;
  /** See `ReleaseExtras.places`. */
  readonly places: readonly string[];
  readonly requires: Readonly<Record<string, string>>;
  /** `sha384-…` of every file a browser may load, by file name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Scripts and style sheets of the exposed module, to be fetched ahead on the remote's own page. */
  readonly preload: readonly string[];
  /** The message catalogue of each language, where the remote has its own. */
  readonly messages?: Readonly<Record<string, string>>;
}
