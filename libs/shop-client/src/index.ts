export { errorCode, errorProblem, isGone, ShopHttpError } from './http-error';
export { acceptNewsletter } from './order';
export { checkCredit, type CreditCheckInput } from './checks';
export { confirmOrder } from './order';
export { createOrder } from './order';
export {
  decryptCartToken,
  generateCartToken,
  sendSavedCart,
  type SavedCartMail,
  rebuildCart,
  refreshItems,
  refreshPrepaid,
  type RebuiltCart,
  type RefreshedItems,
  type UnavailableOffer,
} from './saved-cart';
export { findVoucher } from './checks';
export { getConfirmationMessages } from './confirmation-messages';
export { contractDocumentUrl, getContractDocuments } from './order';
export { getInstallationCalendar } from './order';
export { getKycInformation } from './checks';
export { getAddOnName } from './catalogue';
export { getDevice, getDeviceOffer, getDevices } from './catalogue';
export { getOrder } from './order';
export { getPaymentUrl } from './order';
export { getPrepaidMessage } from './confirmation-messages';
export { getCustomer, loginUrl, logOut } from './session';
export { getStarterPacks } from './catalogue';
export { getSubscription, getSubscriptions } from './catalogue';
export { getTopUpAmounts } from './catalogue';
export { sendCustomerInformation } from './order';
export { updateContractDocument } from './order';
export { validateIban } from './checks';
export {
  deviceQuery,
  devicesQuery,
  offerQuery,
  starterPacksQuery,
  subscriptionsQuery,
  topUpAmountsQuery,
  type FoundDevice,
} from './catalogue';
export { cachedValue, fetchQuery, type Query } from './query';
