import { addressOf } from './run-smoke-test';

const settings = {
  paths: {
    cart: { fr: 'panier', en: 'cart', de: 'warenkorb' },
    checkout: { fr: 'checkout', en: 'checkout', de: 'checkout' },
  },
  pages: { loyalty: { path: { fr: 'fidelite', en: 'loyalty', de: 'treue' } } },
};

it.each([
  ['cart', '/fr/panier'],
  ['checkout/esales', '/fr/checkout'],
  ['checkout/prepaid_top_up', '/fr/checkout?step=confirmation&type=prepaid_top_up'],
  ['loyalty', '/fr/fidelite'],
])('[P3] a smoke test in the slot %s opens the page %s', (slot, address) => {
  expect(addressOf(slot, settings)).toBe(address);
});

it('[P3] a smoke test in a slot without a page says where pages are named', () => {
  expect(() => addressOf('nowhere', settings)).toThrow('package.json');
});
