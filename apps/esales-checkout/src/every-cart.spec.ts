import { applicableSteps, inState } from '@alzette/checkout-kit';
import type { CartItem } from '@alzette/shop-model';
import { aCartItem, aDeviceItem } from '@alzette/testing';
import { steps } from './steps';
import { aFlowState } from './testing/flow-state';
import { anInstalledItem } from './testing/installation';

/** A possible item of a cart, with its needs besides the contract, written down by hand. */
interface Kind {
  readonly name: string;
  readonly item: CartItem;
  readonly travels: boolean;
  readonly isInstalled: boolean;
}

const free = { ...aCartItem().price, activationFee: 0, upfront: 0 };
const forFree = (item: CartItem): CartItem => ({
  ...item,
  price: free,
  subscription: item.subscription && { ...item.subscription, price: free },
});
const installed = (type: CartItem['type'], overrides: Partial<CartItem> = {}) =>
  anInstalledItem({ type, identifier: type, ...overrides });

const kinds: readonly Kind[] = [
  { name: 'phone with plan', item: aDeviceItem({ simType: 'eSIM' }), travels: true, isInstalled: false },
  { name: 'mobile, SIM card', item: aCartItem({ identifier: 'sim' }), travels: true, isInstalled: false },
  {
    name: 'mobile, eSIM',
    item: aCartItem({ identifier: 'esim', simType: 'eSIM' }),
    travels: false,
    isInstalled: false,
  },
  { name: 'internet', item: installed('internet'), travels: false, isInstalled: true },
  {
    name: 'internet and mobile',
    item: installed('internet-mobile', { simType: 'eSIM' }),
    travels: false,
    isInstalled: true,
  },
  { name: 'TV', item: installed('tv'), travels: false, isInstalled: true },
  { name: 'duo', item: installed('duo'), travels: false, isInstalled: true },
  {
    name: 'add-on by post',
    item: aCartItem({ identifier: 'box', type: 'subscription-additional', simType: null, deliverable: true }),
    travels: true,
    isInstalled: false,
  },
  {
    name: 'TV package',
    item: aCartItem({ identifier: 'pack', type: 'tv-package', simType: null }),
    travels: false,
    isInstalled: false,
  },
];

/** Every cart of these kinds that is not empty. */
const carts = Array.from({ length: 2 ** kinds.length - 1 }, (_, number) =>
  kinds.filter((_kind, bit) => Math.floor((number + 1) / 2 ** bit) % 2 === 1),
);
const modes = ['new', 'change'] as const;
const booleans = [true, false];

describe('the steps of every cart', () => {
  it.each(booleans)('[G1, G6] follow from its items, in both modes, paid or not (guest: %s)', (isGuest) => {
    let seen = 0;
    for (const cart of carts) {
      for (const subscriptionMode of modes) {
        for (const isPaid of booleans) {
          const items = cart.map(({ item }) => ({ ...(isPaid ? item : forFree(item)), subscriptionMode }));
          const state = aFlowState({ items, isGuest });
          expect(applicableSteps(steps, state).map(({ labelMessage }) => inState(labelMessage, state))).toEqual(
            expectedLabels(cart, isPaid, isGuest),
          );
          seen += 1;
        }
      }
    }
    expect(seen).toBe(511 * 2 * 2);
  });
});

function expectedLabels(cart: readonly Kind[], isPaid: boolean, isGuest: boolean): readonly string[] {
  const isInstalled = cart.some((kind) => kind.isInstalled);
  const hasDelivery = isInstalled || cart.some(({ travels }) => travels);
  return [
    'checkout.cart.label',
    isGuest ? 'checkout.contract.label' : 'checkout.contract.label.customer',
    ...(hasDelivery ? [isInstalled ? 'checkout.delivery.installation.label' : 'checkout.delivery.label'] : []),
    isPaid ? 'checkout.summary.label' : 'checkout.summary.no-payment.label',
    'checkout.confirmation.label',
  ];
}
