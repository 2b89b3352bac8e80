import '@alzette/ui/styles';
import { createRoot } from 'react-dom/client';
import { createLazyHttpPort, withServedReleases } from '@alzette/host-kit';
import { loadMessages, sharedCatalogue, ShopIntlProvider } from '@alzette/i18n';
import { makeStore, persist } from '@alzette/shop-store';
import { readAloneBoot } from './alone-boot';
import { aloneServices } from './alone-services';
import { Bar } from './bar/bar';
import { aloneCatalogue } from './catalogue';
import { watchMissing } from './missing-answers';
import { RemoteSlot } from './remote-slot';
import { askedState, localeOf } from './state/address';
import { keepState, keptState } from './state/kept-state';
import { forgetEverything, setUp } from './state/set-up';

async function start(): Promise<void> {
  const boot = readAloneBoot();
  const locale = localeOf(window.location.pathname);
  document.documentElement.lang = locale;
  const asked = askedState(window.location.search, boot.states);
  if (asked) forgetEverything();
  const store = makeStore();
  const { http, missing } = watchMissing(createLazyHttpPort());
  persist(store, () => undefined);
  if (asked) {
    await setUp(store, http, locale, asked).catch((error: unknown) => console.error(error));
    keepState(asked.id);
    window.history.replaceState(null, '', `/${locale}/${asked.path[locale]}`);
  }
  const state = boot.states.find(({ id }) => id === keptState());
  const services = aloneServices({ operator: boot.operator, bypass: state?.bypass ?? [], store, http, locale });
  const messages = await loadMessages(locale, [sharedCatalogue, aloneCatalogue]);
  const served = await withServedReleases({ revision: 0, remotes: {} }, { [boot.remote]: window.location.origin });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <ShopIntlProvider locale={locale} messages={messages}>
      <Bar boot={boot} locale={locale} missing={missing} current={state?.id ?? null} />
      <main>
        <RemoteSlot remote={boot.remote} served={served} services={services} />
      </main>
    </ShopIntlProvider>,
  );
}

void start();
