export { isRunnable, loadRelease, ReleaseRefusedError } from './load-release';
export { freezeIntegrity } from './integrity-map';
export { createLazyHttpPort } from './lazy-http-port';
export { fillSlot, type FilledSlot, type FillSlotOptions, type SlotState } from './fill-slot';
export { forgetPurchases, isFirstPurchase } from './pushed-purchases';
export { recogniseCustomer } from './recognise-customer';
export { refreshCart } from './refresh-cart';
export { createErrorReport } from './report-error';
export { withServedReleases, type ServedReleases, type ServedState } from './served-releases';
