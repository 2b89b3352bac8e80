import { screen, within } from '@testing-library/react';
import { checkoutKitMessages } from '@alzette/checkout-kit';
import type { PublicSettings } from '@alzette/operator-config';
import { type CartItem, contractKeys, type Customer, type FormValues, type Locale } from '@alzette/shop-model';
import { fetchQuery } from '@alzette/shop-client';
import { browserStorage, type CartState, customerLoggedIn } from '@alzette/shop-store';
import { widgetMessages } from '@alzette/shop-widgets';
import { aCartItem, fakeHttp, type FakeHttp, renderWithShop, storeWith } from '@alzette/testing';
import { checkoutMessages } from '../messages';
import { Checkout } from '../checkout';
import { personKey } from '../contract-step/contract-schema';
import { contractForms } from '../contract-step/load-forms';
import { holdProof } from '../contract-step/proof-of-residence';
import { creditCheckPassed, orderSlice } from '../flow/order-progress';
import { laterSteps } from '../load-steps';
import { paths } from './summary-http';

interface RenderCheckoutOptions {
  readonly step?: string;
  /** More of the address, without the `&` before it. */
  readonly query?: string;
  readonly items?: readonly CartItem[];
  readonly values?: FormValues;
  readonly cart?: Partial<CartState>;
  readonly http?: FakeHttp;
  readonly locale?: Locale;
  readonly settings?: Partial<PublicSettings>;
  readonly customer?: Customer;
  /** An action from before the page opened. */
  readonly before?: { readonly type: string } | null;
}

/** The whole checkout at one of its steps. */
export async function renderCheckout(options: RenderCheckoutOptions = {}) {
  const {
    step,
    query,
    items = [aCartItem()],
    values = {},
    cart = {},
    http = fakeHttp(),
    locale = 'en',
    settings = {},
    before,
    customer,
  } = options;
  const store = storeWith({ items, values, cart });
  store.inject(orderSlice);
  browserStorage.remove('sessionStorage', 'alzette.checkout.begun');
  // After the contract step the shopper has passed the credit check.
  if (step !== undefined && step !== 'contract') store.dispatch(creditCheckPassed({ person: personKey(values) }));
  if (values[contractKeys.residentFileState] === 'VALID') holdProof(store, aProof);
  if (before) store.dispatch(before);
  if (customer) store.dispatch(customerLoggedIn({ customer }));
  http.on('GET', paths.deliveryPrices, { parcel: 599, sim: 100 });
  // After a failure the step shows the error.
  await fetchQuery(http, locale, laterSteps).catch(() => null);
  await fetchQuery(http, locale, contractForms).catch(() => null);
  const address = [step && `step=${step}`, query].filter(Boolean).join('&');
  const page = await renderWithShop((props) => <Checkout {...props} />, {
    messageLoaders: [widgetMessages, checkoutKitMessages, checkoutMessages],
    store,
    http,
    locale,
    settings,
    path: `/${locale}/checkout?${address}`,
  });
  return { ...page, http };
}

/** The content of the file that the typed values name. */
export const aProof = { filename: 'bill.pdf', content: btoa('%PDF-1.7 bill') };

/** The button under the cards, which comes before the same button in a phone's bar. */
export function firstButton(name: string | RegExp): HTMLElement {
  return screen.getAllByRole('button', { name })[0] as HTMLElement;
}

export const title = () => screen.getByRole('heading', { level: 1 });
export const errorSummary = () => within(screen.getByRole('group', { name: /correcting/u }));
export const events = (tracked: readonly { readonly event: string }[]) => tracked.map(({ event }) => event);
