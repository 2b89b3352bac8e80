import { confirmedCheckoutType, slotOfPage } from './site-paths';

it.each([
  ['esales', '', 'checkout/esales'],
  ['prepaid_top_up', '', 'checkout/prepaid_top_up'],
  ['prepaid_starter_pack', '?step=number', 'checkout/prepaid_starter_pack'],
  ['esales', '?step=confirmation&order_token=a', 'checkout/esales'],
  ['esales', '?step=confirmation&type=prepaid_top_up', 'checkout/prepaid_top_up'],
  ['prepaid_top_up', '?type=prepaid_starter_pack&step=confirmation', 'checkout/prepaid_starter_pack'],
  ['prepaid_top_up', '?step=confirmation&type=esales', 'checkout/esales'],
  ['esales', '?step=contract&type=prepaid_top_up', 'checkout/esales'],
  ['esales', '?step=confirmation&type=rental', null],
  ['esales', '?step=confirmation&type=toString', null],
  ['rental', '', null],
])('[A4, A5] a cart of %s at %j has the slot %j', (checkoutType, query, slot) => {
  const type = confirmedCheckoutType(new URLSearchParams(query)) ?? checkoutType;
  expect(slotOfPage({ page: 'checkout', slot: null }, type)).toBe(slot);
});

it('[P1] the cart and each page of the operator’s settings have a slot', () => {
  expect(slotOfPage({ page: 'cart', slot: null }, 'esales')).toBe('cart');
  expect(slotOfPage({ page: null, slot: 'loyalty' }, 'esales')).toBe('loyalty');
  expect(slotOfPage({ page: 'mobile', slot: null }, 'esales')).toBeNull();
});
