export { catalogueVersion } from './catalogue-version-repository';
export { demoCatalogueFile } from './demo-catalogue/demo-catalogue-repository';
export { findDeviceOffers } from './devices';
export { findSubscriptions } from './offer-repository';
export type {
  CatalogueDocument,
  ProductOffering,
  ProductOfferingPrice,
  ProductSpecification,
} from './product-catalogue/catalogue-document';
export { readCatalogueRows } from './product-catalogue/catalogue-rows-repository';
