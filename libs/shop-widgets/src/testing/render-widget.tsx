import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices } from '@alzette/remote-contract';
import { loadMessages, sharedCatalogue, ShopIntlProvider, type Locale } from '@alzette/i18n';
import { ServicesProvider } from '@alzette/remote-kit';
import { mobileItem, type CartItem, type MobileVariant } from '@alzette/shop-model';
import { freshCart, makeStore, selectItems } from '@alzette/shop-store';
import { widgetsCatalogue } from '../catalogue';

interface Surroundings {
  readonly locale?: Locale;
  readonly items?: readonly CartItem[];
}

/** For this lib's specs, which may not use the testing lib: real store and words, navigations and events recorded. */
export async function renderWidget(ui: ReactElement, { locale = 'en', items = [] }: Surroundings = {}) {
  const store = makeStore({ cart: { ...freshCart(), items } } as never);
  const navigations: string[] = [];
  const tracked: unknown[] = [];
  const services = {
    store,
    locale,
    navigate: (path: string) => void navigations.push(path),
    track: (event: string, data: unknown) => void tracked.push({ event, data }),
    settings: {
      cardMarks: ['CardPay', 'VISA', 'LuxCard', 'Mastercard'],
      support: { phone: '8002 4000', opensAt: 8, closesAt: 20 },
      paths: { mobile: { fr: 'mobile', en: 'mobile', de: 'mobil' } },
      vatPercent: 17,
    },
  } as unknown as HostServices;
  const messages = await loadMessages(locale, [sharedCatalogue, widgetsCatalogue]);
  render(
    <ServicesProvider services={services}>
      <ShopIntlProvider locale={locale} messages={messages}>
        {ui}
      </ShopIntlProvider>
    </ServicesProvider>,
  );
  return { user: userEvent.setup(), navigations, tracked, itemsNow: () => selectItems(store.getState()) };
}

export const plan: MobileVariant = {
  type: 'mobile',
  code: 'mobile-m-24',
  name: 'Mobile M',
  product: { code: 'mobile-m', name: 'Mobile M' },
  price: { applied: { newCustomer: 2499, existingCustomer: 2799 }, original: 2999, discountDuration: 12 },
  activationFee: 1900,
  activationFeeName: 'Line activation',
  commitment: { months: 24, text: '24-month term' },
  options: { data: { code: 'data-40', label: '40 GB' }, data_eu: { code: 'null_eu', label: '' } },
  attributes: {},
  highlights: [],
  esim: true,
};

export function aLine(overrides: Partial<CartItem> = {}): CartItem {
  return { ...mobileItem(plan, { identifier: 'line-1', origin: '/en/mobile' }), ...overrides };
}

/** The whole text of the page with plain spaces: money formats use narrow and non-breaking ones. */
export function pageText(): string {
  return (document.body.textContent ?? '').replace(/\s+/gu, ' ');
}
