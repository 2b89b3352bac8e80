import type { HttpPort } from './http-port';
import type { StorePort } from './store-port';

/** Version of the port below. A remote's release says which range it needs. */
export const hostServicesVersion = '1.1';

/** Everything a remote gets from whoever hosts it. Remotes reach nothing else of the host. */
export interface HostServices {
  readonly version: string;
  readonly store: StorePort;
  readonly http: HttpPort;
  readonly locale: 'fr' | 'en' | 'de';
  /** Goes to a page of the site without a reload, or to another site with one. `replace` leaves no history entry. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Pushes an analytics event; nothing is pushed without consent. */
  track(event: string, data?: Readonly<Record<string, unknown>>): void;
  /** Tells the operator's team about an error the shopper met. Never carries personal data. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
  /** The operator's public settings; shape owned by the host, read through `@alzette/operator-config`. */
  readonly settings: unknown;
  /**
   * Origin of the shop, on a page that is another site's (since 1.1). Title and scroll position of such a page are not a
   * remote's to set, and addresses of the shop need this in front. Left out on the shop's own pages.
   */
  readonly site?: string;
}
