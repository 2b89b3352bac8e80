import type { EmbedBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';

/** The page of the shop that an element shows. The discovery document names the remote. */
export type EmbedKind = 'cart' | 'esales' | 'prepaid';

export type EmbedLocale = 'fr' | 'en' | 'de';

/** Equals `SlotState` of host-kit, which `embed.js` must not import. */
export type EmbedState = 'loading' | 'ready' | 'failed';

export interface EmbedRequest {
  /** It dispatches the events, and its attributes are the page's options. */
  readonly element: HTMLElement;
  readonly kind: EmbedKind;
  readonly locale: EmbedLocale;
  /** The slot that the remote fills. `embed.js` and the host may come from two builds, so the name stays. */
  readonly place: HTMLElement;
  readonly onState: (state: EmbedState) => void;
}

export interface Embedded {
  /** Adds an offer to the cart. Rejects with an `EmbedOfferError`. */
  add(offer: EmbedOffer): Promise<void>;
  /** Removes all listeners and timers. */
  leave(): void;
}

/** Store, services and remote runtime. The first element loads it. */
export interface EmbedHost {
  embed(request: EmbedRequest): Embedded;
}

export interface EmbedStart {
  /** Origin of the shop. */
  readonly site: string;
  readonly boot: EmbedBoot<PublicSettings>;
}

declare global {
  /** The host's entry sets it for `embed.js`. */
  var __alzetteEmbed: ((start: EmbedStart) => Promise<EmbedHost>) | undefined;
}

/** An offer of the shop, for `add`. */
export interface EmbedOffer {
  readonly type:
    'device' | 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo' | 'prepaid_top_up' | 'prepaid_starter_pack';
  /** Code of the variant in the catalogue, for instance `mobile-alzette-s`. */
  readonly code: string;
  /** Whether the offer replaces a cart of another checkout type. Otherwise `add` rejects with `other_checkout`. */
  readonly replace?: boolean;
}

/** The error of a rejected `add`: `unavailable` means that the shop does not load or the element is not on the page. */
export class EmbedOfferError extends Error {
  override readonly name = 'EmbedOfferError';

  constructor(readonly code: 'unknown_offer' | 'sold_out' | 'other_checkout' | 'unavailable') {
    super(`The offer was not added to the cart: ${code}`);
  }
}
