import '@alzette/ui/styles';
import { createRoot } from 'react-dom/client';
import { createLazyHttpPort, withServedReleases } from '@alzette/host-kit';
import { loadMessages, sharedCatalogue, ShopIntlProvider } from '@alzette/i18n';
import { makeStore, persist } from '@alzette/shop-store';
import { readAloneBoot } from './alone-boot';
import { aloneServices } from './alone-services';
import { aloneCatalogue, Bar } from './bar/bar';
import { watchMissing } from './missing-answers';
import { type DrawnByServer, drawRemote } from './draw-remote';
import { RemoteSlot } from './remote-slot';
import {
  clearStorage,
  isDrawnTab,
  storeDrawnTab,
  storeState,
  storedState,
  localeOf,
  requestedState,
  setUp,
} from './state';

async function start(): Promise<void> {
  const boot = readAloneBoot();
  const locale = localeOf(window.location.pathname);
  document.documentElement.lang = locale;
  const requested = requestedState(window.location.search, boot.states);
  const isDrawn = isDrawnTab(window.location.search);
  if (requested) clearStorage();
  if (isDrawn) storeDrawnTab();
  const store = makeStore();
  const { http, missing } = watchMissing(createLazyHttpPort());
  persist(store, () => undefined);
  if (requested) {
    await setUp(store, http, locale, requested).catch((error: unknown) => console.error(error));
    storeState(requested.id);
    window.history.replaceState(null, '', `/${locale}/${requested.path[locale]}`);
  }
  const state = boot.states.find(({ id }) => id === storedState());
  const services = aloneServices({ operator: boot.operator, bypass: state?.bypass ?? [], store, http, locale });
  const messages = await loadMessages(locale, [sharedCatalogue, aloneCatalogue]);
  const served = await withServedReleases({ revision: 0, remotes: {} }, { [boot.remote]: window.location.origin });
  const [release] = served.discovery.remotes[boot.remote] ?? [];
  const { drawn, fault } =
    isDrawn && release ? await tryDrawing(drawRemote(boot.remote, release, { store, services })) : notDrawn;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <ShopIntlProvider locale={locale} messages={messages}>
      <Bar {...{ boot, locale, missing, isDrawn, fault }} current={state?.id ?? null} />
      <main>
        <RemoteSlot remote={boot.remote} served={served} services={services} drawn={drawn} />
      </main>
    </ShopIntlProvider>,
  );
}

interface Drawing {
  readonly drawn: DrawnByServer | null;
  /** Why the server part does not draw; null where it does, or leaves the address to the browser. */
  readonly fault: string | null;
}

const notDrawn: Drawing = { drawn: null, fault: null };

async function tryDrawing(drawing: Promise<DrawnByServer | null>): Promise<Drawing> {
  try {
    return { drawn: await drawing, fault: null };
  } catch (error) {
    console.error(error);
    return { drawn: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

void start();
