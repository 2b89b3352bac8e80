// The contract as it was last released. Written by "alzette-release check --write-contract", compared at every release.
export declare const hostServicesVersion = "1.1";
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
