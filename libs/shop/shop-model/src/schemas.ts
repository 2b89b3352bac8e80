// JSON Schemas of the wire, for servers and tests. Browsers import the types from the index instead,
// so that no schema code reaches a page.
export { errorEntry } from './errors';
export { BoundedArray, BoundedString, maxItems, maxLengths } from './wire/bounds';
export * from './wire/problem';
export * from './wire/addresses';
export * from './wire/catalogue';
export * from './wire/consent';
export * from './wire/delivery';
export * from './wire/legal-text';
export * from './wire/my-orders';
export * from './wire/order';
export * from './wire/remaining-limits';
export * from './wire/saved-cart';
export * from './wire/service-qualification';
export * from './wire/session';
export * from './wire/tools';
