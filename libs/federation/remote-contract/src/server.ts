import type { MountProps } from './mount';
import type { SharedState } from './shared-store';

/** Version of the server bundle that a release provides as `./server`. */
export const serverContractVersion = '1.0';

/** What a server bundle renders from. It comes as a structured clone: the server bundle may keep or change it. */
export interface RenderRequest {
  /** The slot: `cart`, `checkout/esales`. */
  readonly place: string;
  readonly locale: 'fr' | 'en' | 'de';
  readonly props: MountProps;
  /** The operator's public settings, see `HostServices.settings`. */
  readonly settings: unknown;
  /** The shared state as the server knows it. It holds no personal data and no typed values. */
  readonly state: SharedState;
  /** The visitor's cookies that the remote's browser bundle set under `<remote>.<name>`, by name. Visitors can write anything in them. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** What the browser bundle has to know to continue from the HTML; JSON. */
export type DrawnRemote = Pick<RenderRequest, 'place' | 'state' | 'cookies'>;

export interface RenderContext {
  /** Aborts when the release has taken half a second: the page was sent without it, and an error now counts as a failure. */
  readonly signal: AbortSignal;
}

export interface RenderedRemote {
  /** The content of the remote's element. */
  readonly html: string;
}

/**
 * The only export of a release's server bundle, a CommonJS file without imports. It runs in a worker of its own, without network,
 * files or environment. A page waits 100 ms for it; a worker that takes a second is ended. The browser renders the remote when it
 * throws, when it is late, and where it resolves to null.
 */
export type Render = (request: RenderRequest, context: RenderContext) => Promise<RenderedRemote | null>;
