import '@alzette/ui/styles';
import { createRoot } from 'react-dom/client';
import { loadMessages, sharedCatalogue } from '@alzette/i18n';
import { makeStore, persist } from '@alzette/shop-store';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { freezeIntegrity } from './boot/integrity-map';
import { readBoot } from './boot/read-boot';
import { shellCatalogue } from './catalogue';
import { createHostServices } from './services/host-services';
import { refreshCart } from './services/refresh-cart';
import { Shell } from './shell';

async function start(): Promise<void> {
  const boot = readBoot();
  freezeIntegrity(boot.discovery);
  const store = makeStore();
  const services = createHostServices(boot, store);
  persist(store, () => services.report(new Error('The browser refuses to store the cart'), { operation: 'storage' }));
  const messages = await loadMessages(boot.locale, [sharedCatalogue, widgetsCatalogue, shellCatalogue]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(<Shell boot={boot} services={services} messages={messages} />);
  refreshCart(store, services.http, boot.locale).catch((error: unknown) =>
    services.report(error, { operation: 'cart refresh' }),
  );
}

void start();
