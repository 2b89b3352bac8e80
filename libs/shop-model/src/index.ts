export { centsToEuros, readDecimalComma, splitPrice, vatIncluded, type Cents, type SplitPrice } from './money';
export { isSubscriptionFamily, subscriptionFamilies, type SubscriptionFamily } from './cart';
export {
  confirmedCheckoutType,
  devicePath,
  matchPath,
  pathFor,
  pathInLocale,
  pathsInAllLocales,
  slotOfPage,
  type NamedPage,
  type Page,
  type PathMatch,
  type RemotePages,
  type SitePaths,
} from './site-paths';
export { luxembourgDate } from './calendar';
export { isLocale, locales, type Locale } from './locale';
export {
  changeableFamily,
  childrenOf,
  emptyCart,
  groupsByType,
  installedItems,
  isInstalled,
  isMobileLine,
  itemTypes,
  mobileLines,
  needsDelivery,
  physicalSimLines,
  subscriptionItems,
  type Cart,
  type CartItem,
  type ChangedLine,
  type CheckoutType,
  type DeviceFacts,
  type ItemInstallationMode,
  type ItemPrice,
  type ItemType,
  type PlanOfDevice,
  type SimType,
  type SubscriptionMode,
} from './cart';
export { itemsRemovedWith, withChoice, withoutItem, withOffer, withRestored, type RemovedItem } from './cart-changes';
export { appliedPrice, cartTotals, monthlyOf, oneOffOf, upfrontOf, type CartTotals } from './cart-totals';
export {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  installationKeys,
  mobileLineKeys,
  readSimType,
  sensitiveKeys,
  topUpKeys,
  tvLineKeys,
  type FormValues,
} from './form-keys';
export {
  addOnVariantLabel,
  describeAddOn,
  describeInstallationMode,
  describePlan,
  describeTvPackage,
  maxQuantityOf,
  speedText,
  type AddOnDescription,
  type PlanDescription,
  type ReadMore,
} from './offers/attributes';
export {
  addOnItem,
  createTvPackageIdentifiers,
  deviceOfferCode,
  storageText,
  tvPackageItem,
  upfrontUnder,
  withAnswers,
  type AddedItem,
} from './offers/items';
export {
  chosenAddOn,
  offerOf,
  restoredEntry,
  savedEntries,
  type ChosenAddOn,
  type Offer,
  type OfferAddOns,
  type RestoredEntry,
} from './offers/offer';
export { numberAnswers, unknownIccid, withItemAnswers, type NumberAnswers } from './item-answers';
export {
  isPrepaidCheckout,
  prepaidItemTypes,
  starterPackProduct,
  topUpAddress,
  topUpEmail,
  topUpProduct,
  type PrepaidCheckoutType,
  type PrepaidProduct,
} from './prepaid';
export { normaliseCreditStatus, type CreditCheckOutcome } from './credit-check';
export { needsProofOfResidence, proofExtensions, proofMaxBytes, proofMediaType } from './proof-of-residence';
export {
  compact,
  formatIban,
  phoneHref,
  readEmail,
  readIban,
  readPostcode,
  readSameSitePath,
  safeOrigin,
  spacedNumber,
  withCountryCode,
} from './text';
export type { Problem } from './wire/problem';
export type {
  AdditionalProduct,
  AdditionalVariant,
  Attributes,
  DeviceColour,
  DeviceFunding,
  DeviceList,
  DeviceOffer,
  DeviceStorage,
  DeviceSummary,
  DeviceTaxon,
  DeviceVariant,
  InstallationMode,
  StarterPackList,
  SubscriptionList,
  SubscriptionVariant,
  TopUpAmounts,
  TvPackage,
  VariantOption,
  VariantPrice,
} from './wire/catalogue';
export type { CartToken, SavedCart, SavedCartEntry } from './wire/saved-cart';
export type { Customer, CustomerLine, Session } from './wire/session';
export type { Voucher } from './wire/order';
export type { InstallationCalendar } from './wire/order';
export type {
  ComplementaryInformation,
  ConfirmRequest,
  CustomerInformation,
  Installation,
  OrderAddress,
  OrderItem,
  OrderRequest,
  OrderResponse,
  OrderResponseItem,
  PaymentState,
} from './wire/order';
export type {
  ConfirmationMessage,
  ConfirmationMessages,
  ContractDocument,
  ContractDocuments,
  CreditCheckStatus,
  DocumentKind,
  DocumentUpdate,
  DocumentUpdateRequest,
  IbanResult,
  KycInformation,
  PaymentUrl,
  PaymentUrlRequest,
} from './wire/tools';
