/** The languages of the shop, as `locales` of `libs/shop/shop-model` has them: tools load no TypeScript. */
module.exports = ['fr', 'en', 'de'];
