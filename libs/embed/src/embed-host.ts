import type { EmbedBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import type { EmbedOffer } from './embed-offer';

/** What an element shows. Which remote does so stands in the discovery document. */
export type EmbedKind = 'cart' | 'esales' | 'prepaid';

export type EmbedLocale = 'fr' | 'en' | 'de';

/** As `SlotState` of host-kit, told here so that the elements' small file imports none of it. */
export type EmbedState = 'loading' | 'ready' | 'failed';

export interface EmbedRequest {
  /** Where events are dispatched, and whose attributes say what the page wants. */
  readonly element: HTMLElement;
  readonly kind: EmbedKind;
  readonly locale: EmbedLocale;
  /** The slot: the element that the remote fills. `embed.js` and the host may be of two builds, so the name stays. */
  readonly place: HTMLElement;
  readonly onState: (state: EmbedState) => void;
}

export interface Embedded {
  /** Puts an offer into the cart. Rejects when it is not sold. */
  add(offer: EmbedOffer): Promise<void>;
  /** Leaves nothing behind: no listener, no timer. */
  leave(): void;
}

/** The big half, which is loaded when the first element is used: store, services, and the runtime of remotes. */
export interface EmbedHost {
  embed(request: EmbedRequest): Embedded;
}

export interface EmbedStart {
  /** Origin of the shop. */
  readonly site: string;
  readonly boot: EmbedBoot<PublicSettings>;
}

declare global {
  /** How the two files find each other. */
  var __alzetteEmbed: ((start: EmbedStart) => Promise<EmbedHost>) | undefined;
}
