import { act, screen } from '@testing-library/react';
import { checkoutKitMessages } from '@alzette/checkout-kit';
import { fetchQuery } from '@alzette/shop-client';
import {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  type FormValues,
  type PrepaidProduct,
  topUpKeys,
} from '@alzette/shop-model';
import { type CartState, selectCart, type ShopStore } from '@alzette/shop-store';
import { widgetMessages } from '@alzette/shop-widgets';
import { anOrder, anOrderItem, aTopUp, fakeHttp, type FakeHttp, renderWithShop, storeWith } from '@alzette/testing';
import { prepaidMessages } from '../messages';
import { paymentSteps } from '../load-steps';
import { PrepaidCheckout } from '../prepaid-checkout';
import { keepPlacedOrder } from '../prepaid-order';

interface RenderPrepaidOptions {
  readonly step?: string;
  /** More of the address, without the `&` before it. */
  readonly query?: string;
  readonly product?: PrepaidProduct | null;
  readonly values?: FormValues;
  readonly http?: FakeHttp;
  /** The store of an earlier rendering: the tab's storage is kept, as after a reload. */
  readonly reloaded?: ShopStore;
  readonly cart?: Partial<CartState>;
  /** Whether this tab made the order `order-token-1` from its cart. */
  readonly isOurs?: boolean;
}

/** The whole prepaid checkout at one of its steps. */
export async function renderPrepaid({
  step,
  query,
  product = aTopUp(),
  values = {},
  http = fakeHttp(),
  reloaded,
  cart = {},
  isOurs = true,
}: RenderPrepaidOptions = {}) {
  const checkoutType = product?.type ?? 'prepaid_top_up';
  const store = reloaded ?? storeWith({ values, cart: { prepaid: product, checkoutType, ...cart } });
  if (!reloaded) window.sessionStorage.clear();
  if (isOurs) keepPlacedOrder({ cart: selectCart(store.getState()).id, tokenValue: 'order-token-1' });
  await fetchQuery(http, 'en', paymentSteps);
  const address = [step && `step=${step}`, query].filter(Boolean).join('&');
  const page = await renderWithShop((props) => <PrepaidCheckout {...props} />, {
    messageLoaders: [widgetMessages, checkoutKitMessages, prepaidMessages],
    store,
    http,
    path: `/en/checkout?${address}`,
  });
  return { ...page, http };
}

export const paths = {
  order: '/api/v2/shop/alzette/order',
  payment: '/api/v2/tool/cardpay/url',
  read: '/api/v2/shop/orders/order-token-1',
  confirm: '/api/v2/shop/alzette/order/order-token-1/confirm',
  message: '/api/content/confirmation-messages',
} as const;

const number = {
  productVariant: { code: 'top-up-20' },
  identifier: 'top-up-20',
  subscriptionMode: 'new',
  keepNumber: false,
  currentOperator: null,
  currentPhoneNumber: '+352691123456',
  iccid: null,
  simType: null,
} as const;

/** A top-up of 20.00 € for 691 123 456, just made. */
export function aTopUpOrder(overrides: Parameters<typeof anOrder>[0] = {}) {
  const item = anOrderItem({
    identifier: 'top-up-20',
    type: 'prepaid-top-up',
    variantCode: 'top-up-20',
    variantName: '€20 top-up',
    monthly: 0,
    activationFee: 0,
    upfront: 2000,
  });
  return anOrder({ total: 2000, monthlyTotal: 0, items: [item], complementaryInformations: [number], ...overrides });
}

export const topUpValues: FormValues = {
  [topUpKeys.phoneNumber]: '691 123 456',
  [acceptanceKeys.conditions]: true,
};

export const starterValues: FormValues = {
  [contractKeys.firstname]: 'Ada',
  [contractKeys.lastname]: 'Weber',
  [contractKeys.email]: 'ada@example.lu',
  [contractKeys.emailConfirm]: 'ada@example.lu',
  [deliveryKeys.street]: 'rue du Moulin',
  [deliveryKeys.streetNumber]: '24',
  [deliveryKeys.postalCode]: '4251',
  [deliveryKeys.city]: 'Esch-sur-Alzette',
  [acceptanceKeys.conditions]: true,
};

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const title = () => screen.getByRole('heading', { level: 1 });
export const submit = () => screen.getByRole('button', { name: 'Order with obligation to pay' });
