export { CartItemCard } from './cart-item-card';
export { widgetsCatalogue } from './catalogue';
export { CartTotals } from './cart-totals';
export { EmptyCart } from './empty-cart';
export { MobileLineCard } from './mobile-line-card';
export { MonthlyPrice, OneOffPrice } from './money-price';
export { PromoText } from './promo-text';
export { SecurePaymentBlock } from './secure-payment-block';
export { SimTypeChoice } from './sim-type-choice';
