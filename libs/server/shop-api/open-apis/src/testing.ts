export type { OrderNotification } from './order-notifications/notification';
export type { ProductOrder, ProductOrderPatch } from './product-orders/product-order';
export type { ShoppingCart, TmfCartItem } from './shopping-carts/shopping-cart';
