export { returnUrl } from './pay';
export { settleOrder } from './settle-orders';
