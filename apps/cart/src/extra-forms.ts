// A chunk of its own: most shoppers open neither form.
export { SaveCartForm } from './save-cart-form';
export { VoucherForm } from '@alzette/shop-widgets';
