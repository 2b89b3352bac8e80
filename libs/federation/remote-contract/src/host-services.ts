import type { HttpPort } from './http-port';
import type { StorePort } from './store-port';

/** Version of `HostServices`. A release states the range that it requires. */
export const hostServicesVersion = '1.3';

/** The services of a host: the only access of a remote to its host. */
export interface HostServices {
  readonly version: string;
  /** Its shared part is `SharedStore`. */
  readonly store: StorePort;
  readonly http: HttpPort;
  readonly locale: 'fr' | 'en' | 'de';
  /** Navigates within the site without a reload, or to another site with one. `replace` adds no history entry. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Tracks an analytics event, with consent only. */
  track(event: string, data?: Readonly<Record<string, unknown>>): void;
  /** Reports an error to the operator's team. It must not hold personal data. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
  /** The operator's public settings. The host owns the shape: `PublicSettings` of `@alzette/operator-config`. */
  readonly settings: unknown;
  /**
   * Origin of the shop on embedding pages (since 1.1), the base of the shop's addresses. There a remote must not set the title or
   * the scroll position. Missing on the shop's own pages.
   */
  readonly site?: string;
}
