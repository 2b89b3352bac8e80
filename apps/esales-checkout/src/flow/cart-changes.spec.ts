import { aCartItem } from '@alzette/testing';
import { cartChanges, orderedItems } from './cart-changes';

const item = aCartItem();
const box = aCartItem({
  identifier: 'box',
  type: 'subscription-additional',
  parentIdentifier: item.identifier,
  product: { code: 'box', name: 'Wifi box' },
  variant: { code: 'box-7', name: 'Wifi box' },
});

describe('a cart that is no longer what its order was made of', () => {
  it.each([
    ['an item more', [item], [item, box], [['added', 'Wifi box']]],
    ['an item less', [item, box], [item], [['removed', 'Wifi box']]],
    ['another quantity', [item, box], [item, { ...box, quantity: 2 }], [['quantity', 'Wifi box']]],
    ['another SIM', [item], [aCartItem({ simType: 'eSIM' })], [['changed', 'Mobile M']]],
    ['a kept number', [item], [aCartItem({ keepNumber: true })], [['changed', 'Mobile M']]],
    ['a voucher', [item], [aCartItem({ voucher: { voucherCode: 'ONCE', amount: 500 } })], [['changed', 'Mobile M']]],
    ['the same items', [item, box], [item, box], []],
    ['refreshed texts', [item], [aCartItem({ facts: ['50 GB'] })], []],
  ])('[K12] differs by %s', (_what, ordered, items, expected) => {
    expect(cartChanges(orderedItems(ordered), items).map(({ kind, name }) => [kind, name])).toEqual(expected);
  });

  it('[K12] has no changes without an order', () => {
    expect(cartChanges([], [item])).toEqual([]);
  });
});
