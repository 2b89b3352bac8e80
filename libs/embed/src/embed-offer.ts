/** Something the shop sells, for `add`. */
export interface EmbedOffer {
  readonly type:
    'device' | 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo' | 'prepaid_top_up' | 'prepaid_starter_pack';
  /** Code of the variant in the catalogue, for instance `mobile-alzette-s`. */
  readonly code: string;
  /** Whether a cart of another checkout gives way. Otherwise `add` rejects with `other_checkout`. */
  readonly replace?: boolean;
}

/** Why `add` was rejected: `unknown_offer`, `other_checkout`, or `unavailable` when the shop is not to be had or the element is not on the page. */
export class EmbedOfferError extends Error {
  override readonly name = 'EmbedOfferError';

  constructor(readonly code: 'unknown_offer' | 'other_checkout' | 'unavailable') {
    super(`The offer was not put into the cart: ${code}`);
  }
}
