export { formatLocales, isLocale, localeNames, locales, type Locale } from './locale';
export { defineCatalogue, loadMessages, type Catalogue, type Messages } from './catalogue';
export { sharedCatalogue } from './shared-catalogue';
export { ShopIntlProvider, type ShopIntlProviderProps } from './shop-intl-provider';
export { useShopLocale } from './locale';
export { formatMoney, moneyParts, type MoneyParts } from './format';
export { formatDate, todayInLuxembourg, type DateStyle } from './format';
export {
  devicePath,
  matchPath,
  pathFor,
  pathInLocale,
  pathsInAllLocales,
  type NamedPage,
  type Page,
  type PathMatch,
  type RemotePages,
  type SitePaths,
} from '@alzette/shop-model';
export { expectSameIds } from './expect-same-ids';
