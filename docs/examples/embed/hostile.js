// Names that a page may well have, and built-in things that scripts of other years have changed.
window.cart = { items: ['not yours'] };
window.store = 'a shop around the corner';
window.dataLayer = [];
Array.prototype.last = function last() {
  return this[this.length - 1];
};
Object.defineProperty(Array.prototype, 'first', {
  value() {
    return this[0];
  },
  configurable: true,
  writable: true,
});
Object.prototype.toString.custom = true;
