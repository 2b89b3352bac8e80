export { hostServicesVersion, type HostServices } from './host-services';
export type { HttpPort, HttpRequest, HttpResponse } from './http-port';
export type { StorePort, StoreSlice, StoreAction } from './store-port';
export type { Mount, MountOptions, MountedRemote, MountProps } from './mount';
export { mountContractVersion } from './mount';
