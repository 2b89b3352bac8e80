// The shop's checks of a cart when the shopper continues, in a chunk of their own.
export { CartProblems } from './cart-problems';
export { checkCart } from './find-problems';
export { LineAddressCard } from './line-address-card';
