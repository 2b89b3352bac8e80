export { isRunnable, loadRelease, ReleaseRefusedError } from './load-release';
export { freezeIntegrity } from './integrity-map';
export { createLazyHttpPort } from './lazy-http-port';
export { placeRemote, type PlacedRemote, type PlaceOptions, type PlaceState } from './place-remote';
export { forgetPurchases, isFirstPurchase } from './pushed-purchases';
export { recogniseCustomer } from './recognise-customer';
export { refreshCart } from './refresh-cart';
export { createErrorReport } from './report-error';
export { withServedReleases, type ServedReleases, type ServedState } from './served-releases';
