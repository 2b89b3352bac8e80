import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { loadMessages, type Locale, sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import type { HostServices, HttpPort } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-react';
import { type CartItem, type ChangedLine, type FormValues, offerOf } from '@alzette/shop-model';
import { aDeviceOffer, aMobileVariant } from '@alzette/shop-model/testing';
import {
  makeStore,
  selectItems,
  selectSubscriptionItems,
  selectTypedValues,
  selectValues,
  type SharedState,
} from '@alzette/shop-store';
import { CartItemCard } from '../cart-item/cart-item-card';
import { widgetMessages } from '../messages';

interface Surroundings {
  readonly locale?: Locale;
  readonly items?: readonly CartItem[];
  readonly values?: FormValues;
  readonly session?: SharedState['session'];
  readonly http?: HttpPort['request'];
}

/** For this lib's specs: real store and messages; navigations and events are recorded. */
export async function renderWidget(
  ui: ReactElement,
  { locale = 'en', items = [], values = {}, session, http }: Surroundings = {},
) {
  const store = makeStore({
    cart: { ...makeStore().getState().cart, items },
    checkoutForm: { values },
    ...(session && { session }),
  } as never);
  const navigations: string[] = [];
  const tracked: unknown[] = [];
  const reported: unknown[] = [];
  const services = {
    store,
    locale,
    http: { request: http ?? (() => Promise.reject(new Error('No value is registered'))) },
    report: (error: unknown) => void reported.push(error),
    navigate: (path: string) => void navigations.push(path),
    track: (event: string, data: unknown) => void tracked.push({ event, data }),
    settings: {
      name: 'Alzette',
      prepaidOperatorCode: 'alzette-prepaid',
      cardMarks: ['CardPay', 'VISA', 'LuxCard', 'Mastercard'],
      support: { phone: '8002 4000', opensAt: 8, closesAt: 20 },
      paths: {
        mobile: { fr: 'mobile', en: 'mobile', de: 'mobil' },
        phones: { fr: 'telephones', en: 'phones', de: 'handys' },
      },
      vatPercent: 17,
    },
  } as unknown as HostServices;
  const messages = await loadMessages(locale, [sharedMessages, widgetMessages]);
  render(
    <ServicesProvider services={services}>
      <ShopIntlProvider locale={locale} messages={messages}>
        {ui}
      </ShopIntlProvider>
    </ServicesProvider>,
  );
  return {
    user: userEvent.setup(),
    store,
    navigations,
    tracked,
    reported,
    itemsNow: () => selectItems(store.getState()),
    valuesNow: () => selectValues(store.getState()),
    typedNow: () => selectTypedValues(store.getState()),
  };
}

export function CardsOfCart() {
  return useSelector(selectSubscriptionItems).map((item) => (
    <CartItemCard key={item.identifier} item={item} onRemove={() => undefined} />
  ));
}

export const plan = aMobileVariant({
  options: { data: { code: 'data-40', label: '40 GB' }, data_eu: { code: 'null_eu', label: '' } },
  attributes: {},
  highlights: [],
});

const phone = aDeviceOffer({
  code: 'ernz-9-256-blue-f24',
  name: 'Ernz 9',
  product: { code: 'ernz-9', name: 'Ernz 9' },
  taxon: 'ernz-9',
  colour: { id: 'blue', label: 'Blue', swatch: '#20426a' },
  subscription: plan,
  additionals: [],
});

/** A device with its plan: 46.99 € a month, 168.00 € today. */
export function aPhone(overrides: Partial<CartItem> = {}, changedLine: ChangedLine | null = null): CartItem {
  return { ...offerOf(phone).item({ identifier: 'device-1', origin: '/en/phones/ernz-9', changedLine }), ...overrides };
}

/** Paid at once: no instalment and no funding. */
export function aPaidPhone(): CartItem {
  const device_funding = { code: 'no_funding', label: 'Paid at once', extra: '677,00', months: null };
  const price = { applied: { newCustomer: 0, existingCustomer: 0 }, original: 0, discountDuration: null };
  return offerOf({ ...phone, price, options: { device_funding } }).item({
    identifier: 'device-2',
    origin: '/en/phones/ernz-9',
  });
}

export function anItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' }), ...overrides };
}

/** The text of the page with plain spaces: money formats use narrow and non-breaking ones. */
export function pageText(): string {
  return document.body.textContent.replace(/\s+/gu, ' ');
}
