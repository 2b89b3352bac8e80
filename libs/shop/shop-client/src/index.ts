export { errorCode, errorProblem, isGone, type RequestErrorCode, ShopHttpError } from './http-error';
export { findTowns, searchAddresses, type TypedAddress } from './addresses';
export { sendAnalyticsConsent } from './consent';
export { legalPageQuery } from './legal-page';
export {
  acceptNewsletter,
  cancelOrder,
  confirmOrder,
  createOrder,
  contractDocumentUrl,
  getContractDocuments,
  getInstallationCalendar,
  getOrder,
  getPaymentUrl,
  sendCustomerInformation,
  updateContractDocument,
} from './order';
export {
  checkCredit,
  findVoucher,
  getKycInformation,
  getRemainingLimits,
  qualifyService,
  validateIban,
  type CreditCheckInput,
  type CreditCheckResult,
} from './checks';
export { findPrepaidProduct } from './find-prepaid-product';
export { cookieCartItems } from './cookie-cart';
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
export {
  announceReturn,
  correctNumber,
  endContracts,
  getFollowedOrder,
  getMyOrders,
  getOpenLines,
  openOrderLink,
  requestOrderLink,
  rescheduleInstallation,
} from './my-orders';
export { readUpload, type ReadUpload, type Upload } from './read-upload';
export { getConfirmationMessages, getPrepaidMessage } from './confirmation-messages';
export {
  contractSummaryUrl,
  getAddOnName,
  getDevice,
  getDeviceOffer,
  getDevices,
  getStarterPacks,
  getSubscription,
  getSubscriptions,
  getTopUpAmounts,
  deviceQuery,
  devicesQuery,
  offerQuery,
  starterPacksQuery,
  subscriptionsQuery,
  topUpAmountsQuery,
  deliveryPricesQuery,
  type FoundDevice,
} from './catalogue';
export { getCustomer, loginUrl, logOut } from './session';
export { responsesOf, cachedValue, fetchQuery, keepResponses, type Query } from './query';
