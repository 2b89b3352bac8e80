export { MonthlyPrice, OneOffPrice } from './money-price';
export { PromoText } from './promo-text';
export { useShopLocale } from './use-shop-locale';
