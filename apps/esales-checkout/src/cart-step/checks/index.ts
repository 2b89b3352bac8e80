// What the shop says of a cart when the shopper goes on, a chunk of its own.
export { CartProblems } from './cart-problems';
export { findCartProblems } from './find-problems';
