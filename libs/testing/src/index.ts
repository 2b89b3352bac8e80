import './browser-gaps';

export { aCartItem, aDeviceItem } from './builders/cart-item';
export { aContractDocument, aDocumentUpdate } from './builders/contract-document';
export { aKycInformation } from './builders/kyc-information';
export { anAdditional, anAdditionalVariant } from './builders/additional';
export { aCustomer } from './builders/customer';
export { aDevice, aDeviceOffer, aDeviceSummary, aDeviceVariant, aPaidDeviceVariant } from './builders/device';
export { aMobileVariant, anInternetVariant, aTvPackage, aTvVariant } from './builders/subscription-variant';
export { anOrder, anOrderItem } from './builders/order';
export { aSettings } from './builders/settings';
export { fakeHttp, type FakeAnswer, type FakeFailure, type FakeHttp } from './fake-http';
export { fakeServices, type FakeServices, type FakeServicesOptions, type Reported, type Tracked } from './fake-services';
export { mountHere } from './mount-here';
export { plain } from './plain';
export { renderWithShop, type RenderWithShopOptions } from './render-with-shop';
export { storeWith } from './store-with';
