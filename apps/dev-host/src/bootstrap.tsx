import '@alzette/ui/styles';
import { createRoot } from 'react-dom/client';
import { createLazyHttpPort, withServedReleases } from '@alzette/host-kit';
import { loadMessages, sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import { makeStore, persist } from '@alzette/shop-store';
import { readAloneBoot } from './alone-boot';
import { aloneServices } from './alone-services';
import { aloneMessages, Bar } from './bar/bar';
import { watchMissing } from './missing-responses';
import { type ServerRendered, renderRemote } from './render-remote';
import { RemoteSlot } from './remote-slot';
import {
  clearStorage,
  isServerRenderedTab,
  storeServerRenderedTab,
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
  const isServerRendered = isServerRenderedTab(window.location.search);
  if (requested) clearStorage();
  if (isServerRendered) storeServerRenderedTab();
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
  const messages = await loadMessages(locale, [sharedMessages, aloneMessages]);
  const served = await withServedReleases({ revision: 0, remotes: {} }, { [boot.remote]: window.location.origin });
  const [release] = served.discovery.remotes[boot.remote] ?? [];
  const { ssrRemote, fault } =
    isServerRendered && release
      ? await tryRendering(renderRemote(boot.remote, release, { store, services }))
      : notRendered;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <ShopIntlProvider locale={locale} messages={messages}>
      <Bar {...{ boot, locale, missing, isServerRendered, fault }} current={state?.id ?? null} />
      <main>
        <RemoteSlot remote={boot.remote} served={served} services={services} ssrRemote={ssrRemote} />
      </main>
    </ShopIntlProvider>,
  );
}

interface Rendering {
  readonly ssrRemote: ServerRendered | null;
  /** Why the server bundle does not render; null where it does, or leaves the address to the browser. */
  readonly fault: string | null;
}

const notRendered: Rendering = { ssrRemote: null, fault: null };

async function tryRendering(rendering: Promise<ServerRendered | null>): Promise<Rendering> {
  try {
    return { ssrRemote: await rendering, fault: null };
  } catch (error) {
    console.error(error);
    return { ssrRemote: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

void start();
