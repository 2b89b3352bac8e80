// Builders for specs of every lib and app. Published as `@alzette/shop-model/testing`.
export { anAdditional, anAdditionalVariant } from './additional';
export { aCartItem, aDeviceItem } from './cart-item';
export { aCustomer } from './customer';
export { aDevice, aDeviceOffer, aDeviceSummary, aDeviceVariant, aPaidDeviceVariant } from './device';
export { aStarterPack, aTopUp } from './prepaid';
export { aMobileVariant, anInternetVariant, aTvPackage, aTvVariant } from './subscription-variant';
export { termCases, type TermCase } from './terms';
export { anOrder, anOrderItem } from './order';
export { aPerson, unprintableNames, type TypedPerson } from './people';
