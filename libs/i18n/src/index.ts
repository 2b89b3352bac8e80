export { formatLocale, ShopIntlProvider, type ShopMessages } from './shop-intl-provider';
export { formatMoney, priceStyle } from './money-format';
export { formatDate } from './date-format';
export { matchPath, pathFor, type Page, type SitePaths } from './site-paths';
export { differingIds } from './same-ids';
