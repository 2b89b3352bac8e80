import type { BootDiscovery } from './site-boot';

/** The custom elements for embedding pages. */
export const embedElements = ['alzette-cart', 'alzette-esales-checkout', 'alzette-prepaid-checkout'] as const;

/** The scope of the shop's styles on embedding pages. `:where` adds no specificity. */
export const embedScope = `:where(${embedElements.join(',')})`;

/** A file of the embed host. `href` is a path of the shop's site. */
export interface EmbedFile {
  readonly href: string;
  readonly integrity: string;
}

/** The response of `GET /embed/boot.json`. It holds no personal data. */
export interface EmbedBoot<Settings = unknown> {
  /** Whether a customer is logged in. `GET /api/session` returns the customer. */
  readonly isCustomer: boolean;
  readonly settings: Settings;
  readonly discovery: BootDiscovery;
  readonly host: {
    readonly entry: EmbedFile;
    /** Scripts that the entry loads next. */
    readonly preload: readonly EmbedFile[];
  };
}
