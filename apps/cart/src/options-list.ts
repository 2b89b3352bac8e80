// A chunk of its own: most shoppers never open the options.
export { AddOnList } from '@alzette/shop-widgets/offers';
