import type { BootDiscovery } from './site-boot';

/** The elements that a page of any origin may use. */
export const embedElements = ['alzette-cart', 'alzette-esales-checkout', 'alzette-prepaid-checkout'] as const;

/** What our styles are scoped to on a page that is not the shop's. It adds nothing to a rule's specificity. */
export const embedScope = `:where(${embedElements.join(',')})`;

/** A file of the embed host. `href` is a path of the shop's site. */
export interface EmbedFile {
  readonly href: string;
  readonly integrity: string;
}

/** What `GET /embed/boot.json` tells a page that may embed the shop. Holds nothing personal. */
export interface EmbedBoot<Settings = unknown> {
  /** Whether a customer is logged in; who it is, only `GET /api/session` says. */
  readonly isCustomer: boolean;
  readonly settings: Settings;
  readonly discovery: BootDiscovery;
  readonly host: {
    readonly entry: EmbedFile;
    /** Scripts that the entry loads next. */
    readonly preload: readonly EmbedFile[];
  };
}
