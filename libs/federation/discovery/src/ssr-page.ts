import type { SiteBoot } from './site-boot';

/** The parameters of a rendered page. Many visitors share them: none is personal. */
export interface RenderedFor {
  /** Path and choices (`?plan=`), in their normal form (`ServerShell.addressOf`). */
  readonly address: string;
  /** Customers have prices of their own. */
  readonly isCustomer: boolean;
  /** Whether the visitor has not chosen about analytics yet. */
  readonly asksConsent: boolean;
  /** The type of the visitor's cart. It selects the remote of the checkout. */
  readonly checkoutType: string;
  /** Whether the remote of the page is rendered too: the page then holds `remotePlace` inside its slot. */
  readonly rendersRemote: boolean;
}

/** The placeholder of a rendered remote's content in the page of the shell. */
export const remotePlace = '<!--remote-->';

/** The script element with the contract's `DrawnRemote` as JSON: the remote that a server bundle rendered into the slot. */
export const ssrRemoteId = 'alzette-drawn-remote';

/** The input of the shell's server bundle for a page. */
export interface PageToRender<Settings = unknown> {
  readonly boot: SiteBoot<Settings>;
  readonly renderedFor: RenderedFor;
  /** Reads the catalogue. Resolves for every status; rejects without a response. */
  readonly read: (path: string, query: Readonly<Record<string, string>>) => Promise<CatalogueResponse>;
}

export interface CatalogueResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The data that the browser needs to hydrate a rendered page; JSON in the script element `ssrPageId`. */
export interface SsrPage extends RenderedFor {
  /** The catalogue's responses by query. */
  readonly responses: Readonly<Record<string, unknown>>;
}

export const ssrPageId = 'alzette-drawn';

/** The server bundle of the shell's build: a CommonJS module. */
export interface ServerShell<Settings = unknown> {
  /** The address of a request without parameters that change nothing; null for a page that is not rendered. */
  addressOf(pathname: string, search: string): string | null;
  /** Rejects when the catalogue does not respond, and when a component throws. */
  renderPage(page: PageToRender<Settings>): Promise<{ readonly html: string; readonly page: SsrPage }>;
}
