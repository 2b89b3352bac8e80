export { appointmentRoutes } from './appointments/appointment-routes';
export { documentRoutes } from './documents/document-routes';
export { hubRoutes } from './order-notifications/hub-routes';
export { deliverNotification, notifySubscribers } from './order-notifications/notify-subscribers';
export { productOrderRoutes } from './product-orders/product-order-routes';
export { type ShoppingCartContext, shoppingCartRoutes } from './shopping-carts/shopping-cart-routes';
