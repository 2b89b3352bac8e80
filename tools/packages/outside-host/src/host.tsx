import '@alzette/ui/styles';
import type { mount as mountCart } from '@alzette/cart/mount';
import type { ReleaseManifest } from '@alzette/discovery';
import { ShopIntlProvider } from '@alzette/i18n';
import { Page, Tag } from '@alzette/ui';
import { createRoot } from 'react-dom/client';
import { loadRelease } from './load-release';
import { createServices } from './services';

const folder = './remotes/cart';

createRoot(placeOf('head')).render(
  <ShopIntlProvider locale="fr" messages={{}}>
    <Page>
      <Tag>Outside host</Tag>
    </Page>
  </ShopIntlProvider>,
);
await showCart(placeOf('place'));

async function showCart(element: HTMLElement) {
  const manifest = (await (await fetch(`${folder}/release.json`)).json()) as ReleaseManifest;
  const mount: typeof mountCart = await loadRelease(manifest, folder);
  mount(element, {
    services: createServices(),
    props: { path: '/fr/panier', query: '' },
    signal: new AbortController().signal,
    onReady: () => element.setAttribute('data-ready', ''),
    onFatal: (error) => console.error(error),
  });
}

function placeOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
