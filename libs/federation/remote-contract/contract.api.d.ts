// The contract as it was last released. Written by "alzette-release check --write-contract", compared at every release.
export declare const hostServicesVersion = "1.2";
export interface HostServices {
    readonly version: string;
    readonly store: StorePort;
    readonly http: HttpPort;
    readonly locale: 'fr' | 'en' | 'de';
    navigate(path: string, options?: {
        readonly replace?: boolean;
    }): void;
    track(event: string, data?: Readonly<Record<string, unknown>>): void;
    report(error: unknown, context: Readonly<Record<string, string>>): void;
    readonly settings: unknown;
    readonly site?: string;
}
export interface HttpRequest {
    readonly method: 'GET' | 'POST' | 'PATCH';
    readonly url: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly timeout?: number;
    readonly signal?: AbortSignal;
}
export interface HttpResponse<Body> {
    readonly status: number;
    readonly body: Body;
}
export interface HttpPort {
    request<Body>(request: HttpRequest): Promise<HttpResponse<Body>>;
}
export declare const mountContractVersion = "1.0";
export interface MountProps {
    readonly path: string;
    readonly query: string;
}
export interface MountOptions {
    readonly services: HostServices;
    readonly props: MountProps;
    readonly signal: AbortSignal;
    readonly onReady: () => void;
    readonly onFatal: (error: unknown) => void;
}
export interface MountedRemote {
    update(props: MountProps): void;
    unmount(): void;
}
export type Mount = (element: HTMLElement, options: MountOptions) => MountedRemote;
export interface SharedStore {
    readonly state: SharedState;
    readonly actions: SharedActions;
}
export interface SharedState {
    readonly cart: SharedCart;
    readonly checkoutForm: {
        readonly values: Readonly<Record<string, string | boolean>>;
    };
    readonly session: {
        readonly status: 'guest' | 'customer';
        readonly customer: {
            readonly accountNumber: string;
        } | null;
    };
}
export interface SharedCart {
    readonly id: string;
    readonly items: readonly SharedCartItem[];
    readonly prepaid: {
        readonly type: string;
        readonly code: string;
        readonly amount: number;
    } | null;
    readonly version: number;
    readonly preconfToken: string | null;
    readonly resetCartPreconf: boolean;
    readonly checkoutType: 'esales' | 'prepaid_top_up' | 'prepaid_starter_pack';
    readonly confirmed: boolean;
}
export interface SharedCartItem {
    readonly identifier: string;
    readonly type: 'device' | 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo' | 'subscription-additional' | 'tv-package';
    readonly product: {
        readonly code: string;
        readonly name: string;
    };
    readonly variant: {
        readonly code: string;
        readonly name: string;
    };
    readonly parentIdentifier: string | null;
    readonly origin: string;
    readonly quantity: number;
    readonly subscriptionMode: 'new' | 'change';
    readonly keepNumber: boolean;
    readonly simType: 'physical' | 'eSIM' | null;
    readonly voucher: {
        readonly voucherCode: string;
        readonly amount: number;
    } | null;
}
interface OfItem {
    readonly identifier: string;
}
type Opaque = never;
export interface SharedActions {
    readonly 'cart/addOnChosen': (payload: {
        readonly item: Opaque;
    }) => void;
    readonly 'cart/cartCleared': () => void;
    readonly 'cart/cartConfirmed': () => void;
    readonly 'cart/cartVersionChanged': () => void;
    readonly 'cart/installationModeChosen': (payload: OfItem & {
        readonly installationMode: string;
    }) => void;
    readonly 'cart/itemRemoved': (payload: OfItem) => void;
    readonly 'cart/itemsPutBack': (payload: {
        readonly lines: readonly Opaque[];
    }) => void;
    readonly 'cart/itemsRefreshed': (payload: {
        readonly items: readonly Opaque[];
    }) => void;
    readonly 'cart/keepNumberChosen': (payload: OfItem & {
        readonly keepNumber: boolean;
    }) => void;
    readonly 'cart/offerAdded': (payload: {
        readonly items: readonly Opaque[];
        readonly replaces?: string;
    }) => void;
    readonly 'cart/preconfTokenStored': (payload: {
        readonly preconfToken: string;
    }) => void;
    readonly 'cart/prepaidChosen': (payload: {
        readonly product: Opaque;
    }) => void;
    readonly 'cart/savedCartRestored': (payload: {
        readonly items: readonly Opaque[];
    }) => void;
    readonly 'cart/simTypeChosen': (payload: OfItem & {
        readonly simType: 'physical' | 'eSIM';
    }) => void;
    readonly 'cart/voucherApplied': (payload: OfItem & {
        readonly voucher: {
            readonly voucherCode: string;
            readonly amount: number;
        };
    }) => void;
    readonly 'cart/voucherCleared': (payload: OfItem) => void;
    readonly 'checkoutForm/valuesErased': (payload: {
        readonly names: readonly string[];
    }) => void;
    readonly 'checkoutForm/valuesForgotten': () => void;
    readonly 'checkoutForm/valuesTyped': (payload: Readonly<Record<string, string | boolean>>) => void;
}
export {};
export interface StoreAction {
    readonly type: string;
}
export interface StoreSlice {
    readonly reducerPath: string;
    readonly reducer: (state: never, action: never) => unknown;
}
export interface StorePort {
    inject(slice: StoreSlice): void;
    dispatch<Action extends StoreAction>(action: Action): Action;
    getState(): unknown;
    subscribe(listener: () => void): () => void;
}
