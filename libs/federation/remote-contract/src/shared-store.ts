/**
 * The part of the host's store that remotes share: what they may read and dispatch. Remotes ignore the rest. The host's store
 * is checked against it when it is compiled, and every release against the last one, as the services are.
 */
export interface SharedStore {
  readonly state: SharedState;
  /** By the action's type; a remote dispatches `{ type, payload }`. */
  readonly actions: SharedActions;
}

export interface SharedState {
  readonly cart: SharedCart;
  readonly checkoutForm: { readonly values: Readonly<Record<string, string | boolean>> };
  readonly session: {
    readonly status: 'guest' | 'customer';
    readonly customer: { readonly accountNumber: string } | null;
  };
}

export interface SharedCart {
  /** A cleared or confirmed cart gets a new id. */
  readonly id: string;
  readonly items: readonly SharedCartItem[];
  readonly prepaid: { readonly type: string; readonly code: string; readonly amount: number } | null;
  readonly version: number;
  readonly preconfToken: string | null;
  readonly resetCartPreconf: boolean;
  readonly checkoutType: 'esales' | 'prepaid_top_up' | 'prepaid_starter_pack';
  readonly confirmed: boolean;
  /** The order whose payment was begun, until its confirmation was shown. Absent before host services 1.3. */
  readonly placedOrder?: {
    readonly tokenValue: string;
    readonly type: string;
    readonly cartId: string;
    readonly wantsNewsletter: boolean;
  } | null;
}

/** What remotes of other teams may rely on; amounts are cents. */
export interface SharedCartItem {
  readonly identifier: string;
  readonly type:
    'device' | 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo' | 'subscription-additional' | 'tv-package';
  readonly product: { readonly code: string; readonly name: string };
  readonly variant: { readonly code: string; readonly name: string };
  readonly parentIdentifier: string | null;
  readonly origin: string;
  readonly quantity: number;
  readonly subscriptionMode: 'new' | 'change';
  readonly keepNumber: boolean;
  readonly simType: 'physical' | 'eSIM' | null;
  readonly voucher: { readonly voucherCode: string; readonly amount: number } | null;
}

interface OfItem {
  readonly identifier: string;
}

/** Made by the shop's own libs; the contract does not say what is inside. */
type Opaque = never;

export interface SharedActions {
  readonly 'cart/addOnChosen': (payload: { readonly item: Opaque }) => void;
  readonly 'cart/cartCleared': () => void;
  readonly 'cart/cartConfirmed': () => void;
  readonly 'cart/cartVersionChanged': () => void;
  readonly 'cart/installationModeChosen': (payload: OfItem & { readonly installationMode: string }) => void;
  readonly 'cart/itemRemoved': (payload: OfItem) => void;
  readonly 'cart/itemsPutBack': (payload: { readonly lines: readonly Opaque[] }) => void;
  readonly 'cart/itemsRefreshed': (payload: { readonly items: readonly Opaque[] }) => void;
  readonly 'cart/keepNumberChosen': (payload: OfItem & { readonly keepNumber: boolean }) => void;
  readonly 'cart/offerAdded': (payload: { readonly items: readonly Opaque[]; readonly replaces?: string }) => void;
  /** Since host services 1.3, as the next one. */
  readonly 'cart/orderPlaced': (payload: {
    readonly tokenValue: string;
    readonly type: SharedCart['checkoutType'];
    readonly wantsNewsletter?: boolean;
  }) => void;
  readonly 'cart/placedOrderShown': () => void;
  readonly 'cart/preconfTokenStored': (payload: { readonly preconfToken: string }) => void;
  readonly 'cart/prepaidChosen': (payload: { readonly product: Opaque }) => void;
  readonly 'cart/savedCartRestored': (payload: { readonly items: readonly Opaque[] }) => void;
  readonly 'cart/simTypeChosen': (payload: OfItem & { readonly simType: 'physical' | 'eSIM' }) => void;
  readonly 'cart/voucherApplied': (
    payload: OfItem & { readonly voucher: { readonly voucherCode: string; readonly amount: number } },
  ) => void;
  readonly 'cart/voucherCleared': (payload: OfItem) => void;
  readonly 'checkoutForm/valuesErased': (payload: { readonly names: readonly string[] }) => void;
  readonly 'checkoutForm/valuesForgotten': () => void;
  readonly 'checkoutForm/valuesTyped': (payload: Readonly<Record<string, string | boolean>>) => void;
}
