import type { SiteBoot } from './site-boot';

/** What decides how a page is drawn. It is the same for many visitors: nothing in it is personal. */
export interface DrawnFor {
  /** Path and choices (`?plan=`), in their normal form (`ServerShell.addressOf`). */
  readonly address: string;
  /** Customers have prices of their own. */
  readonly isCustomer: boolean;
  /** Whether the visitor has not chosen about analytics yet. */
  readonly asksConsent: boolean;
  /** The type of the visitor's cart, which says what fills the checkout. */
  readonly checkoutType: string;
  /** Whether the remote of the page is drawn too: the page then holds `remotePlace` inside its slot. */
  readonly drawsRemote: boolean;
}

/** Where the content of a drawn remote stands in the page of the shell. */
export const remotePlace = '<!--remote-->';

/** The script element with the contract's `DrawnRemote` as JSON: what the server part of a release drew into the slot. */
export const drawnRemoteId = 'alzette-drawn-remote';

/** What the server part of the shell needs to draw a page. */
export interface PageToDraw<Settings = unknown> {
  readonly boot: SiteBoot<Settings>;
  readonly drawnFor: DrawnFor;
  /** Reads the catalogue. Resolves for every status; rejects without an answer. */
  readonly read: (path: string, query: Readonly<Record<string, string>>) => Promise<CatalogueAnswer>;
}

export interface CatalogueAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the browser has to know of a drawn page to continue from it; JSON in the script element `drawnPageId`. */
export interface DrawnPage extends DrawnFor {
  /** The catalogue's answers by query. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export const drawnPageId = 'alzette-drawn';

/** The server part of the shell's build: a CommonJS module. */
export interface ServerShell<Settings = unknown> {
  /** The address of a request without parameters that change nothing; null for a page that is not drawn. */
  addressOf(pathname: string, search: string): string | null;
  /** Rejects when the catalogue does not answer, and when a component throws. */
  drawPage(page: PageToDraw<Settings>): Promise<{ readonly html: string; readonly page: DrawnPage }>;
}
