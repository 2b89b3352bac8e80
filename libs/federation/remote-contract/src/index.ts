export { hostServicesVersion, type HostServices } from './host-services';
export type { HttpPort, HttpRequest, HttpResponse } from './http-port';
export type { SharedActions, SharedCart, SharedCartItem, SharedState, SharedStore } from './shared-store';
export type { StorePort, StoreSlice, StoreAction } from './store-port';
export {
  mountContractVersion,
  type Hydrate,
  type HydrateOptions,
  type Mount,
  type MountModule,
  type MountOptions,
  type MountedRemote,
  type MountProps,
} from './mount';
export {
  serverContractVersion,
  type DrawnRemote,
  type Render,
  type RenderContext,
  type RenderedRemote,
  type RenderRequest,
} from './server';
