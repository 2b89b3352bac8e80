import { useSyncExternalStore, type ReactElement } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { MountProps } from '@alzette/remote-contract';
import { loadMessages, sharedMessages, ShopIntlProvider, type MessageLoader, type Locale } from '@alzette/i18n';
import { ServicesProvider } from '@alzette/remote-react';
import { checkConsole } from './check-console';
import { fakeServices, type FakeServices, type FakeServicesOptions } from './fake-services';

checkConsole();

export interface RenderWithShopOptions extends FakeServicesOptions {
  /** Message catalogues beside the shared one. */
  readonly messageLoaders?: readonly MessageLoader[];
  /** The address at the start, query included. */
  readonly path?: string;
}

/**
 * Renders a part of the shop like its host: real store, messages and providers; only the network, analytics and error
 * reports are faked. A function is rendered again for each address, like a remote.
 */
export async function renderWithShop(
  ui: ReactElement | ((props: MountProps) => ReactElement),
  options: RenderWithShopOptions = {},
): Promise<RenderResult & FakeServices & { readonly user: UserEvent; readonly locale: Locale }> {
  const { locale = 'en', messageLoaders = [], path = '/' } = options;
  window.history.replaceState(null, '', path);
  const fakes = fakeServices(options);
  const messages = await loadMessages(locale, [sharedMessages, ...messageLoaders]);
  const page = (
    <ServicesProvider services={fakes.services}>
      <ShopIntlProvider locale={locale} messages={messages}>
        {typeof ui === 'function' ? <AtAddress renderRoute={ui} /> : ui}
      </ShopIntlProvider>
    </ServicesProvider>
  );
  // Flushes responses that are available at once.
  const result = await act(async () => render(page));
  return { ...result, ...fakes, locale, user: userEvent.setup({ delay: null }) };
}

function AtAddress({ renderRoute }: { readonly renderRoute: (props: MountProps) => ReactElement }) {
  useSyncExternalStore(followAddress, () => window.location.href);
  return renderRoute({ path: window.location.pathname, query: window.location.search });
}

function followAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
