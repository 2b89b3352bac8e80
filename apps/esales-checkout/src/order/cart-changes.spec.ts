import { aCartItem } from '@alzette/testing';
import { cartChanges, orderedLines } from './cart-changes';

const line = aCartItem();
const box = aCartItem({
  identifier: 'box',
  type: 'subscription-additional',
  parentIdentifier: line.identifier,
  product: { code: 'box', name: 'Wifi box' },
  variant: { code: 'box-7', name: 'Wifi box' },
});

describe('a cart that is no longer what its order was made of', () => {
  it.each([
    ['an item more', [line], [line, box], [['added', 'Wifi box']]],
    ['an item less', [line, box], [line], [['removed', 'Wifi box']]],
    ['another quantity', [line, box], [line, { ...box, quantity: 2 }], [['quantity', 'Wifi box']]],
    ['another SIM', [line], [aCartItem({ simType: 'eSIM' })], [['changed', 'Mobile M']]],
    ['a kept number', [line], [aCartItem({ keepNumber: true })], [['changed', 'Mobile M']]],
    ['a voucher', [line], [aCartItem({ voucher: { voucherCode: 'ONCE', amount: 500 } })], [['changed', 'Mobile M']]],
    ['the same items', [line, box], [line, box], []],
    ['refreshed texts', [line], [aCartItem({ facts: ['50 GB'] })], []],
  ])('[K12] differs by %s', (_what, ordered, items, expected) => {
    expect(cartChanges(orderedLines(ordered), items).map(({ kind, name }) => [kind, name])).toEqual(expected);
  });

  it('[K12] has no changes without an order', () => {
    expect(cartChanges([], [line])).toEqual([]);
  });
});
