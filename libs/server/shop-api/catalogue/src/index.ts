export { catalogueRoutes } from './catalogue-routes';
export { findDeliveryPrices } from './delivery-price-repository';
export { loadDemoCatalogue } from './demo-catalogue/demo-catalogue-repository';
export { findDeviceImages } from './devices';
export { warnOfEmptyCatalogue } from './empty-catalogue-repository';
export { type FindOffer, findOffers } from './find-offers';
export { findStarterPacks, findTopUpAmounts } from './offer-repository';
export { type CataloguePictures, loadCataloguePictures } from './pictures';
export { deviceModel } from './presentation';
export { parseDocument } from './product-catalogue/document-text';
export {
  CatalogueFaults,
  compareCatalogue,
  exportCatalogue,
  importCatalogue,
} from './product-catalogue/import-catalogue';
export { productCatalogueRoutes } from './product-catalogue/product-catalogue-routes';
export { readDocument } from './product-catalogue/read-document';
export {
  deviceCodeOf,
  dispatchStock,
  findAvailable,
  findOrdersHoldingStock,
  findSurplusOrders,
  insertReservations,
  lockStock,
  releaseStock,
  sellStock,
} from './stock-repository';
