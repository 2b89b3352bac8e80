export {
  formatLocales,
  isLocale,
  localeNames,
  locales,
  type Locale,
  useShopLocale,
  formatMoney,
  formatShortMoney,
  moneyParts,
  type MoneyParts,
  formatDate,
  todayInLuxembourg,
  type DateStyle,
} from './locale';
export { defineMessageLoader, loadMessages, type MessageLoader, type MessageId, type Messages } from './message-loader';
export { sharedMessages } from './shared-messages';
export { MoreMessages, type MoreMessagesProps } from './more-messages';
export { PhoneLink } from './phone-link';
export { ShopIntlProvider, type ShopIntlProviderProps } from './shop-intl-provider';
export {
  devicePath,
  isLegalPage,
  legalPages,
  matchPath,
  pathFor,
  pathInLocale,
  pathsInAllLocales,
  type LegalPage,
  type NamedPage,
  type Page,
  type PathMatch,
  type RemotePages,
  type SitePaths,
} from '@alzette/shop-model';
export { expectSameIds } from './expect-same-ids';
