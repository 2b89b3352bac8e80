export * from '@alzette/shop-model/testing';
export { aContractDocument, aDocumentUpdate } from './builders/contract-document';
export { aKycInformation } from './builders/kyc-information';
export { aDiscovery, aRelease } from './builders/releases';
export { aSettings } from './builders/settings';
export { fakeHttp, type FakeResponse, type FakeFailure, type FakeHttp } from './fake-http';
export {
  fakeServices,
  type FakeServices,
  type FakeServicesOptions,
  type Reported,
  type Tracked,
} from './fake-services';
export { mountHere } from './mount-here';
export { plain } from './plain';
export { renderWithShop, type RenderWithShopOptions } from './render-with-shop';
export { storeWith } from './store-with';
