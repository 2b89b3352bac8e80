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

/**
 * Requests the boot data of the shop, with the visitor's session. The shop sends it to the origins of the operator file
 * (`embedding.origins`).
 *
 * @param site the shop's origin
 * @throws Error whose message names the cause for developers
 */
export async function readEmbedBoot<Settings = unknown>(site: string): Promise<EmbedBoot<Settings>> {
  const response = await fetch(`${site}/embed/boot.json`, { credentials: 'include' }).catch((cause: unknown) => {
    // Browsers report both faults alike. The origin of a sandboxed frame is `null`, whatever its address.
    const { origin } = globalThis as { readonly origin?: string };
    throw new Error(
      `${site} is unavailable, or does not allow the origin ${origin} to embed it (embedding.origins of the operator file)`,
      { cause },
    );
  });
  if (!response.ok) throw new Error(`${site} responded ${response.status}`);
  return (await response.json()) as EmbedBoot<Settings>;
}
