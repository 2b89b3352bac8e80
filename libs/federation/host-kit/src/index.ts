export { createServices, type OwnServices } from './create-services';
export { mountRemote, type RemoteSlotHandle, type MountRemoteOptions, type SlotState } from './mount-remote';
export {
  createErrorReport,
  createLazyHttpPort,
  followRefreshEvents,
  forgetPurchases,
  isFirstPurchase,
  recogniseCustomer,
  refreshCart,
} from './host-services';
export { freezeIntegrity } from './integrity-map';
export { isRunnable, loadRelease, ReleaseRefusedError } from './load-release';
export { dispatchingRelease } from './replaceable-slices';
export { withServedReleases, type ServedReleases, type ServedState } from './served-releases';
