export {
  catalogueListOf,
  familiesWith,
  familyHas,
  fixedLineTypes,
  isFixedLineType,
  isSubscriptionFamily,
  subscriptionFamilies,
  type FixedLineType,
  type SubscriptionFamily,
} from './families';
export {
  centsToEuros,
  formatDecimalComma,
  formatMoney,
  formatShortMoney,
  moneyParts,
  parseDecimalComma,
  splitPrice,
  vatIncluded,
  type Cents,
  type MoneyParts,
  type SplitPrice,
} from './money';
export { sumOfWithdrawals } from './withdrawal-amounts';
export { deliveryKindsOf, type DeliveryKind } from './deliveries';
export {
  appliedPrice,
  monthlySteps,
  priceSteps,
  recurringCharge,
  type PriceStep,
  type RecurringCharge,
} from './price-steps';
export {
  changeableFamily,
  childrenOf,
  emptyCart,
  groupsByType,
  installationModeOf,
  installedItems,
  isInstalled,
  isMainItem,
  isMobileItem,
  isSelfInstalled,
  keepsPlan,
  itemTypes,
  mobileItems,
  needsDelivery,
  physicalSimItems,
  sortedByType,
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
  itemsRemovedWith,
  withChoice,
  withoutItem,
  withOffer,
  withRestored,
  type RemovedItem,
} from './cart';
export { cartCookie, cartCookieOf, fitsCookie } from './cart-cookie';
export {
  cookieItems,
  parseCartCookie,
  parsePlacedOrderCookie,
  type CookieCart,
  type CookieEntry,
} from './parse-cart-cookie';
export { isPaidOrPending, placedOrderCookie, placedOrderCookieOf, type PlacedOrderName } from './placed-order';
export {
  confirmationPath,
  confirmedCheckoutType,
  devicePath,
  isLegalPage,
  legalPages,
  legalPaths,
  matchPath,
  pathFor,
  pathInLocale,
  pathsInAllLocales,
  slotOfPage,
  type LegalPage,
  type NamedPage,
  type Page,
  type PathMatch,
  type RemotePages,
  type SitePaths,
} from './site-paths';
export {
  colonOf,
  formatLocales,
  isLocale,
  type Locale,
  locales,
  luxembourgDate,
  shopTimeZone,
  withFirst,
} from './locale';
export { exceededLimit, exposureOf, exposureOfCart, type CountedItem } from './buyer-limits';
export { cartTotals, chargesOf, monthlyOf, oneOffOf, upfrontOf, type CartTotals } from './cart-totals';
export { acceptanceGroup, acceptanceKeys, contractKeys, topUpKeys } from './checkout-keys';
export { deliveryKeys, eligibilityKeys } from './address-keys';
export { sensitiveKeys } from './sensitive-keys';
export {
  installationKeys,
  mobileItemKeys,
  readSimType,
  tvItemKeys,
  type FormValues,
  numberValues,
  unknownIccid,
  withValuesOfItems,
  type NumberValues,
} from './form-keys';
export {
  billingFromEligibility,
  deliveryFromEligibility,
  eligibilityFromDelivery,
  lineAddressOf,
  toLineAddress,
} from './line-address';
export { lineAddressKeysOf, linePlansOf, type LineAddressKeys } from './line-plans';
export {
  addOnVariantLabel,
  describeAddOn,
  describeInstallationMode,
  describePlan,
  describeTvPackage,
  isRecommended,
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
  isSoldOut,
  devicePicture,
  storageText,
  tvPackageItem,
  upfrontUnder,
  withItemValues,
  type AddedItem,
} from './offers/items';
export { headlinePrice, type HeadlinePrice } from './offers/headline';
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
export {
  normaliseCreditStatus,
  type CreditCheckOutcome,
  needsProofOfResidence,
  proofBeginning,
  proofExtensions,
  proofMaxBytes,
  proofMediaType,
} from './customer-checks';
export { parseHouseNumber, parsePostcode, splitStreet } from './address-text';
export { isPrintable, printablePattern } from './printable';
export {
  readText,
  addressLines,
  compact,
  callName,
  dialledDigits,
  isSameNumber,
  fullName,
  formatIban,
  phoneHref,
  parseEmail,
  parseIban,
  parseOrderNumber,
  parseSameSitePath,
  safeOrigin,
  spacedNumber,
  withoutInvisible,
  withQuantity,
} from './text';
export { distinctNames, orderedName, orderedNames, orderedPrices } from './ordered-items';
export { timelineSteps, type TimelineStep } from './order-timeline';
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
  DeviceView,
  FixedSpeeds,
  InstallationMode,
  PriorTotal,
  StarterPackList,
  SubscriptionList,
  SubscriptionVariant,
  TopUpAmounts,
  TvPackage,
  VariantOption,
  VariantPrice,
} from './wire/catalogue';
export type {
  EndContractsRequest,
  EndedContracts,
  FollowedItem,
  FollowedOrder,
  FulfilmentReason,
  GoodsReturn,
  MyOrder,
  MyOrders,
  NumberCorrection,
  OpenedOrder,
  OpenLines,
  OrderHistoryEntry,
  OrderHistoryKind,
  OrderLinkRequest,
  OrderRefund,
  RescheduleRequest,
  ReturnRequest,
  WithdrawalAmounts,
} from './wire/my-orders';
export type { RegisteredAddress, RegisteredAddresses, RegisteredTowns } from './wire/addresses';
export type { AnalyticsConsent } from './wire/consent';
export type { DeliveredThing, DeliveryPrices, ItemDelivery } from './wire/delivery';
export type { LegalBlock, LegalText, TextRun } from './wire/legal-text';
export type { CartToken, SavedCart, SavedCartEntry } from './wire/saved-cart';
export type { Customer, CustomerLine, Session } from './wire/session';
export type {
  Acceptance,
  Voucher,
  InstallationCalendar,
  ComplementaryInformation,
  ConfirmRequest,
  CustomerInformation,
  Installation,
  OrderAddress,
  OrderItem,
  OrderMilestone,
  OrderRequest,
  OrderResponse,
  OrderResponseItem,
  PaymentState,
} from './wire/order';
export type { Exposure, RemainingLimits } from './wire/remaining-limits';
export type { ErrorCode, ErrorEntry } from './errors';
export type {
  LineAddress,
  LinePlan,
  ServiceQualificationRequest,
  ServiceQualificationResult,
} from './wire/service-qualification';
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
export { isoDate, noonOf, wireDate } from './wire-date';
